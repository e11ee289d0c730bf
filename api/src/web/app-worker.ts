import { LANGUAGE } from '@karite/shared/locale';

/** The response for a page of the installed back-office without a network: no data of anybody is cached for it. */
const PAGE = `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Hors connexion</title>
<style>
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box;
  background: #f5ede3; color: #2b1f1c; font: 16px/1.5 system-ui, sans-serif; text-align: center; }
main { max-width: 26rem; }
h1 { margin: 0 0 8px; font-size: 22px; }
a { display: inline-block; margin-top: 16px; padding: 12px 24px; border-radius: 8px; background: #b54e5a; color: #fff; text-decoration: none; }
@media (prefers-color-scheme: dark) { body { background: #191413; color: #f3e9e4; } }
</style>
</head>
<body>
<main>
<h1>Pas de connexion</h1>
<p>L’administration reprendra là où vous en étiez : vos formulaires commencés sont gardés sur cet appareil.</p>
<a href="">Réessayer</a>
</main>
</body>
</html>`;

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
