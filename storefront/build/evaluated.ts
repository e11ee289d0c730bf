import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Currency, locale and countries, without the code for those of other shops; facets, without the declarations of which they are a part. */
const FACETS = 'storefront/src/catalogue/facets/declared';
const FILES = [
  'shared/src/locale/index.ts',
  'shared/src/region/country-names.ts',
  `${FACETS}/shop-facets.ts`,
  `${FACETS}/facet-labels.ts`,
];
const EVALUATED = new Set(FILES.map((file) => join(import.meta.dirname, '../..', file)));

/** The packages of the project from their sources: a build of them may be older, or missing. */
const resolve = { noExternal: [/^@karite\//], conditions: ['source'] };

/** Modules that the build evaluates: a page carries the values that they export as constants, and none of their code. */
export const evaluated: Plugin = {
  name: 'evaluated',
  // Not `transform`: the texts of a shop are put into what is loaded.
  async load(id) {
    if (!EVALUATED.has(id)) return null;
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
      logLevel: 'error',
      environments: { inline: { resolve } },
    });
    for (const file of dependencies) this.addWatchFile(file);
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};
