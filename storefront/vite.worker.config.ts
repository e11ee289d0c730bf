import { join } from 'node:path';
import { defineConfig } from 'vite';
import { describeBuild } from './build/manifest.ts';

const client = join(import.meta.dirname, 'dist/client');

/** The worker that keeps visited pages: one file under a fixed name, made after the shop, whose files it names. */
export default defineConfig({
  define: { BUILD: JSON.stringify(describeBuild(join(client, '.vite/manifest.json'))) },
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
