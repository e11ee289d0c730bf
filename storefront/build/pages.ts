import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type PlacedPage, placedPages } from '../src/app/pages.ts';
import type { CustomStorefront, LinkPlace } from '../src/custom/index.ts';
import { faultsOf } from './check-custom.ts';
import { FOLDER, own, REGISTRY, readCustom } from './custom.ts';
import { slotModules } from './slots.ts';

/** A page's own `load` comes with its code, and so does not hold up pages that Karité's loaders are for. */
const OWN_PAGE = `const own = (fetchPage) => [
  async () => ({ Component: (await fetchPage()).Component }),
  (api) => async (args) => (await (await fetchPage()).load?.({ ...args, api })) ?? null,
];\n`;

/** The table as code: for each page, how its file is fetched, its loader, and the place of the shop's own pages. */
function pagesCode(pages: readonly PlacedPage[], isServer: boolean): string {
  const entries = pages.map(({ source, isCustom, path, loader, isLoadedByServerOnly }) => {
    if (isCustom) return `[...own(() => import(${own(source)})), '${path}']`;
    const shown = loader && (isServer || !isLoadedByServerOnly) ? `, '${loader}'` : '';
    return `[() => import('/${source}')${shown}]`;
  });
  return `${pages.some(({ isCustom }) => isCustom) ? OWN_PAGE : ''}export default [${entries.join(',\n')}];`;
}

function linksCode({ links = [] }: CustomStorefront): string {
  const places: LinkPlace[] = ['header', 'services', 'footer'];
  const of = (name: string, shown: typeof links) =>
    `export const ${name} = ${shown.length > 0 ? JSON.stringify(shown.map(({ to, label }) => ({ to, label }))) : 'null'};`;
  return [
    ...places.map((place) =>
      of(
        place,
        links.filter((link) => link.in.includes(place)),
      ),
    ),
    of('all', links),
  ].join('\n');
}

type WriteModule = (custom: CustomStorefront, isServer: boolean) => string;

/** The content of each virtual module, by its name. */
const MODULES: Record<string, WriteModule> = {
  'virtual:pages': (custom, isServer) => pagesCode(placedPages(custom), isServer),
  'virtual:links': linksCode,
  ...slotModules,
};

async function readChecked(): Promise<CustomStorefront> {
  const custom = await readCustom();
  const faults = faultsOf(custom, (file) => existsSync(join(FOLDER, file)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return custom;
}

/**
 * The table of pages and what the shop has of its own, as the browser needs them: all else in them is for the server and
 * the build, and costs a visitor nothing. What is wrong with the shop's own stops the build, and is shown while it is worked on.
 */
export const shopPages: Plugin = {
  name: 'shop-pages',
  async buildStart() {
    if (!this.meta.watchMode) await readChecked();
  },
  configureServer({ watcher, moduleGraph, ws }) {
    watcher.add(REGISTRY).on('change', (file) => {
      if (file !== REGISTRY) return;
      moduleGraph.invalidateAll();
      ws.send({ type: 'full-reload' });
    });
  },
  resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
  async load(id, options) {
    const write = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
    return write ? write(await readChecked(), Boolean(options?.ssr)) : null;
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.facadeModuleId?.startsWith(FOLDER) && !chunk.exports.includes('Component'))
        this.error(`${chunk.facadeModuleId}: export what the page draws as Component`);
  },
};
