import { BEST_SELLERS, type Facets, listProducts, listRoots, readFacetCounts } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { listPages } from '../api/list-pages.ts';
import type { LoaderArgs } from '../api/loader-args.ts';
import { orNull, orPageError } from '../api/page-error.ts';
import { narrowingQuery, SORTS, withChildren } from '../catalogue/listing/listing-query.ts';
import type { ShopProduct } from '../catalogue/shop-product.ts';
import { readSearch, type Search } from './search-query.ts';

const PAGE_SIZE = 24;
/** So many best sellers are offered where nothing was found. */
const MOST_OFFERED = 8;

export type SearchData = {
  search: Search;
  products: ShopProduct[];
  total: number;
  /** Nothing has all that was searched for: these are the closest (R2140). */
  isClosest: boolean;
  facets: Facets | null;
  /** Offered where nothing is near to what was searched for. */
  instead: { products: ShopProduct[]; facets: Facets | null } | null;
};

/** The results of a search (R1003); a blank query returns nothing, without a call. */
export const searchLoader =
  (client: Client) =>
  async ({ request }: LoaderArgs): Promise<SearchData> => {
    const search = readSearch(new URL(request.url).searchParams);
    const { q, page, category } = search;
    if (!q) return { search, products: [], total: 0, isClosest: false, facets: null, instead: null };
    const roots = category ? await orNull(listRoots(client)) : null;
    const ids = category ? withChildren(roots ?? [], category) : [];
    const query = narrowingQuery(search, category && ids.length === 0 ? [category] : ids);
    const [{ items, total, isClosest = false }, facets] = await orPageError(
      Promise.all([
        listPages(client, { ...(search.sort && SORTS[search.sort]), ...query }, page, PAGE_SIZE),
        orNull(readFacetCounts(client, query)),
      ]),
      { failed: 'Erreur lors du chargement des produits' },
    );
    const isNothing = total === 0 && !category && Object.values(search.facets).every((chosen) => !chosen);
    return {
      search,
      products: items,
      total,
      isClosest,
      facets,
      instead: isNothing ? await offeredInstead(client) : null,
    };
  };

/** The best sellers, and what the shop's products are for. */
async function offeredInstead(client: Client): Promise<SearchData['instead']> {
  const first = { _start: 0, _end: MOST_OFFERED } as const;
  const [sold, facets] = await Promise.all([
    orNull(listProducts(client, { ...BEST_SELLERS, ...first })),
    orNull(readFacetCounts(client, {})),
  ]);
  // A shop that sold nothing yet has its best rated ones.
  const found = sold?.items.length ? sold : await orNull(listProducts(client, { ...SORTS.notes, ...first }));
  return { products: found?.items ?? [], facets };
}
