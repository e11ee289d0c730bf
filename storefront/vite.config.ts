import { hash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, parseSync, runnerImport } from 'vite';
import { showFaults } from '../scripts/dev/show-faults.mjs';
import { pureRouter } from '../scripts/pure-router.mjs';
import { smallerChunks } from '../scripts/smaller-chunks.mjs';
import { ownTexts } from '../scripts/texts/plugin.mjs';
import { chunks } from './build/chunks.ts';
import { shopPages } from './build/pages.ts';
import { shopFiles } from './build/shop-files.ts';
import { ENTRY, FIRST_SCRIPT } from './src/app/manifest.ts';

/** react-router's own exports always name its development build, warnings and all. */
const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  /development\/\w+\.m?js$/,
  'production/index.mjs',
);

const api = process.env.API_URL ?? 'http://localhost:3001';
const admin = process.env.ADMIN_URL ?? 'http://localhost:3002';

/**
 * Vite's helper for dynamic imports fetches style sheets and preloads: here there is one sheet, and the page names the rest. A
 * file that does not come is announced as Vite announces it (`hydration/stale-build.ts`).
 */
const PRELOAD_HELPER = `export const __vitePreload = (load) => load().catch((payload) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
});`;
const lightImports: Plugin = {
  name: 'light-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD_HELPER : null),
};

/**
 * A class (and a motion) is named after its file and its place there: the name stands in the page, its style and its code, 1.1 KB of the style
 * sheet's 16 less than with its own name, which it has in development.
 */
const classOf =
  (isBuilt: boolean) =>
  (name: string, file: string, css: string): string => {
    const own = hash('sha256', relative(import.meta.dirname, file), 'base64url').slice(0, 4);
    if (!isBuilt) return `${name}_${own}`;
    const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
    if (!names.includes(name)) throw new Error(`${file} has no « ${name} »`);
    return `${own.replace(/^[\d-]/, 'x')}${names.indexOf(name).toString(36)}`;
  };

/** One build for the browser, one (`--ssr`) for the API, which calls `createRenderer` of the second with the manifest of the first. */
export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/',
  plugins: [
    ownTexts('storefront', { parseSync, runnerImport }),
    react(),
    showFaults,
    pureRouter,
    lightImports,
    shopPages,
    ...(isSsrBuild ? [] : [shopFiles, smallerChunks(3)]),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production', 'default'],
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [],
  },
  // The server bundle is imported from another package under pnpm's strict node_modules: it carries all it needs.
  ssr: {
    noExternal: command === 'build' ? true : undefined,
    resolve: { conditions: ['source', 'module', 'node', 'development|production', 'default'] },
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: { modules: { generateScopedName: classOf(command === 'build') } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node20' : 'es2020',
    // One style sheet for the whole shop: it is small, and a page is never seen without its own rules.
    cssCodeSplit: false,
    // A file is cached for ever; as a data: URL it would be sent again with each page, and the CSP refuses it.
    assetsInlineLimit: 0,
    // The server's page names what it needs; all pages after it find the shared files there.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: [ENTRY, FIRST_SCRIPT],
          output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          treeshake: {
            moduleSideEffects: [{ test: /shared\/src\/|src\/custom\/parts/, sideEffects: false }],
          },
        },
  },
  server: {
    port: 3003,
    proxy: {
      '/api': api,
      '/media': api,
      '/admin': { target: admin, ws: true },
    },
  },
}));
