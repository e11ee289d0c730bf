import type { Random } from '@karite/shared/random';
import type { InjectOptions } from 'fastify';
import { type Route, urlOf } from './contract.ts';
import { ODD_CONTENT_TYPES, ODD_JSON, oddText, oddValue } from './odd-values.ts';

const BOUNDARY = 'x';
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  '',
  'a[b]',
  'a.b',
  '$where',
  'k'.repeat(5_000),
  'é',
  '_sort',
  '_end',
  'id',
  'limit',
];
const ODD_PATHS = [
  '/',
  '/%',
  '/%00',
  '/products/%00',
  '/categories/%00/products',
  '/products?q=%00',
  '/products?%00=1',
  '/followed-orders/%00?key=%00',
  '/%2500',
  '/..',
  '/../../etc/passwd',
  '/products/',
  '//products',
  '/products/%2e%2e',
  '/products/a/b',
  `/${'x'.repeat(3_000)}`,
  '/orders/%ff',
  '/PRODUCTS',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Ids and tokens that the shop knows, so that requests get past the first check. */
export type Existing = { ids: string[]; tokens: string[] };

const query = (random: Random, route: Route): string => {
  const pairs = Array.from({ length: random.int(0, 3) }, () => {
    const key = route.queryKeys.length && random.chance(0.8) ? random.pick(route.queryKeys) : random.pick(ODD_KEYS);
    const value = oddText(random);
    // Some go out as they are, where a client should have escaped them.
    return random.chance(0.9)
      ? `${encodeURIComponent(key)}=${encodeURIComponent(value.toWellFormed())}`
      : `${key}=%${value.slice(0, 3)}`;
  });
  return pairs.length ? `?${pairs.join('&')}` : '';
};

/** A body with the route's own fields, most of them odd. */
function fields(random: Random, route: Route, existing: Existing): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of Object.keys(route.body))
    if (random.chance(0.7))
      body[name] = random.chance(0.2)
        ? random.pick(existing.ids)
        : random.chance(0.3)
          ? `texte ${random.int(1, 99)}`
          : oddValue(random);
  if (random.chance(0.1)) body[random.pick(ODD_KEYS)] = oddValue(random);
  return body;
}

function form(random: Random, route: Route, existing: Existing): string {
  const parts = Object.entries(fields(random, route, existing)).map(([name, value]) => {
    const file = random.chance(0.3)
      ? `; filename="${random.pick(['a.png', '../../a.php', '', 'x'.repeat(3_000), 'a\0.png', '__proto__'])}"`
      : '';
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${String(value)}\r\n`;
  });
  const end = random.chance(0.8) ? `--${BOUNDARY}--\r\n` : '';
  return (random.chance(0.2) ? '\r\n' : '') + parts.join('') + end;
}

/** One malformed request; the same seed makes the same ones. */
export function oddRequest(random: Random, routes: Route[], existing: Existing): InjectOptions {
  const route = random.pick(routes);
  const id = random.chance(0.6)
    ? random.pick(existing.ids)
    : encodeURIComponent(oddText(random).toWellFormed().slice(0, 300));
  const path = random.chance(0.05) ? random.pick(ODD_PATHS) : urlOf(route, id);
  const token = random.pick(existing.tokens);
  const headers: Record<string, string> = {
    ...(token && {
      authorization: random.chance(0.95) ? `Bearer ${token}` : oddText(random).replace(/[^\x20-\x7e]/g, '?'),
    }),
    ...(random.chance(0.1) && { 'accept-encoding': random.pick(['br', 'gzip, br;q=0', '*', 'zzz', '']) }),
    ...(random.chance(0.05) && { 'if-none-match': random.pick(['*', '"x"', '']) }),
    ...(random.chance(0.05) && { 'content-encoding': random.pick(['gzip', 'br', 'x']) }),
  };
  const method = random.chance(0.9) ? (route.method as 'GET') : random.pick(METHODS);
  const request: InjectOptions = { method, url: `/api${path}${query(random, route)}`, headers };
  if (method === 'GET' || method === 'HEAD') return request;
  const kind = random.next();
  if (kind < 0.5)
    return {
      ...request,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(fields(random, route, existing)),
    };
  if (kind < 0.7)
    return {
      ...request,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: form(random, route, existing),
    };
  return {
    ...request,
    headers: { ...headers, 'content-type': random.pick(ODD_CONTENT_TYPES) },
    payload: random.pick(ODD_JSON),
  };
}
