import react from '@vitejs/plugin-react';
import { defineConfig, parseSync, type Rolldown, runnerImport } from 'vite';
import { ownTexts } from '../scripts/build/texts/plugin.mjs';
import { showFaults } from '../scripts/dev/show-faults.mjs';
import { manual } from './build/manual.ts';

const api = process.env.API_URL ?? 'http://localhost:3001';

/** The modules of some packages, wherever the package manager lays them. */
const packages = (names: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`);

/**
 * Files by what they hold, so that a change of ours leaves the libraries in the browser's cache, and a page is 10 to 20 files: a
 * bundler shares to the letter, and a browser requests six at a time by HTTP/1.1. Code for few pages is loaded with them.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: packages('react|react-dom|scheduler|react-router|react-router-dom') },
  // What `index.html` brings: the sign-in, which waits for nothing else.
  { name: 'start', tags: ['$initial'] },
  { name: 'antd', test: packages('antd|@ant-design|@rc-component|rc-[\\w-]+'), minShareCount: 10 },
  { name: 'refine', test: packages('@refinedev|@tanstack') },
  { name: 'app', test: /(?:backoffice|shared)[\\/]src[\\/]|custom[\\/]shared[\\/]shop\./, minShareCount: 6 },
];

export default defineConfig({
  base: '/admin/',
  plugins: [ownTexts('backoffice', { parseSync, runnerImport }), react(), showFaults, manual],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 3003, proxy: { '/api': api, '/media': api } },
  build: {
    target: 'es2022',
    // `check:sizes` reads it.
    manifest: true,
    // What has a fixed name is served among the assets alone.
    license: { fileName: 'assets/third-party-licenses.md' },
    // The content security policy lets no inline script in.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Held by `check:sizes`, packed.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // @refinedev/antd and core import them for fields and imports that few pages draw; they do nothing on import.
      treeshake: { moduleSideEffects: [{ test: packages('react-markdown|remark-gfm|papaparse'), sideEffects: false }] },
      output: {
        codeSplitting: { groups },
        postBanner: ({ name }) => (name === 'react' ? '/* Licenses: /admin/assets/third-party-licenses.md */' : ''),
      },
    },
  },
});
