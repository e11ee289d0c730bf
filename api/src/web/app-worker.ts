import { plainPage } from '../platform/server/http/plain-page.ts';

/** The response for a page of the installed back-office without a network: no data of anybody is cached for it. */
const PAGE = plainPage({
  title: 'Pas de connexion',
  text: 'L’administration reprendra là où vous en étiez : vos formulaires commencés sont gardés sur cet appareil.',
});

/** The installed back-office's worker: it keeps nothing, and answers a page that the network did not bring by the one above. */
export const APP_WORKER = `const PAGE = ${JSON.stringify(PAGE)};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const begin = async () => {
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const answer = async () => (await event.preloadResponse) ?? fetch(event.request);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  event.respondWith(answer().catch(() => new Response(PAGE, { status: 503, headers })));
});
`;
