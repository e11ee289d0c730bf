import { paths } from '@karite/shared/paths';
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
import { StructuredDataSink, structuredDataMarkup } from '../ui/structured-data/structured-data.tsx';
import { Document } from './document.tsx';
import { assetsOf, earlyLinks, type ViteManifest, type Waking } from './manifest.ts';
import { createRoutes } from './routes.tsx';
import { ServerHead } from './server-head.tsx';

export { pageAddress } from './page-address.ts';
export { publicPages } from './public-pages.ts';
export { markStale } from './stale-sign.ts';

type Options = {
  manifest: ViteManifest;
  /** The whole style sheet, as built. */
  style: string;
  publicUrl: string;
};
type PageRequest = {
  /** The path with its query. */
  path: string;
  /** Calls the API; paths start with `/api/`. */
  fetch: Fetch;
  /** Whether the page shall cost little: smaller pictures, and no code before the first touch. */
  saver: boolean;
};
type Page = { status: number; headers: Record<string, string>; html: string };

/** How the API draws the shop's pages. They hold nothing of the visitor's, so a page may be kept and sent to all. */
export function createRenderer({ manifest, style, publicUrl }: Options): (request: PageRequest) => Promise<Page> {
  const base = publicUrl.replace(/\/+$/, '');
  const early = earlyLinks(manifest);
  return async ({ path, fetch, saver }) => {
    const handler = createStaticHandler(createRoutes(createClient({ fetch })));
    const context = await handler.query(new Request(base + path));
    if (context instanceof Response)
      return { status: context.status, headers: Object.fromEntries(context.headers), html: '' };
    const modules = context.matches.map(({ route }) => (route.handle as { module?: string } | undefined)?.module);
    const waking = wakingOf(context, saver);
    const { head, code } = assetsOf(
      manifest,
      modules.filter((module) => module !== undefined),
      waking,
    );
    const data = { hydration: hydrationOf(context), publicUrl: base, saver, code, asleep: waking === 'asleep' };
    const records = new Set<string>();
    const html = renderToString(
      <StructuredDataSink value={records}>
        <Document
          data={data}
          waking={waking === 'awake'}
          head={<ServerHead assets={head} style={saver ? null : style} />}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Document>
      </StructuredDataSink>,
    );
    return {
      status: context.statusCode,
      headers: { ...headersOf(context), ...secrecyOf(context), ...(waking === 'awake' && { link: early }) },
      html: `<!doctype html>${html.replace('</head>', () => `${structuredDataMarkup(records)}</head>`)}`,
    };
  };
}

/** The loaders' answers. Errors become plain objects that the router in the browser takes for its own; a bug's words stay here. */
function hydrationOf({ loaderData, actionData, errors }: StaticHandlerContext): HydrationState {
  if (!errors) return { loaderData, actionData };
  const plain = Object.entries(errors).map(([route, error]) => {
    const { status, statusText, data } = isRouteErrorResponse(error)
      ? error
      : { status: 500, statusText: '', data: null };
    return [route, { status, statusText, internal: false, data }];
  });
  return { loaderData, actionData, errors: Object.fromEntries(plain) };
}

/** Where an order is paid: the one page whose answer lets a payment provider's script in. */
const PAYMENT_PAGE = '/commande/:id/paiement';

/** Whether a path is that of the page where an order is paid. */
export const isPaymentPage = (path: string): boolean => matchPath(PAYMENT_PAGE, path) !== null;

/** Pages that the visitor's own browser fills: asleep they would be empty. */
const OWN_PAGES: readonly (string | undefined)[] = [
  paths.cart,
  paths.checkout,
  paths.byChat,
  paths.profile,
  paths.favourites,
  paths.orders,
  '/orders/:id',
  '/commande/:id',
  PAYMENT_PAGE,
  paths.reset,
  paths.takeBack,
];

function wakingOf({ matches }: StaticHandlerContext, saver: boolean): Waking {
  const page = matches.at(-1)?.route.path;
  if (page === paths.offline) return 'still';
  return saver && !OWN_PAGES.includes(page) ? 'asleep' : 'awake';
}

/** Pages whose address holds a secret: nobody keeps them, and no link out of them says where it was followed. */
const SECRET_PAGES: readonly (string | undefined)[] = [paths.reset, paths.takeBack, '/commande/:id'];

function secrecyOf({ matches }: StaticHandlerContext): Record<string, string> {
  const page = matches.at(-1)?.route.path;
  if (SECRET_PAGES.includes(page)) return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  // One for each order: nobody asks for it twice.
  return page === PAYMENT_PAGE ? { 'cache-control': 'no-store' } : {};
}

/** What the loaders say of caching: a page with a missing part is not kept. */
function headersOf({ loaderHeaders, errors, statusCode }: StaticHandlerContext): Record<string, string> {
  const said = Object.values(loaderHeaders).flatMap((headers) => [...headers]);
  const failed = errors && statusCode >= 500 ? [['cache-control', 'no-store']] : [];
  return Object.fromEntries([...said, ...failed]);
}
