import type { Plugin } from 'vite';
import { pageEntries } from '../src/app/pages.ts';

const NAME = 'virtual:pages';

/** The table as code: of each page, in the order of `patterns`, how its file is fetched, and which loader it has. */
function pagesCode(isServer: boolean): string {
  const entries = pageEntries().map(([, { module, loader, isLoadedByServerOnly }]) => {
    const own = loader && (isServer || !isLoadedByServerOnly) ? `, '${loader}'` : '';
    return `[() => import('/src/${module}.tsx')${own}]`;
  });
  return `export default [${entries.join(',\n')}];`;
}

/** The table of pages, as the routes need it: all else in it is for the server and the build, and costs a visitor nothing. */
export const pages: Plugin = {
  name: 'pages',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id, options) => (id === `\0${NAME}` ? pagesCode(Boolean(options?.ssr)) : null),
};
