import react from '@vitejs/plugin-react';
import { defineConfig, parseSync, runnerImport } from 'vite';
import { showFaults } from '../scripts/dev/show-faults.mjs';
import { ownTexts } from '../scripts/texts/plugin.mjs';

const api = process.env.API_URL ?? 'http://localhost:3001';

export default defineConfig({
  base: '/admin/',
  plugins: [ownTexts('backoffice', { parseSync, runnerImport }), react(), showFaults],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 3003, proxy: { '/api': api, '/media': api } },
  build: {
    target: 'es2022',
    // The content security policy lets no inline script in.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
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
});
