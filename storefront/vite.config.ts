import react from '@vitejs/plugin-react';
import { defineConfig, parseSync, runnerImport } from 'vite';
import { ownTexts } from '../scripts/build/texts/plugin.mjs';
import { showFaults } from '../scripts/dev/show-faults.mjs';
import { evaluated } from './build/evaluated.ts';
import { shopPages } from './build/pages.ts';
import { shopFiles } from './build/shop-files.ts';
import { ENTRY, FIRST_SCRIPT } from './src/app/manifest.ts';

const api = process.env.API_URL ?? 'http://localhost:3001';
const admin = process.env.ADMIN_URL ?? 'http://localhost:3002';

/** Libraries, which hardly ever change, and what at least thirteen files use: a page fetches 7 to 20 files, where it would fetch 25 to 46. */
const groups = [
  { name: 'vendor', test: /node_modules/ },
  // Of the first script, which a page of the data saver loads alone.
  { name: 'preload-helper', test: /preload-helper|connection[\\/]connection-status/ },
  // What cart, checkout and products share: in a file each it was larger by 0.7 KB.
  {
    name: 'buying',
    test: /(?:shared[\\/]src[\\/](?:shop[\\/].*|region[\\/]countr(?:ies|y-names)|pricing[\\/]lines|delivery[\\/](?:karite-modes|modes|zones|pickup))|shared[\\/]shop|api[\\/](?:delivery|payment-methods)|queue[\\/]queue-flag|identity[\\/]settings|offers[\\/]offer-atoms|cart[\\/]use-cart-refresh|lazy-sale-terms)\.tsx?$/,
  },
  { name: 'common', test: /(?:storefront|shared)[\\/]src[\\/]/, minShareCount: 13 },
];

/** One build for the browser, one (`--ssr`) for the API, which calls `createRenderer` of the second with the manifest of the first. */
export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/',
  plugins: [
    ownTexts('storefront', { parseSync, runnerImport }),
    react(),
    showFaults,
    shopPages,
    evaluated,
    ...(isSsrBuild ? [] : [shopFiles]),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production', 'default'] },
  // The server bundle is imported from another package under pnpm's strict node_modules: it carries all it needs.
  ssr: {
    noExternal: command === 'build' ? true : undefined,
    resolve: { conditions: ['source', 'module', 'node', 'development|production', 'default'] },
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // Class names are in the page, its style and its code: short ones save 0.6 KB in each.
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : undefined } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    license: isSsrBuild ? false : { fileName: 'third-party-licenses.md' },
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
          output: {
            codeSplitting: { groups },
            // In a file that no page waits for.
            postBanner: ({ name }) => (name === 'after-load' ? '/* Licenses: /third-party-licenses.md */' : ''),
          },
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
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
