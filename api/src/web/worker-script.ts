import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { APP_WORKER } from './app-worker.ts';

/** Unregisters itself and deletes its caches: served when the worker is faulty. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/**
 * The worker that caches visited pages for a bad network, at the root so that it covers the whole shop. Browsers request it
 * past every cache at each visit. With `OFFLINE_PAGES=off` they get one that removes the former, a visit later at most.
 */
export async function workerRoute(
  app: FastifyInstance,
  { file, isOn }: { file: string; isOn: boolean },
): Promise<void> {
  const script = isOn ? await readFile(file, 'utf8') : REMOVAL;
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
  const appScript = isOn ? APP_WORKER : REMOVAL;
  app.get('/admin-sw.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(appScript),
  );
}
