import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

/** Refuses what names nothing: `*`, other schemes, and NUL, which neither the database nor a file's name can hold. */
export const requestTarget = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', ({ url }, _reply, done) => {
      if (!url.startsWith('/') || url.includes('%00')) throw new ApiError(400, 'validation', 'Adresse illisible');
      done();
    });
  },
  { name: 'request-target', fastify: '5.x' },
);
