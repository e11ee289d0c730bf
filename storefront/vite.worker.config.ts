import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { readCustom } from './build/custom.ts';
import { describeBuild } from './build/manifest.ts';
import { placedPages } from './src/app/pages.ts';

const client = join(import.meta.dirname, 'dist/client');

/** Read when it is needed: whoever only looks at this file has not built the shop. */
const knowsBuild: Plugin = {
  name: 'knows-build',
  config: async () => {
    const build = describeBuild(join(client, '.vite/manifest.json'), placedPages(await readCustom()));
    return { define: { BUILD: JSON.stringify(build) } };
  },
};

/** The worker that keeps visited pages: one file under a fixed name, made after the shop, whose files it names. */
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
