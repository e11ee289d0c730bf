import { addressOf } from '@karite/shared/client';
import { paths, patterns } from '@karite/shared/paths';
import { matchPath } from 'react-router-dom';
import { afterSignIn } from '../accounts/after-sign-in.ts';
import { categoryParams, readCategoryPage } from '../catalogue/categories/category-query.ts';
import { readFacets } from '../catalogue/facets/facet-choice.ts';
import { listingParams, readListing, saysOtherwise } from '../catalogue/listing/listing-query.ts';
import { readSearch, searchParams } from '../search/search-query.ts';
import { shopPages } from './shop-pages.ts';

type ReadQuery = (search: URLSearchParams) => Record<string, string | undefined>;

/** A list that does not exist: its page states so, whatever the address contained. */
const UNKNOWN = { tri: '-', vue: '-', page: '-' };
const listing: ReadQuery = (search) => {
  const read = readListing(search);
  const params = Object.entries(listingParams(read)).filter(([, value]) => value !== undefined);
  return { ...(saysOtherwise(search, read) && UNKNOWN), ...Object.fromEntries(params) };
};
const facets: ReadQuery = (search) => ({ ...readFacets(search) });
const category: ReadQuery = (search) => ({ ...facets(search), ...categoryParams(readCategoryPage(search)) });
const only =
  (...keys: string[]): ReadQuery =>
  (search) =>
    Object.fromEntries(keys.map((key) => [key, search.get(key) ?? undefined]));

/** Where signing in leads, when that is not the front page. */
const next: ReadQuery = (search) => {
  const path = afterSignIn(`?${search}`);
  return { suite: path === paths.home ? undefined : path };
};

/** The pages that read their query (`routes.tsx`), and what they read of it, as they read it. No other page reads any. */
const QUERIES: [route: string, ReadQuery][] = [
  ...shopPages.flatMap(({ path, query }): [string, ReadQuery][] => (query ? [[path, only(...query)]] : [])),
  [paths.shop(), listing],
  [paths.promotions(), listing],
  [patterns.collection, listing],
  ['/search', (search) => searchParams(readSearch(search))],
  ['/brands/:id', facets],
  ['/categories/:id', category],
  ['/categories/:id/subcategories/:subcategoryId', category],
  [paths.diagnostic, only('rayon', 'ressenti', 'budget', 'priorite')],
  [paths.login, next],
  [paths.register, next],
  [paths.reset, only('token')],
  [paths.takeBack, only('token')],
  [patterns.confirmAddress, only('cle')],
  ['/commande/:id', only('cle')],
  [patterns.newsletter, only('cle')],
  // A preview of their drafts (R1946).
  ...[patterns.home, patterns.histoires, patterns.help, patterns.helpPage].map((path): [string, ReadQuery] => [
    path,
    only('apercu', 'le'),
  ]),
  [patterns.product, only('brouillon')],
  [patterns.leave, only('sujet', 'cle')],
];

/**
 * A page's address without what the page does not read: `/shop?utm_source=x&page=02` is `/shop?page=2`. The server draws
 * and caches a page under it once, whatever links add; in the browser the address stays as it is.
 */
export function pageAddress(address: string): string {
  const [path = '', query] = address.replace(/#.*/, '').split(/\?(.*)/s);
  if (!query) return path;
  const read = QUERIES.find(([route]) => matchPath(route, path))?.[1];
  return path + (read ? addressOf('', { query: read(new URLSearchParams(query)) }) : '');
}
