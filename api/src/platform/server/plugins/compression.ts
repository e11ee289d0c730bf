import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { BROTLI, COMPRESS_FROM_BYTES, ENCODINGS } from '../http/compress.ts';

/**
 * Up to this size an answer is compressed in one go, in bytes: 20 ms at most, and nothing of it is held while it is read.
 * A larger one is compressed as it is read, which holds 1.7 MB for each reader.
 */
const AT_ONCE_BYTES = 1_000_000;

/**
 * Compresses what is sent and is not compressed yet: pages and answers that are not cached, files as they are read. It comes
 * after all other hooks of a route, which see the answer as it was made. It waits for nothing: between the last hook and the
 * head of the answer there is no moment in which somebody else could answer.
 */
export const compression = fp(
  async (app: FastifyInstance) => {
    await app.register(compress, {
      globalDecompression: false,
      encodings: [...ENCODINGS],
      threshold: COMPRESS_FROM_BYTES,
      syncThreshold: AT_ONCE_BYTES,
      brotliOptions: BROTLI,
    });
  },
  { name: 'compression', fastify: '5.x' },
);
