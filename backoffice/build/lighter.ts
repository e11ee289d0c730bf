import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A module that another one imports, by whom and as what, and what stands in its place. */
type Lighter = { by: RegExp; from: string } & ({ code: string } | { file: string });

/**
 * What libraries bring along and the back-office never calls. antd: notifications and messages (it has its own,
 * `ui/message-bar.tsx`) and rings around what is pressed. Refine: names in the plural, the addresses of its own tables, and
 * its tools for developers. What is called all the same says so.
 */
const never = 'export default () => { throw new Error("left out of the build by build/lighter.ts"); };';

const UNUSED: readonly Lighter[] = [
  ...['../notification/useNotification', '../message/useMessage'].map((from) => ({
    by: /\/antd\/es\/app\/App\.js$/,
    from,
    code: 'export default () => [null, null];',
  })),
  // What is pressed says so by its colour.
  {
    by: /\/antd\/es\/[\w-]+\/\w+\.js$/,
    from: '../_util/wave',
    code: 'export default ({ children }) => children ?? null;',
  },
  // A way to draw that React 19 no longer has; nothing here asks antd to draw outside of the page.
  {
    by: /\/antd\/es\/config-provider\/UnstableContext\.js$/,
    from: 'rc-util/es/React/render',
    code: 'export const render = () => undefined, unmount = () => undefined;',
  },
  // Its English texts, of which ours take the place.
  {
    by: /\/antd\/es\/config-provider\/index\.js$/,
    from: '../locale/en_US',
    code: 'export default {};',
  },
  ...['./Group', './OTP', './Password', './Search'].map((from) => ({
    by: /\/antd\/es\/input\/index\.js$/,
    from,
    code: never,
  })),
  { by: /\/antd\/es\/tag\/index\.js$/, from: './CheckableTag', code: never },
  { by: /\/antd\/es\/space\/index\.js$/, from: './Addon', code: never },
  // Styles are computed by the build (`antd-styles/`), and never written out here.
  ...['./extractStyle', './transformers/legacyLogicalProperties', './transformers/px2rem'].map((from) => ({
    by: /\/@ant-design\/cssinjs\/es\/index\.js$/,
    from,
    code: never,
  })),
  // The icons' styles, which come with every component's.
  { by: /\/antd\/es\/config-provider\/index\.js$/, from: './style', code: 'export default () => undefined;' },
  {
    by: /\/antd\/es\/config-provider\/index\.js$/,
    from: './cssVariables',
    code: never.replace('default', 'const registerTheme ='),
  },
  // Every browser that is served has one of its own.
  { by: /./, from: 'resize-observer-polyfill', code: 'export default ResizeObserver;' },
  // Questions come with the first that is asked.
  { by: /\/antd\/es\/app\/App\.js$/, from: '../modal/useModal', file: '../src/ui/later-modal.tsx' },
  { by: /\/antd\/es\/input\/index\.js$/, from: './TextArea', file: '../src/ui/later-text-area.tsx' },
  {
    by: /\/antd\/es\/config-provider\/defaultRenderEmpty\.js$/,
    from: '../empty',
    file: '../src/ui/nothing-found.tsx',
  },
  {
    by: /\/@refinedev\/core\/dist\//,
    from: 'qs',
    code: 'export default { parse: () => ({}), stringify: () => "" };',
  },
  {
    by: /\/@refinedev\/core\/dist\//,
    from: 'pluralize',
    code: 'const same = (word) => word; export default Object.assign(same, { plural: same, singular: same });',
  },
  {
    by: /\/@refinedev\/core\/dist\//,
    from: '@refinedev/devtools-internal',
    code: 'export const getXRay = () => undefined; export const useQuerySubscription = () => undefined;',
  },
];

const MARK = '\0unused:';

/** Leaves out of the build what libraries bring along and nobody calls. Fails when a library no longer imports it so. */
export function lighter(): Plugin {
  const met = new Set<number>();
  return {
    name: 'lighter',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      const place = UNUSED.findIndex(({ by, from }) => id === from && by.test(importer ?? ''));
      if (place < 0) return null;
      met.add(place);
      const found = UNUSED[place];
      return found && 'file' in found ? fileURLToPath(new URL(found.file, import.meta.url)) : MARK + place;
    },
    load(id) {
      const found = id.startsWith(MARK) ? UNUSED[Number(id.slice(MARK.length))] : undefined;
      return found && 'code' in found ? found.code : null;
    },
    buildEnd() {
      const gone = UNUSED.filter((_, place) => !met.has(place)).map(({ by, from }) => `${from} by ${by}`);
      if (gone.length > 0) this.warn(`nobody imports any more: ${gone.join(', ')}`);
    },
  };
}
