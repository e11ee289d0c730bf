import { patterns } from '@karite/shared/paths';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  isRouteErrorResponse,
  matchPath,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { createClient, type Fetch } from '../api/client.ts';
import { StructuredDataSink, structuredDataMarkup } from '../seo/structured-data.tsx';
import { Document } from './document.tsx';
import { assetsOf, type HydrationMode, type ViteManifest } from './manifest.ts';
import type { PlacedPage } from './pages.ts';
import { createRoutes } from './routes.tsx';
import { codeMarkup, fontMarkup, ServerHead } from './server-head.tsx';
import { pageAt } from './shop-pages.ts';
import { themeHead } from './theme-head.ts';

export { markStale } from '../connection/stale-catalogue.ts';
export { pageAddress } from './page-address.ts';
export { publicPages } from './public-pages.ts';

type Options = {
  manifest: ViteManifest;
  /** The whole style sheet, as built. */
  style: string;
  publicUrl: string;
  /** Calls the API; paths start with `/api/`. */
  fetch: Fetch;
};
type PageRequest = {
  /** The path with its query. */
  path: string;
  /** Whether the page shall cost little: smaller pictures, and hydration deferred to the first event that needs it. */
  saver: boolean;
};
type Page = { status: number; headers: Record<string, string>; html: string };

/** What every page ends with. */
const END = '</body></html>';

/** How the API draws the shop's pages. They contain nothing personal, so that a page may be cached and sent to all visitors. */
export function createRenderer({
  manifest,
  style,
  publicUrl,
  fetch,
}: Options): (request: PageRequest) => Promise<Page> {
  const { colour, fonts } = themeHead(style);
  const base = publicUrl.replace(/\/+$/, '');
  // One for all requests: routes are put in order, and their code is fetched, once.
  const handler = createStaticHandler(createRoutes(createClient({ fetch })));
  return async ({ path, saver }) => {
    const context = await handler.query(new Request(base + path));
    if (context instanceof Response)
      return { status: context.status, headers: Object.fromEntries(context.headers), html: '' };
    const page = pageAt(context.matches.at(-1)?.route.path);
    const mode = hydrationModeOf(page, saver);
    const { head, late, code } = assetsOf(manifest, page ? [page.source] : [], mode);
    const data = {
      hydration: hydrationOf(context),
      publicUrl: base,
      dataSaver: saver,
      code,
      isDeferred: mode === 'deferred',
    };
    const records = new Set<string>();
    const html = renderToString(
      <StructuredDataSink value={records}>
        <Document
          data={data}
          isHydrating={mode === 'at once'}
          head={<ServerHead assets={head} style={saver ? null : style} colour={colour} />}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Document>
      </StructuredDataSink>,
    );
    const inHead = `${structuredDataMarkup(records)}${saver ? '' : fontMarkup(fonts)}</head>`;
    return {
      status: context.statusCode,
      headers: { ...headersOf(context), ...storageOf(page) },
      html: `<!doctype html>${html.slice(0, -END.length).replace('</head>', () => inHead)}${codeMarkup(late)}${END}`,
    };
  };
}

/** A loader's `serverOnly` data is only drawn here: the page does not contain it twice. */
function forBrowsers(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('serverOnly' in data)) return data;
  const { serverOnly: _, ...rest } = data;
  return rest;
}

/**
 * The loaders' results. Errors become plain objects that the router in the browser accepts as its own; messages of bugs are
 * not sent.
 */
function hydrationOf({ loaderData: loaded, actionData, errors }: StaticHandlerContext): HydrationState {
  const loaderData = Object.fromEntries(Object.entries(loaded).map(([route, data]) => [route, forBrowsers(data)]));
  if (!errors) return { loaderData, actionData };
  const plain = Object.entries(errors).map(([route, error]) => {
    const { status, statusText, data } = isRouteErrorResponse(error)
      ? error
      : { status: 500, statusText: '', data: null };
    return [route, { status, statusText, internal: false, data }];
  });
  return { loaderData, actionData, errors: Object.fromEntries(plain) };
}

/** Whether a path is the page where an order is paid: the only one with a policy that allows a payment provider's script. */
export const isPaymentPage = (path: string): boolean => matchPath(patterns.payment, path) !== null;

/** The data saver defers hydration, but not that of pages that the visitor's own browser fills: they would stay empty. */
const hydrationModeOf = (page: PlacedPage | undefined, saver: boolean): HydrationMode =>
  page?.hydration ?? (saver ? 'deferred' : 'at once');

/** Who may store a page: nobody when its address contains a secret. Its links send no referrer either. */
function storageOf(page: PlacedPage | undefined): Record<string, string> {
  if (page?.storage === 'secret') return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return page?.storage === 'none' ? { 'cache-control': 'no-store' } : {};
}

/** The cache headers of the loaders: a page with a missing part is not cached. */
function headersOf({ loaderHeaders, errors, statusCode }: StaticHandlerContext): Record<string, string> {
  const said = Object.values(loaderHeaders).flatMap((headers) => [...headers]);
  const failed = errors && statusCode >= 500 ? [['cache-control', 'no-store']] : [];
  return Object.fromEntries([...said, ...failed]);
}
