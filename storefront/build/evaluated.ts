import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const file = join(import.meta.dirname, '../../shared/src/locale/index.ts');

/** The shop's currency and locale as constants, so that a page carries no code for those of other shops. */
export const evaluated: Plugin = {
  name: 'evaluated',
  apply: 'build',
  async transform(_code, id) {
    if (id !== file) return null;
    const { module } = await runnerImport<Record<string, unknown>>(file, {
      logLevel: 'error',
      resolve: { conditions: ['source'] },
    });
    const constants = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
    return { code: constants.join('\n'), map: null, moduleType: 'js' };
  },
};
