import { entry } from './build.ts';
import type { Kind } from './cache.ts';

/** Addresses that the worker leaves alone: other programs, and what must always be the server's own answer. */
const OTHERS = /^\/(admin|health|metrics|economie|sw\.js)(\/|$)/;

/** The kind of a request; `null`: the worker does not handle it. */
export function kindOf({ method, mode, url, headers }: Request, origin: string): Kind | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || OTHERS.test(address.pathname)) return null;
  if (address.pathname.startsWith('/assets/')) return 'files';
  if (address.pathname.startsWith('/media/')) return 'media';
  // An answer to somebody is theirs alone.
  if (address.pathname.startsWith('/api/')) return mode !== 'navigate' && !headers.has('authorization') ? 'data' : null;
  return mode === 'navigate' ? 'pages' : null;
}

/** Whether an answer may be cached: complete, public, and, of a page, drawn by the build that this worker belongs to. */
export async function isCacheable(kind: Kind, response: Response): Promise<boolean> {
  const rule = response.headers.get('cache-control') ?? '';
  if (response.status !== 200 || response.redirected || /no-store|private/.test(rule)) return false;
  if (kind === 'data') return rule.includes('public');
  return kind !== 'pages' || (await response.clone().text()).includes(entry);
}
