import { createRequire } from 'node:module';

/** A hook, or a component that draws nothing, by which antd brings a component's styles. */
export type StyleHook = {
  /** Below `antd/lib/`, without its ending. */
  module: string;
  /** As what the module exports it. */
  name: string;
  isComponent: boolean;
  /** With what it is called: the component's class, and the one below which it sets the font. */
  given: readonly string[];
};

const own = createRequire(import.meta.url);
const ofAntd = createRequire(own.resolve('antd'));
const ofCssinjs = createRequire(ofAntd.resolve('@ant-design/cssinjs'));

/** Themes that differ in all that the back-office's own do, and in more. */
const themesOf = ({ theme }: { theme: { darkAlgorithm: unknown } }) => [
  {},
  {
    algorithm: theme.darkAlgorithm,
    token: {
      motion: false,
      controlHeight: 44,
      controlHeightSM: 44,
      borderRadius: 3,
      fontSize: 17,
      colorPrimary: '#123456',
    },
  },
];

function CalledStyle({ style, given }: { style: (...given: readonly string[]) => unknown; given: readonly string[] }) {
  style(...given);
  return null;
}

/** What antd sets for links and icons whatever is drawn, the icons' last of all. */
const SHARED = /%(?:Shared|ant-design-icons)%/;

/** As antd gives it to who inserts it, for one theme: its variables, which differ by theme, are not in it. */
function cssFor(hooks: readonly StyleHook[], hasShared: boolean, theme: object): string {
  const { createElement } = own('react');
  const { renderToStaticMarkup } = own('react-dom/server');
  const { ConfigProvider } = own('antd');
  const { createCache, extractStyle, StyleProvider } = ofAntd('@ant-design/cssinjs');
  const cache = createCache();
  const drawn = hooks.map(({ module, name, isComponent, given }) =>
    isComponent
      ? createElement(ofAntd(`antd/lib/${module}`)[name], { key: module, prefixCls: given[0] })
      : createElement(CalledStyle, { key: `${module} ${name}`, style: ofAntd(`antd/lib/${module}`)[name], given }),
  );
  renderToStaticMarkup(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme: { ...theme, cssVar: { key: 'karite' }, hashed: false } }, drawn),
    ),
  );
  if (!hasShared) for (const key of [...cache.cache.keys()].filter((key) => SHARED.test(key))) cache.cache.delete(key);
  // The list of what it holds, with which antd would look for it: nothing looks here.
  const css: string = extractStyle(cache, { plain: true, types: 'style' });
  return css.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}$/, '');
}

type Part = { type: string; props: unknown; children: unknown };

/** Without what is written from right to left. */
function leftToRight(css: string): string {
  const { compile, serialize, stringify } = ofCssinjs('stylis');
  const shorten = (parts: readonly Part[]): Part[] =>
    parts.flatMap((part) => {
      if (!Array.isArray(part.children)) return [part];
      const children = shorten(part.children);
      if (part.type !== 'rule' || !Array.isArray(part.props)) return [{ ...part, children }];
      const props = part.props.filter((selector) => !/-rtl\b/.test(selector));
      return props.length === 0 ? [] : [{ ...part, props, children }];
    });
  return serialize(shorten(compile(css)), stringify);
}

/**
 * The styles of some components of antd, in the order in which antd inserts them, and where it is asked for with what all share.
 * Throws where they depend on the theme
 * otherwise than by its variables: one file could not serve day and night, phones and desks, and a shop's own theme.
 */
export function cssOf(hooks: readonly StyleHook[], hasShared: boolean): string {
  const [css = '', ...others] = themesOf(own('antd')).map((theme) => cssFor(hooks, hasShared, theme));
  if (others.some((other) => other !== css))
    throw new Error('antd computes styles from a theme, besides its variables');
  const icons: string = hasShared ? ofAntd('@ant-design/icons/lib/utils').iconStyles : '';
  return leftToRight(icons + css);
}
