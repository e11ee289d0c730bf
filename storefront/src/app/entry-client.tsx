import '../ui/theme/tokens.css';
import '@karite/custom/storefront/theme.css';
import '../ui/theme/faces.css';
import '../ui/theme/base.css';
import '../ui/theme/rows.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { loaderClient } from '../api/browser-client.ts';
import { releaseFarPictures } from '../hydration/far-pictures.ts';
import { HYDRATION_FAILED } from '../hydration/hydration-events.ts';
import { readPageData } from '../hydration/page-data.ts';
import { whenIdle } from '../hydration/when-idle.ts';
import { PublicUrl } from '../seo/page-meta.tsx';
import { Document } from './document.tsx';
import { followLinks } from './navigation/follow-links.ts';
import { watchScroll } from './navigation/scroll-restoration.ts';
import { createPages, createRoutes } from './routes.tsx';

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

/** While one works on it: shows what a page or its loader threw over the page, which itself shows what shoppers would see. */
const showFault = (error: unknown) => {
  if (error instanceof Error) import.meta.hot?.send('render-fault', { message: error.message, stack: error.stack });
};

async function start(): Promise<void> {
  // Before anything that is loaded lazily; without it the page itself shows what is missing.
  import('../hydration/stale-build.ts').then(
    ({ watchStaleBuild }) => watchStaleBuild(),
    () => null,
  );
  releaseFarPictures();
  const data = readPageData();
  const pages = createPages(loaderClient);
  const routes = createRoutes(loaderClient, pages);
  if (data) await resolvePage(routes);
  const router = createBrowserRouter(routes, { hydrationData: data?.hydration });
  const page = <RouterProvider router={router} onError={import.meta.env.DEV ? showFault : undefined} />;
  const root = document.getElementById('root');
  // In slices: a slow phone goes on scrolling while its page is hydrated.
  if (data) startTransition(() => void hydrateRoot(document, <Document data={data}>{page}</Document>));
  else if (root) createRoot(root).render(<PublicUrl value={window.location.origin}>{page}</PublicUrl>);
  // After React's own listener, so that a component may have prevented the click.
  // With the data saver a page remains plain HTML: the next one is requested whole, without the code that draws it.
  if (!data?.dataSaver) followLinks(router.navigate);
  watchScroll(router);
  whenIdle(async () => {
    const { afterLoad } = await import('./after-load.ts');
    afterLoad({ router, pages, dataSaver: Boolean(data?.dataSaver) });
  });
}

start().catch(() => document.dispatchEvent(new Event(HYDRATION_FAILED)));
