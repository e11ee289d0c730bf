import custom from '@karite/custom/backoffice';
import { type ThemeConfig, theme } from 'antd';

/** The shop's accent (R1511, the default colour of a category). */
const ACCENT = '#b54e5a';

const shared: ThemeConfig = { cssVar: { key: 'karite' }, hashed: false };

/** The reader's setting wins over antd's animations. */
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A column that sorts is known by its arrow. */
const flatSort = {
  headerSortActiveBg: 'transparent',
  headerSortHoverBg: 'transparent',
  bodySortBg: 'transparent',
  fixedHeaderSortActiveBg: 'transparent',
} as const;

const token: ThemeConfig['token'] = {
  motion,
  colorPrimary: ACCENT,
  colorInfo: ACCENT,
  borderRadius: 8,
  controlHeight: 36,
  fontSize: 14,
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  wireframe: false,
};

/** Warm paper by day. */
const light: ThemeConfig = {
  ...shared,
  token: {
    ...token,
    colorTextBase: '#2b201b',
    colorBgBase: '#fffdfa',
    colorTextPlaceholder: '#86766e',
    colorBgLayout: '#f5ede3',
    colorBorder: '#d8c9bb',
    colorBorderSecondary: '#e6dacd',
    colorLink: '#8e3944',
    colorLinkHover: '#7e2f39',
    colorError: '#b3261e',
    colorSuccess: '#3d6549',
    colorSuccessBg: '#e8efe5',
    colorSuccessBorder: '#c3d5bf',
    colorWarning: '#a8721f',
  },
  components: {
    Table: { ...flatSort, headerBg: 'transparent', headerColor: '#66564c', headerSplitColor: 'transparent' },
    Tooltip: { colorBgSpotlight: '#3a2e2b' },
  },
};

/** The same colours by night: brown, never black. */
const dark: ThemeConfig = {
  ...shared,
  algorithm: theme.darkAlgorithm,
  token: {
    ...token,
    colorTextBase: '#f7ece5',
    colorBgBase: '#191413',
    colorTextPlaceholder: '#9d8a81',
    colorBgLayout: '#191413',
    colorBorder: '#4d3f3b',
    colorBorderSecondary: '#3d312e',
    colorBgContainer: '#221b1a',
    colorBgElevated: '#2a2220',
    colorLink: '#eba6ad',
    colorLinkHover: '#f6c7cc',
    colorSuccess: '#6fae86',
    colorWarning: '#d9a24a',
    colorError: '#e5716a',
  },
  components: {
    Table: { ...flatSort, headerBg: 'transparent', headerColor: '#b8a49b', headerSplitColor: 'transparent' },
  },
};

/** What a finger hits, in px. */
const FINGER = { controlHeight: 44, controlHeightSM: 44 };

/** antd's theme by day or by night; on a phone its controls are large enough for a finger. */
export function themeOf(mode: 'light' | 'dark', isNarrow: boolean): ThemeConfig {
  const base = mode === 'dark' ? dark : light;
  const token = { ...base.token, ...custom.theme?.[mode] };
  if (!isNarrow) return { ...base, token };
  return {
    ...base,
    token: { ...token, ...FINGER },
    components: { ...base.components, Pagination: { itemSize: FINGER.controlHeight } },
  };
}
