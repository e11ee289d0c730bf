import { FIRST_ORDER, type ProductOrder } from '@karite/shared/catalogue';
import { type FacetQuery, type Facets, listRoots, type Shelf, wholeCatalogue } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { listPages } from '../../api/list-pages.ts';
import { isRefused, orNull, orPageError } from '../../api/page-error.ts';
import { type ShopProduct, uniqueById } from '../shop-product.ts';
import {
  type Listing,
  listingQuery,
  narrowingQuery,
  PAGE_SIZE,
  pagesOf,
  readListing,
  saysOtherwise,
  withChildren,
} from './listing-query.ts';

export type ListingData = {
  listing: Listing;
  /** The default order of the shop's list; `null`: a list by name, without the shop's own order. */
  first: ProductOrder | null;
  products: ShopProduct[];
  total: number;
  /** How many products each choice has; `null` when the request failed. */
  facets: Facets | null;
  pages: number;
  /** The address had parameters that do not exist, which were dropped. */
  dropped: boolean;
};

/** Loads the products of a list as its address describes them. `fixed` are the page's own filters, `shelf` is the source. */
export async function loadListing(
  client: Client,
  url: string,
  reading: Promise<ProductOrder> | null,
  fixed: FacetQuery = {},
  shelf: Shelf = wholeCatalogue(client),
): Promise<ListingData> {
  const search = new URL(url).searchParams;
  const read = readListing(search);
  const requested: Listing = reading === null && read.sort === 'selection' ? { ...read, sort: null } : read;
  const { category } = requested;
  const roots = category ? await orNull(listRoots(client)) : null;
  const ids = category ? (roots ? withChildren(roots, category) : [category]) : [];
  const valid: Listing = ids.length > 0 ? requested : { ...requested, category: null };
  const load = async (listing: Listing, categories: string[]) => {
    const query = { ...listingQuery(listing, categories, listing.sort ?? (await reading) ?? FIRST_ORDER), ...fixed };
    const [page, facets] = await Promise.all([
      listPages(client, query, listing.page, PAGE_SIZE, shelf),
      orNull(shelf.facets({ ...narrowingQuery(listing, categories), ...fixed })),
    ]);
    return { listing, facets, ...page };
  };
  // When the API refuses the query, the whole list is shown in the requested order.
  const orAll = (error: unknown) => {
    if (!isRefused(error)) throw error;
    return load({ ...valid, category: null, q: null, page: 1, facets: {} }, []);
  };
  const { listing, facets, items, total } = await orPageError(load(valid, ids).catch(orAll), {
    failed: 'Erreur lors du chargement des produits',
  });
  const dropped = listing.q !== requested.q || saysOtherwise(search, listing);
  return { listing, facets, first: await reading, products: uniqueById(items), total, pages: pagesOf(total), dropped };
}
