import { CACHED_ANSWER } from '../../connection/cached-answer.ts';
import { find, type Kind, put } from './cache.ts';
import { isCacheable } from './cacheable.ts';
import { offlineFallback } from './offline-fallback.ts';

/** How long the network may take before the cached copy is shown, in ms. */
const PATIENCE_MS = 4_000;

/** Responses of a gateway that did not reach the shop: a cached copy is better. */
const UNREACHED = [502, 503, 504];

/** Work that goes on after the answer went out. */
type Later = (work: Promise<unknown>) => void;

/** Hashed files and pictures never change: the cached copy is the answer. */
export async function cacheFirst(kind: Kind, request: Request, later: Later): Promise<Response> {
  const cached = await find(kind, request.url).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(request);
  later(cacheCopy(kind, request.url, response));
  return response;
}

/** Pages and their data: the network's word if it comes in time, else the copy from the last visit, else that there is none. */
export async function networkFirst(kind: Kind, request: Request, later: Later): Promise<Response> {
  const cached = find(kind, request.url).catch(() => undefined);
  const network = fetch(request);
  later(
    network.then(
      (response) => cacheCopy(kind, request.url, response),
      () => undefined,
    ),
  );
  const inTime = network.then(
    (response) => (UNREACHED.includes(response.status) ? undefined : response),
    () => undefined,
  );
  const patience = cached.then((copy) =>
    copy ? new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS)) : inTime,
  );
  const fresh = await Promise.race([inTime, patience]);
  if (fresh) return fresh;
  const copy = await cached;
  if (copy) return marked(copy);
  return kind === 'pages' ? network.catch(offlineFallback) : network;
}

/** A cached copy, marked as such: the page shows it to its reader (`connection/connection-status.ts`). */
function marked(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.set('server-timing', CACHED_ANSWER);
  return new Response(copy.body, { status: copy.status, headers });
}

export async function cacheCopy(kind: Kind, url: string, response: Response): Promise<void> {
  const copy = response.clone();
  if (await isCacheable(kind, copy)) await put(kind, url, copy);
}
