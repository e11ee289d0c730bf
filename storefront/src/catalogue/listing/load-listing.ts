import type { ProductQuery } from '../../api/catalogue.ts';
import { listProducts, listRoots } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { orNull, orPageError } from '../../api/page-error.ts';
import { type ShopProduct, toShopProduct } from '../../state/cart-lines.ts';
import { type Listing, pageQueries, pagesOf, readListing, withChildren } from './listing-query.ts';

export type ListingData = { listing: Listing; products: ShopProduct[]; total: number; pages: number };

/** Loads the products of a list as its address asks for them. `fixed` is what the page itself demands of each. */
export async function loadListing(client: Client, url: string, fixed: ProductQuery = {}): Promise<ListingData> {
  const listing = readListing(new URL(url).searchParams);
  const roots = listing.category ? await orNull(listRoots(client)) : null;
  const ids = listing.category ? withChildren(roots ?? [], listing.category) : [];
  const queries = pageQueries(listing, ids).map((query) => ({ ...query, ...fixed }));
  const answers = await orPageError(Promise.all(queries.map((query) => listProducts(client, query))), {
    failed: 'Erreur lors du chargement des produits',
  });
  const products = answers.flatMap((page) => page.items.map(toShopProduct));
  const total = answers[0]?.total ?? 0;
  return { listing, products: uniqueById(products), total, pages: pagesOf(total) };
}

/** A product that moved between two calls would otherwise stand in the list twice. */
const uniqueById = (products: ShopProduct[]): ShopProduct[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];
