import custom from '@karite/custom/backoffice';
import { type ThemeConfig, theme } from 'antd';

/** The shop's accent (R1511, the default colour of a category). */
const ACCENT = '#b54e5a';

const shared: ThemeConfig = { cssVar: { key: 'karite' }, hashed: false };

/** The reader's setting wins over antd's animations. */
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const token: ThemeConfig['token'] = {
  motion,
  colorPrimary: ACCENT,
  colorInfo: ACCENT,
  borderRadius: 8,
  controlHeight: 36,
  // The type scale of `tokens.css`.
  fontSizeSM: 12,
  fontSize: 14,
  fontSizeLG: 16,
  fontSizeXL: 20,
  fontSizeHeading5: 16,
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  wireframe: false,
};

/** Warm paper by day. */
const light: ThemeConfig = {
  ...shared,
  token: {
    ...token,
    colorTextBase: '#2b201b',
    colorTextSecondary: '#66564c',
    colorBgBase: '#fffdfa',
    colorTextPlaceholder: '#86766e',
    colorTextDescription: '#66564c',
    colorBgLayout: '#f8f4ef',
    colorBorder: '#d3c6ba',
    colorBorderSecondary: '#e8dfd5',
    colorLink: '#8e3944',
    colorLinkHover: '#7e2f39',
    colorError: '#b3261e',
    colorErrorBg: '#fbeae7',
    colorErrorBorder: '#eebdb7',
    colorSuccess: '#23744b',
    colorSuccessBg: '#e6f2ea',
    colorSuccessBorder: '#b9d9c6',
    colorWarning: '#b27508',
    colorWarningBg: '#fcf3dd',
    colorWarningBorder: '#ecd39a',
    colorInfoBg: '#eaf2f6',
    colorInfoBorder: '#bfd7e3',
  },
  components: {
    Tooltip: { colorBgSpotlight: '#3a2e2b' },
    // « Non » stands in white on it.
    Switch: { colorTextQuaternary: '#7d6d65', colorTextTertiary: '#66564c' },
  },
};

/** The same colours in dark mode: brown, never black. */
const dark: ThemeConfig = {
  ...shared,
  algorithm: theme.darkAlgorithm,
  token: {
    ...token,
    colorTextBase: '#f7ece5',
    colorTextSecondary: '#b8a49b',
    colorBgBase: '#191413',
    colorTextPlaceholder: '#9d8a81',
    colorTextDescription: '#b8a49b',
    colorBgLayout: '#191413',
    colorBorder: '#5a4a45',
    colorBorderSecondary: '#3d312e',
    colorBgContainer: '#221b1a',
    colorBgElevated: '#2a2220',
    colorLink: '#eba6ad',
    colorLinkHover: '#f6c7cc',
    colorSuccess: '#62b888',
    colorSuccessBg: '#1c2f25',
    colorSuccessBorder: '#31543f',
    colorWarning: '#e0ab4f',
    colorWarningBg: '#352a17',
    colorWarningBorder: '#5d4a24',
    colorError: '#ee7d75',
    colorErrorBg: '#3a2220',
    colorErrorBorder: '#6b3b37',
    colorInfoBg: '#1d2d35',
    colorInfoBorder: '#33505e',
  },
};

const LAYOUT = { headerBg: 'var(--paper)', lightSiderBg: 'var(--paper)', headerHeight: 60, headerPadding: '0 10px' };
const MENU = {
  activeBarBorderWidth: 0,
  groupTitleColor: 'var(--quiet)',
  groupTitleFontSize: 12,
  // The accent itself is too faint for words at night.
  horizontalItemSelectedColor: 'var(--accent-text)',
  iconSize: 16,
  itemBg: 'transparent',
  itemBorderRadius: 8,
  itemColor: 'var(--quiet)',
  itemHeight: 34,
  itemHoverBg: 'var(--soft)',
  itemMarginInline: 0,
  itemPaddingInline: 10,
  itemSelectedBg: 'var(--accent-soft)',
  itemSelectedColor: 'var(--accent-text)',
};

const TABS = { itemSelectedColor: 'var(--accent-text)' };

/** What a finger hits, in px. */
const FINGER = { controlHeight: 44, controlHeightSM: 44 };

/** antd's light or dark theme. On a phone its controls are large enough for a finger. */
export function themeOf(mode: 'light' | 'dark', isNarrow: boolean): ThemeConfig {
  const base = mode === 'dark' ? dark : light;
  const token = { ...base.token, ...custom.theme?.[mode] };
  // The lighter accent that antd takes by itself can hardly be read; after a tap it stays.
  const hovered = { defaultHoverColor: token.colorLink, defaultActiveColor: token.colorLink };
  const components = {
    ...base.components,
    // At night the ground of what is dangerous is light.
    Button: { ...hovered, ...(mode === 'dark' && { dangerColor: token.colorBgBase }) },
    Descriptions: { labelColor: token.colorTextDescription },
    // Space for a picture, its text and its buttons.
    // A row is 44 to 56 px high, with one line or two.
    Table: { cellPaddingBlockMD: 10 },
    Tabs: TABS,
    // What is under way is no fault: blue, as in the charts, beside the red of what went wrong.
    Badge: { colorInfo: 'var(--moving)' },
    Upload: { pictureCardSize: isNarrow ? 248 : 216 },
    Layout: LAYOUT,
    Menu: MENU,
  };
  if (!isNarrow) return { ...base, token, components };
  return {
    ...base,
    token: { ...token, ...FINGER },
    components: {
      ...components,
      Menu: { ...MENU, itemHeight: FINGER.controlHeight },
      Card: { bodyPaddingSM: 8 },
      Statistic: { titleFontSize: 12, contentFontSize: 18 },
      // The words of a tab are its height.
      Tabs: { ...TABS, horizontalItemPadding: '0' },
      Pagination: { itemSize: FINGER.controlHeight },
      // A week fits on a phone.
      DatePicker: { cellWidth: 40, cellHeight: 40 },
    },
  };
}
