import { gzipSync } from 'node:zlib';
import { minify } from 'terser';

const zipped = (code) => gzipSync(code, { level: 9 }).length;

/**
 * A plugin of Vite that minifies each file of the browser's build once more, by terser, and keeps what is smaller on the wire.
 * `pure_getters`: reading a property does nothing else, here and in the libraries. A build that is not minified is left as it is.
 */
export const smallerChunks = {
  name: 'smaller-chunks',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    // Asked here: until Vite has resolved its options, the command line's `--minify false` is a text.
    if (this.environment.config.build.minify === false) return;
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const { code } = await minify(file.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true },
      });
      if (code && zipped(code) < zipped(file.code)) file.code = code;
    }
  },
};
