import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** How long a browser may reuse the answer to a preflight, in s: Chromium's own limit. */
const PREFLIGHT_S = 7_200;

/**
 * Lets browsers read the API from other origins (ALLOWED_ORIGINS). Sessions are bearer tokens: the shop sets no cookie, so
 * that no credentials are allowed, and a request that another site forges is a stranger's.
 */
export const otherOrigins = fp(
  async (app: FastifyInstance, { origins }: { origins: readonly string[] }) => {
    await app.register(cors, {
      origin: [...origins],
      credentials: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['X-Total-Count', 'X-Next-After', 'X-Closest', 'ETag', 'Retry-After', 'Content-Disposition'],
      maxAge: PREFLIGHT_S,
    });
    // An <img> of another origin is no CORS request: pictures say themselves who may show them.
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith('/media/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    });
  },
  { name: 'other-origins', fastify: '5.x' },
);
