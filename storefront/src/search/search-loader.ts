import { type Facets, listRoots, readFacetCounts } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { listPages } from '../api/list-pages.ts';
import type { LoaderArgs } from '../api/loader-args.ts';
import { orNull, orPageError } from '../api/page-error.ts';
import { narrowingQuery, withChildren } from '../catalogue/listing/listing-query.ts';
import type { ShopProduct } from '../catalogue/shop-product.ts';
import { readSearch, type Search } from './search-query.ts';

const PAGE_SIZE = 24;

export type SearchData = {
  search: Search;
  products: ShopProduct[];
  total: number;
  /** Nothing has all that was searched for: these are the closest (R2140). */
  isClosest: boolean;
  facets: Facets | null;
};

/** The results of a search (R1003); a blank query returns nothing, without a call. */
export const searchLoader =
  (client: Client) =>
  async ({ request }: LoaderArgs): Promise<SearchData> => {
    const search = readSearch(new URL(request.url).searchParams);
    const { q, page, category } = search;
    if (!q) return { search, products: [], total: 0, isClosest: false, facets: null };
    const roots = category ? await orNull(listRoots(client)) : null;
    const ids = category ? withChildren(roots ?? [], category) : [];
    const query = narrowingQuery(search, category && ids.length === 0 ? [category] : ids);
    const [{ items, total, isClosest = false }, facets] = await orPageError(
      Promise.all([listPages(client, query, page, PAGE_SIZE), orNull(readFacetCounts(client, query))]),
      { failed: 'Erreur lors du chargement des produits' },
    );
    return { search, products: items, total, isClosest, facets };
  };
