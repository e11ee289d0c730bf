import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

/** `http://host/path?query`, as a proxy is asked (RFC 9112, section 3.2.2): the host, then what an origin is asked for. */
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(|[/?].*)$/i;

/**
 * The path and query that a request asks for. Of an absolute form the host counts, and not the header beside it; one
 * without that header stays without, and is refused for it. What is none of the forms stays as it is.
 */
export function pathAsked(request: IncomingMessage): string {
  const { url = '', headers } = request;
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (!host) return url;
  if (headers.host) headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Refuses what names nothing: `*`, other schemes, and NUL, which neither the database nor a file's name can hold. */
export const requestTarget = fp(async (app) => {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/') || url.includes('%00')) throw new ApiError(400, 'validation', 'Adresse illisible');
  });
});
