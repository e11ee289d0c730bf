/**
 * Caches what a shopper visited, for a bad connection or none (docs/decisions/0012-a-service-worker-caches-visited-pages.md). Pages: network first;
 * hashed files and pictures: cache first. Nothing personal, nothing of the back-office, nothing but reading.
 */
import { SYNC_TAG, sendQueuedOrders } from '../../orders/queue/send-queued-orders.ts';
import type { WorkerMessage } from '../worker-message.ts';
import { code, styles } from './build.ts';
import { dropOthers, find, type Kind, put } from './cache.ts';
import { kindOf } from './cacheable.ts';
import { OFFLINE_PAGE } from './offline-fallback.ts';
import { watchPushes } from './push.ts';
import { cacheCopy, cacheFirst, networkFirst } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;
declare global {
  /** Background sync, which TypeScript's own types do not have yet. */
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent & { readonly tag: string };
  }
}

/** Cached without a visit: an order is made on them, and none shall be lost to the network. */
const ORDER_PAGES = ['/cart', '/checkout'];
const absolute = (path: string) => new URL(path, self.location.origin).href;

/** Fetches and caches an address that is not cached yet; a page is always fetched. */
async function collect(kind: Kind, url: string): Promise<void> {
  if (kind !== 'pages' && (await find(kind, url))) return;
  await cacheCopy(kind, url, await fetch(url));
}

/** Several, one after the other: the shopper's own requests go first. A missing one hinders no other. */
async function collectAll(list: readonly [Kind, string][]): Promise<void> {
  for (const [kind, url] of list) await collect(kind, absolute(url)).catch(() => undefined);
}

/** Without this page there is no use of a worker: its installation is tried again at the next visit. */
async function collectOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE);
  if (!page.ok) throw new Error(`${OFFLINE_PAGE}: ${page.status}`);
  await put('pages', absolute(OFFLINE_PAGE), page);
}

self.addEventListener('install', (event) => {
  const pages = ORDER_PAGES.map((url): [Kind, string] => ['pages', url]);
  const files = styles.map((url): [Kind, string] => ['files', url]);
  event.waitUntil(Promise.all([collectOfflinePage(), collectAll([...pages, ...files])]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOthers().catch(() => undefined), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const { page, files, withCode }: WorkerMessage = event.data;
  const used = files.map((url): [Kind, string] => [url.includes('/media/') ? 'media' : 'files', url]);
  const cart = withCode ? code.map((url): [Kind, string] => ['files', url]) : [];
  const visited: [Kind, string][] = page ? [['pages', page.replace(/#.*$/, '')]] : [];
  event.waitUntil(collectAll([...visited, ...used, ...cart]));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (!kind) return;
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (kind === 'files' || kind === 'media') return event.respondWith(cacheFirst(kind, event.request, later));
  event.respondWith(networkFirst(kind, event.request, later));
});

/** The connection is back: the queue is sent, also with the shop closed. While an answer is missing the browser retries. */
self.addEventListener('sync', (event) => {
  if (event.tag !== SYNC_TAG) return;
  event.waitUntil(
    sendQueuedOrders().then(({ waits }) => {
      if (waits) throw new Error('orders still wait');
    }),
  );
});

watchPushes(self);
