import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin, parseSync, type Rolldown, runnerImport } from 'vite';
import { showFaults } from '../scripts/dev/show-faults.mjs';
import { pureRouter } from '../scripts/pure-router.mjs';
import { smallerChunks } from '../scripts/smaller-chunks.mjs';
import { ownTexts } from '../scripts/texts/plugin.mjs';
import { drawnTogether } from './build/drawn-together.ts';

type Group = Rolldown.CodeSplittingGroup;

const api = process.env.API_URL ?? 'http://localhost:3001';

/**
 * antd's icons call themselves by their file's name ("left", "close-circle"). Beside a text, or in a button with a name, they
 * are drawings: only one that is given a name is read out.
 */
const quietIcons: Plugin = {
  name: 'quiet-icons',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/@ant-design\/icons\/.*\/AntdIcon\.js$/.test(id)) return null;
    const quiet = code.replace('"aria-label": icon.name', '"aria-hidden": !restProps["aria-label"]');
    if (quiet === code) this.error('@ant-design/icons names its icons in another way now');
    return quiet;
  },
};

/**
 * Every frame of antd resets a form's context, and for that imports the whole of its forms: 13 KB of each page's first load,
 * of which one provider is needed.
 */
const formsLater: Plugin = {
  name: 'forms-later',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/\/antd\/es\/form\/context\.js$/.test(id)) return null;
    const light = code.replace(
      /(FormProvider as \w+ \} from )(['"])rc-field-form\2/,
      '$1$2rc-field-form/es/FormContext$2',
    );
    if (light === code) this.error('antd names the context of its forms in another way now');
    return light;
  },
};

/** Declarations are judged where they are worked on, and by the API at its start: browsers need not do it again. */
const withoutChecks: Plugin = {
  name: 'without-checks',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => (id.endsWith('/check/index.ts') ? '\0check' : null),
  load: (id) =>
    id === '\0check'
      ? ['checkCustom', 'checkResource', 'checkResources', 'checkSettings', 'placeOf', 'rememberPlace']
          .map((it) => `export const ${it} = () => {};`)
          .join('')
      : null,
};

/** What antd says where nobody told it in which language. The back-office tells it French, and need not carry English as well. */
const inFrench: Plugin = {
  name: 'in-french',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    if (!source.endsWith('/en_US') || !importer?.includes('node_modules')) return null;
    return this.resolve(source.replace(/en_US$/, 'fr_FR'), importer, { skipSelf: true });
  },
};

/** Packages that Refine imports for parts we don't use, and what is shared; they do nothing on import, but don't say so. */
const IDLE =
  /shared\/src\/|node_modules\/(?:\.pnpm\/)?(?:papaparse|react-markdown|remark-|sunflower-antd|@ant-design\+?\/?pro-|query-string)/;

/** react-router's own exports always name its development build, warnings and all. */
const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  /development\/\w+\.m?js$/,
  'production/index.mjs',
);

const config: InlineConfig = {
  base: '/admin/',
  plugins: [
    ownTexts('backoffice', { parseSync, runnerImport }),
    react(),
    showFaults,
    withoutChecks,
    quietIcons,
    formsLater,
    inFrench,
    pureRouter,
  ],
  resolve: {
    alias: { 'react-router': productionRouter },
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  server: { port: 3003, proxy: { '/api': api, '/media': api } },
  build: {
    target: 'es2022',
    // The content security policy lets no inline script in.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: IDLE, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Named after what they hold, so that a change of ours leaves them in the browser's cache.
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
            { name: 'refine', test: /node_modules\/@(?:refinedev\/core|tanstack)\// },
          ],
        },
      },
    },
  },
};

/** Asked when all is built: whoever only looks at this file builds nothing. */
const chunksOfScreens: Plugin = {
  name: 'chunks-of-screens',
  apply: 'build',
  config: async () => {
    const name = await drawnTogether({ ...config, root: import.meta.dirname });
    const group: Group = { name, debugName: 'drawn together', includeDependenciesRecursively: false };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
};

// These two are not of the build that only tells what each screen needs. A third pass of terser takes longer, and gains nothing here.
export default defineConfig({ ...config, plugins: [...(config.plugins ?? []), chunksOfScreens, smallerChunks(2)] });
