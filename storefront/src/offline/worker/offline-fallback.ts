import { CACHED_PAGES_ID } from '../cached-pages-list.ts';
import { ownShelves } from './build.ts';
import { addresses, find } from './cache.ts';

/** The page shown instead of those that were never visited; cached when the worker is installed. */
export const OFFLINE_PAGE = '/hors-ligne';

/** The list of cached pages contains shelves and products, not the pages of an account or a search. */
const SHELF = /^\/($|shop|promotions|brands|categories|produits\/)/;
const isShelf = (path: string) => SHELF.test(path) || ownShelves.some((start) => path.startsWith(start));
const MOST_NAMED = 20;

/** A cached page as an item of the list; its title comes from its own head, where it is written as HTML already. */
async function itemOf(url: string): Promise<string> {
  const html = (await (await find('pages', url))?.text()) ?? '';
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ · [^·]*$/, '');
  const { pathname, search } = new URL(url);
  const address = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return title ? `<li><a href="${address}">${title}</a></li>` : '';
}

/** Shows that the network is down, and lists the cached pages. Without even that page: the browser's own error. */
export async function offlineFallback(): Promise<Response> {
  const page = await find('pages', new URL(OFFLINE_PAGE, self.location.origin).href);
  if (!page) return Response.error();
  const shelves = (await addresses('pages')).filter((url) => isShelf(new URL(url).pathname)).slice(0, MOST_NAMED);
  const items = (await Promise.all(shelves.map(itemOf))).join('');
  const html = (await page.text()).replace(
    new RegExp(`(<ul[^>]*id="${CACHED_PAGES_ID}"[^>]*>)`),
    (list) => list + items,
  );
  return new Response(html, { status: 503, headers: page.headers });
}
