import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Quick and nearly as small as it gets: a page of 100 kB takes 3 ms. */
export const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Smaller answers fit one network packet anyway, in bytes. */
export const COMPRESS_FROM_BYTES = 1_024;

/** The best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What an `Accept-Encoding` reads, judged as @fastify/compress does; `null`: nothing that is compressed. */
export const encodingFor = (acceptEncoding: string): Encoding | null =>
  negotiate<Encoding>(acceptEncoding.toLowerCase(), [...ENCODINGS]);

type Compress = (body: Buffer | string) => Promise<Buffer>;
const compressBrotli: (body: Buffer | string, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress);

/** Compresses a body that is there as a whole. */
export const compress: Readonly<Record<Encoding, Compress>> = {
  br: (body) => compressBrotli(body, BROTLI),
  gzip: promisify(gzip),
};
