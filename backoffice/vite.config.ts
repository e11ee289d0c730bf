import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.API_URL ?? 'http://localhost:3001';

/**
 * @refinedev/simple-rest makes an axios client of its own when it is imported, and never uses it, because ours is handed
 * in: 40 KB that nobody calls. In its place stands a client that does nothing.
 */
const withoutAxios: Plugin = {
  name: 'without-axios',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => (id === 'axios' ? '\0axios' : null),
  load: (id) =>
    id === '\0axios' ? 'export default { create: () => ({ interceptors: { response: { use() {} } } }) };' : null,
};

/** Packages that Refine imports for parts we don't use; they do nothing on import, but don't say so. */
const IDLE =
  /node_modules\/(?:\.pnpm\/)?(?:papaparse|react-markdown|remark-|sunflower-antd|@ant-design\+?\/?pro-|query-string)/;

export default defineConfig({
  base: '/admin/',
  plugins: [react(), withoutAxios],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
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
            { name: 'refine', test: /node_modules\/@(?:refinedev\/(?:core|react-router|simple-rest)|tanstack)\// },
          ],
        },
      },
    },
  },
});
