import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * A plugin of Vite that minifies each file of the browser's build once more (`smaller-chunk.mjs`), and keeps what is smaller on the
 * wire; a thread for each processor, for terser takes longer than all else of a build. `pure_getters`: reading a property does
 * nothing else, here and in the libraries. A build that is not minified is left as it is. `passes`: how often terser goes over a
 * file, most of what it takes.
 */
export const smallerChunks = (passes) => ({
  name: 'smaller-chunks',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    // Asked here: until Vite has resolved its options, the command line's `--minify false` is a text.
    if (this.environment.config.build.minify === false) return;
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    // The longest first: none of them is left to one thread at the end.
    const waiting = chunks.toSorted((one, other) => other.code.length - one.code.length);
    const work = async () => {
      const worker = new Worker(new URL('smaller-chunk.mjs', import.meta.url), { workerData: { passes } });
      try {
        for (let chunk = waiting.shift(); chunk; chunk = waiting.shift()) {
          worker.postMessage(chunk.code);
          [chunk.code] = await once(worker, 'message');
        }
      } finally {
        await worker.terminate();
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  },
});
