import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { readCustom } from './build/custom.ts';
import { describeBuild } from './build/manifest.ts';
import { placedPages } from './src/app/pages.ts';

const client = join(import.meta.dirname, 'dist/client');

/** Read on demand: tools that only read this file have not built the shop. */
const knowsBuild: Plugin = {
  name: 'knows-build',
  config: async () => {
    const build = describeBuild(join(client, '.vite/manifest.json'), placedPages(await readCustom()));
    return { define: { BUILD: JSON.stringify(build) } };
  },
};

/** The worker that caches visited pages: one file under a fixed name, built after the shop, because it names the shop's files. */
export default defineConfig({
  plugins: [knowsBuild],
  build: {
    outDir: client,
    emptyOutDir: false,
    target: 'es2020',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/offline/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
