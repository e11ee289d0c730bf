import { FIRST_ORDER, type ProductOrder } from '@karite/shared/catalogue';
import { type FacetQuery, type Facets, listRoots, type Shelf, wholeCatalogue } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { listPages } from '../../api/list-pages.ts';
import { isRefused, orNull, orPageError } from '../../api/page-error.ts';
import type { ShopProduct } from '../shop-product.ts';
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
  /** The order of the shop's list when its address asks for none; `null`: a list by name, without the shop's own order. */
  first: ProductOrder | null;
  products: ShopProduct[];
  total: number;
  /** How many products each choice has; `null` when nobody can say. */
  facets: Facets | null;
  pages: number;
  /** The address asked for what doesn't exist, which was left out. */
  dropped: boolean;
};

/** Loads the products of a list as its address asks for them. `fixed` is what the page itself demands of each, `shelf` where they are. */
export async function loadListing(
  client: Client,
  url: string,
  reading: Promise<ProductOrder> | null,
  fixed: FacetQuery = {},
  shelf: Shelf = wholeCatalogue(client),
): Promise<ListingData> {
  const search = new URL(url).searchParams;
  const read = readListing(search);
  const asked: Listing = reading === null && read.sort === 'selection' ? { ...read, sort: null } : read;
  const { category } = asked;
  const roots = category ? await orNull(listRoots(client)) : null;
  const ids = category ? (roots ? withChildren(roots, category) : [category]) : [];
  const known: Listing = ids.length > 0 ? asked : { ...asked, category: null };
  const ask = async (listing: Listing, categories: string[]) => {
    const query = { ...listingQuery(listing, categories, listing.sort ?? (await reading) ?? FIRST_ORDER), ...fixed };
    const [page, facets] = await Promise.all([
      listPages(client, query, listing.page, PAGE_SIZE, shelf),
      orNull(shelf.facets({ ...narrowingQuery(listing, categories), ...fixed })),
    ]);
    return { listing, facets, ...page };
  };
  // What the API refuses is no reason to show nothing: then the whole list, in the order that was asked for.
  const orAll = (error: unknown) => {
    if (!isRefused(error)) throw error;
    return ask({ ...known, category: null, q: null, page: 1, facets: {} }, []);
  };
  const { listing, facets, items, total } = await orPageError(ask(known, ids).catch(orAll), {
    failed: 'Erreur lors du chargement des produits',
  });
  const dropped = listing.q !== asked.q || saysOtherwise(search, listing);
  return { listing, facets, first: await reading, products: uniqueById(items), total, pages: pagesOf(total), dropped };
}

/** A product that moved between two calls would otherwise stand in the list twice. */
const uniqueById = (products: ShopProduct[]): ShopProduct[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];
