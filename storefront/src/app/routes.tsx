import pages from 'virtual:pages';
import { patterns } from '@karite/shared/paths';
import type { RouteObject } from 'react-router-dom';
import type { Client } from '../api/client.ts';
import type { LoaderArgs } from '../api/loader-args.ts';
import { ROOTS_ROUTE } from '../catalogue/navigation/roots.ts';
import { SETTINGS_ROUTE } from '../identity/settings.ts';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { ErrorPage, notFoundLoader } from './error-view.tsx';
import { Layout } from './layout/layout.tsx';
import type { Loaders } from './loaders.ts';

/** A page's data, by the loader of that name. The server's page brought its data along: the loaders are fetched with the first link. */
const loadFrom =
  (client: Client) =>
  (name: keyof Loaders) =>
  async (args: LoaderArgs): Promise<unknown> =>
    (await import('./loaders.ts')).loaders[name](client)(args);

const PATTERNS: readonly string[] = Object.values(patterns);

/** Every page of the shop (`pages.ts`), with the API that its loaders read: the same on the server and in the browser. */
export const createPages = (client: Client) =>
  pages.map(([lazy, loader, path = ''], index) => ({
    path: PATTERNS[index] ?? path,
    lazy,
    loader: typeof loader === 'function' ? loader(client) : loader && loadFrom(client)(loader),
  }));

type CreatedRoute = ReturnType<typeof createPages>[number];
/** A page's route; `lazy` is gone from the one that was hydrated, for its code is here. */
export type PageRoute = Omit<CreatedRoute, 'lazy'> & Partial<Pick<CreatedRoute, 'lazy'>>;

/** The pages within the layout, and the replacement of one that can't be shown. */
export function createRoutes(client: Client, pageRoutes: readonly PageRoute[] = createPages(client)): RouteObject[] {
  const notFound: RouteObject = { path: '*', loader: notFoundLoader, element: null };
  return [
    {
      id: SETTINGS_ROUTE,
      loader: loadFrom(client)('settings'),
      shouldRevalidate: () => false,
      hydrateFallbackElement: <Spinner page />,
      children: [
        {
          id: ROOTS_ROUTE,
          loader: loadFrom(client)('roots'),
          shouldRevalidate: () => false,
          element: <Layout />,
          errorElement: <ErrorPage bare />,
          children: [{ errorElement: <ErrorPage />, children: [...pageRoutes, notFound] }],
        },
      ],
    },
  ];
}
