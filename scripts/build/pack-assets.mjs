/**
 * `node pack-assets.mjs <folder>`: writes `.br` and `.gz` beside each text file of a build, as small as they get. Done once
 * here, it need not be done quickly for each visitor: a phone receives a seventh less than the server could pack on the fly.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller ones fit one network packet anyway, in bytes. */
const COMPRESS_FROM_BYTES = 1_024;
const packers = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

const folder = process.argv[2];
const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all(
  names.map(async (name) => {
    const text = await readFile(join(folder, name));
    if (text.length < COMPRESS_FROM_BYTES) return;
    for (const [ending, pack] of Object.entries(packers))
      await writeFile(join(folder, `${name}.${ending}`), await pack(text));
  }),
);
