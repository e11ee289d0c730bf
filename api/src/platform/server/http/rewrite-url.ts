import type { IncomingMessage } from 'node:http';

/** `http://host/path?query`, as a proxy is asked (RFC 9112, section 3.2.2): the host, then what an origin is asked for. */
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(|[/?].*)$/i;

/**
 * The path and query that a request asks for. Of an absolute form the host counts, and not the header beside it; one
 * without that header stays without, and is refused for it. What is none of the forms stays as it is.
 */
export function rewriteUrl(request: IncomingMessage): string {
  const { url = '', headers } = request;
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (!host) return url;
  if (headers.host) headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
