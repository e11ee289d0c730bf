import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { loaderClient } from '../api/browser-client.ts';
import { PublicUrl } from '../ui/page-meta/page-meta.tsx';
import { Document } from './document.tsx';
import { followLinks } from './follow-links.ts';
import { readPageData } from './page-data.ts';
import { createRoutes } from './routes.tsx';
import { rememberScroll } from './scroll-memory.ts';
import { whenIdle } from './when-idle.ts';

/** The page that the server wrote must be drawn at once, or React would throw it away: its code is fetched first. */
async function resolvePage(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  // All code is here: the pictures below the fold may come.
  delete document.documentElement.dataset.waking;
  const data = readPageData();
  const routes = createRoutes(loaderClient);
  if (data) await resolvePage(routes);
  const router = createBrowserRouter(routes, { hydrationData: data?.hydration });
  const page = <RouterProvider router={router} />;
  // In slices: a slow phone goes on scrolling while its page wakes up.
  if (data) startTransition(() => void hydrateRoot(document, <Document data={data}>{page}</Document>));
  else
    createRoot(document.getElementById('root')!).render(<PublicUrl value={window.location.origin}>{page}</PublicUrl>);
  // After React's own listener, so that a component may have prevented the click.
  // A page that was to cost little stays a plain page: the next one is asked for whole, without the code that shows it.
  if (!data?.saver) followLinks(router.navigate);
  rememberScroll(router);
  whenIdle(async () => {
    const { afterLoad } = await import('./after-load.ts');
    afterLoad({ router, routes, saver: Boolean(data?.saver) });
  });
}

start().catch(() => document.dispatchEvent(new Event('asleep')));
