import type { IncomingMessage } from 'node:http';

/** `http://host/path?query`, the form for proxies (RFC 9112, section 3.2.2): the host, then the form for origin servers. */
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(|[/?].*)$/i;

/**
 * The path and query of a request. In the absolute form, its host replaces the Host header. A request without that header is
 * left without, and refused. Other forms are unchanged.
 */
export function rewriteUrl(request: IncomingMessage): string {
  const { url = '', headers } = request;
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (!host) return url;
  if (headers.host) headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
