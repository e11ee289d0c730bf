import { hash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lightRouter, productionRouter } from './build/light-router.ts';
import { shopFiles } from './build/shop-files.ts';

const api = process.env.API_URL ?? 'http://localhost:3001';
const admin = process.env.ADMIN_URL ?? 'http://localhost:3002';

/** Vite's helper for dynamic imports fetches style sheets and preloads: here there is one sheet, and the page names the rest. */
const lightImports: Plugin = {
  name: 'light-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** Which file a page stands in is for the server, whose head names what to preload: the browser's build needs no such list. */
const lightRoutes: Plugin = {
  name: 'light-routes',
  enforce: 'pre',
  transform: (code, id, options) =>
    id.endsWith('/src/app/routes.tsx') && !options?.ssr ? code.replace(/'[\w/-]+-page'/g, "''") : null,
};

/**
 * Files by when they are needed: what hardly ever changes, what the shop's shelves are made of, what forms are made of.
 * Each page is one more small file.
 */
const SHOP = new RegExp(
  [
    'storefront/src/(ui/(?!quantity|guard|email-form|field/password|breadcrumb|local-date|contacts|page-error|address-book|sale-terms|order-lines)|state/(?!use-remote|send-waiting|attempt-key|wishlist-(merge|sync)|kept-orders|use-sold-now)|api/(?!page-error|orders|addresses|delivery|legal|payments|notifications|favourites|list-pages|save-pdf)|storage/(?!waiting-orders)|house)',
    'storefront/src/app/(?!entry|first-touch|after-load|prefetch|stale-sign|loaders|site-map|layout/(panel|mobile|services|admin))',
    'storefront/src/search/(search-box|searching)',
    'storefront/src/catalogue/navigation/roots.ts',
    'shared/src/(client|format|media|paths|pricing/promotion)',
  ].join('|'),
);
const CHUNKS = [
  // Two files of like size come sooner than one: a browser takes six at a time, and pictures wait in line behind them.
  { name: 'react', test: /node_modules\/react-dom\//, priority: 4 },
  { name: 'vendor', test: /node_modules|rolldown.runtime/, priority: 3 },
  {
    name: 'forms',
    test: /src\/(ui\/(field\/field|totals\/|sale-terms\/lazy)|api\/delivery)|use-cart-refresh|cart-totals|shared\/src\/(region\/countries|delivery\/zones|pricing\/totals|orders\/(limits|price-line))/,
    priority: 2,
  },
  {
    name: 'shelf',
    test: /src\/ui\/(product-card|product-grid|rating|more-link|banner)\/|wishlist-atoms/,
    priority: 2,
  },
  // What a page needs that sleeps, too.
  {
    name: 'line',
    test: /src\/(app\/(line-sign|page-data|when-idle)|ui\/structured-data\/script-text)|preload-helper/,
    priority: 2,
  },
  { name: 'shop', test: SHOP, priority: 1 },
];

/** A class is named by itself and its file, shorter than Vite would: the name stands in the page, its style and its code. */
const classOf = (name: string, file: string): string =>
  `${name}_${hash('sha256', relative(import.meta.dirname, file), 'base64url').slice(0, 4)}`;

/** One build for the browser, one (`--ssr`) for the API, which calls `createRenderer` of the second with the manifest of the first. */
export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/',
  plugins: [react(), lightRouter, lightImports, lightRoutes, ...(isSsrBuild ? [] : [shopFiles])],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production', 'default'],
    alias: command === 'build' ? [{ find: /^react-router(-dom)?$/, replacement: productionRouter() }] : [],
  },
  // The server bundle is imported from another package under pnpm's strict node_modules: it carries all it needs.
  ssr: {
    noExternal: command === 'build' ? true : undefined,
    resolve: { conditions: ['source', 'module', 'node', 'development|production', 'default'] },
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: { modules: { generateScopedName: classOf } },
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
          input: ['src/app/entry-client.tsx', 'src/app/first-touch.ts'],
          output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          treeshake: {
            moduleSideEffects: [{ test: /shared\/src\//, sideEffects: false }],
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
