import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Elsewhere, securityHeadersWith } from '../http/security-headers.ts';

const HSTS = 'max-age=31536000';

/** Adds the headers that a browser needs to protect its user; a route's own (media, docs) win. */
export const securityHeaders = fp(
  async (app: FastifyInstance, { elsewhere }: { elsewhere: Elsewhere }) => {
    const headers = Object.entries(securityHeadersWith(elsewhere));
    app.addHook('onSend', (request, reply, payload, done) => {
      for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
      if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
    });
  },
  { name: 'security-headers', fastify: '5.x' },
);
