import type { Plugin } from 'vite';

/** A module that another one imports, by whom and as what, and what stands in its place. */
type Lighter = { by: RegExp; from: string; code: string };

/**
 * What libraries bring along and the back-office never calls. antd: notifications (it shows messages), and of tables the
 * menus of columns' filters with their trees, and those of selections. Refine: names in the plural, the addresses of its
 * own tables, and its tools for developers.
 */
const UNUSED: readonly Lighter[] = [
  {
    by: /\/antd\/es\/app\/App\.js$/,
    from: '../notification/useNotification',
    code: 'export default () => [null, null];',
  },
  {
    by: /\/antd\/es\/table\/hooks\/useFilter\/index\.js$/,
    from: './FilterDropdown',
    code: 'export const flattenKeys = () => []; export default () => null;',
  },
  { by: /\/antd\/es\/table\/hooks\/useSelection\.js$/, from: '../../dropdown', code: 'export default () => null;' },
  { by: /\/antd\/es\/table\/hooks\/useSelection\.js$/, from: '../../radio', code: 'export default () => null;' },
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
    by: /\/@refinedev\/(?:core|antd)\/dist\//,
    from: '@refinedev/devtools-internal',
    code: 'export const getXRay = () => undefined; export const useQuerySubscription = () => undefined;',
  },
  // simple-rest makes a client of its own when it is imported, and never uses it, because ours is handed in.
  {
    by: /\/@refinedev\/simple-rest\/dist\//,
    from: 'axios',
    code: 'export default { create: () => ({ interceptors: { response: { use() {} } } }) };',
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
      return MARK + place;
    },
    load: (id) => (id.startsWith(MARK) ? (UNUSED[Number(id.slice(MARK.length))]?.code ?? null) : null),
    buildEnd() {
      const gone = UNUSED.filter((_, place) => !met.has(place)).map(({ by, from }) => `${from} by ${by}`);
      if (gone.length > 0) this.warn(`nobody imports any more: ${gone.join(', ')}`);
    },
  };
}
