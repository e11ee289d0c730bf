/** A thread that minifies the code that it is sent, by terser, and answers what is smaller on the wire. */
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { minify } from 'terser';

const zipped = (code) => gzipSync(code, { level: 9 }).length;

parentPort.on('message', async (code) => {
  const { code: minified } = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: workerData.passes, pure_getters: true },
  });
  parentPort.postMessage(minified && zipped(minified) < zipped(code) ? minified : code);
});
