import type { RouteObject } from 'react-router-dom';
import { keepOffline, type Router } from '../offline/keep-offline.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { watchStale } from './stale-sign.ts';

type Parts = { router: Router; routes: RouteObject[]; saver: boolean };

/** What makes the next pages quicker and the last ones stay; fetched when this page has nothing else to do. */
export function afterLoad({ router, routes, saver }: Parts): void {
  if (!saver) prefetchOnIntent(routes);
  watchStale();
  if (import.meta.env.PROD && navigator.serviceWorker) void keepOffline(router);
}
