import { version } from './build.ts';

const KINDS = ['pages', 'data', 'files', 'media'] as const;
export type Kind = (typeof KINDS)[number];

/** The limits of each kind's cache: past them, the oldest copies are deleted. */
const LIMITS: Record<Kind, { count: number; bytes: number }> = {
  pages: { count: 60, bytes: 6_000_000 },
  data: { count: 80, bytes: 3_000_000 },
  files: { count: 120, bytes: 4_000_000 },
  media: { count: 200, bytes: 12_000_000 },
};

const PREFIX = 'karite-';
/** Pictures are named by their content and outlive a build; the rest is of one build, so that no page meets another's files. */
const nameOf = (kind: Kind): string => PREFIX + (kind === 'media' ? kind : `${kind}-${version}`);
const SIZE = 'x-kept-bytes';

/** The cached copy of an address, whatever variant of it was requested. */
export const find = async (kind: Kind, url: string): Promise<Response | undefined> =>
  (await caches.open(nameOf(kind))).match(url, { ignoreVary: true });

/** The sizes of what is cached, by address, the oldest first. */
type Ledger = Map<string, number>;
const ledgers: Partial<Record<Kind, Promise<Ledger>>> = {};

async function readLedger(cache: Cache): Promise<Ledger> {
  const ledger: Ledger = new Map();
  for (const request of await cache.keys())
    ledger.set(request.url, Number((await cache.match(request, { ignoreVary: true }))?.headers.get(SIZE)));
  return ledger;
}

/** Caches a copy as the newest. A full or forbidden storage takes nothing, and nobody notices. */
export async function put(kind: Kind, url: string, response: Response): Promise<void> {
  try {
    const body = await response.blob();
    if (body.size > LIMITS[kind].bytes / 4) return;
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    headers.set(SIZE, String(body.size));
    const cache = await caches.open(nameOf(kind));
    await cache.put(url, new Response(body, { status: response.status, headers }));
    ledgers[kind] ??= readLedger(cache);
    const ledger = await ledgers[kind];
    ledger.delete(url);
    ledger.set(url, body.size);
    await trim(cache, ledger, LIMITS[kind]);
  } catch {
    // Without a copy the shop works as before.
  }
}

async function trim(cache: Cache, ledger: Ledger, { count, bytes }: { count: number; bytes: number }): Promise<void> {
  let total = [...ledger.values()].reduce((sum, size) => sum + size, 0);
  for (const [url, size] of ledger) {
    if (ledger.size <= count && total <= bytes) return;
    ledger.delete(url);
    total -= size;
    await cache.delete(url, { ignoreVary: true });
  }
}

/** The addresses that are cached, the newest first. */
export const addresses = async (kind: Kind): Promise<string[]> =>
  (await (await caches.open(nameOf(kind))).keys()).map((request) => request.url).reverse();

/** Forgets what other builds cached. */
export async function dropOthers(): Promise<void> {
  const ours = KINDS.map(nameOf);
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !ours.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
