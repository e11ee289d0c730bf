import type { Given, Limited, Row } from '@karite/shared/client';
import { cutToLength } from '@karite/shared/text';
import { CART_FIELDS } from './cart-products.ts';
import type { Client, Page } from './client.ts';

/** The catalogue's reads (R1401), in the API's list dialect (R1403). */
export type ProductQuery = Omit<NonNullable<Given<'GET', '/products'>['query']>, 'fields'>;

/** The filters that the facets of a list are counted under (R1805). */
export type FacetQuery = NonNullable<Given<'GET', '/products/facets'>['query']>;

/** The fields of a product's card: a list of cards weighs a third of the whole records. */
export const CARD_FIELDS = [
  ...CART_FIELDS,
  'isOnPromo',
  'salePrice',
  'variants',
  'swatch',
  'swatches',
  'fromPrice',
  'mostVariantPrice',
  'isAvailable',
] as const;

/** Shades and sizes are listed under the product that represents them (R1912). */
export const ON_THE_SHELF = { variantOfId_empty: true };

const LONGEST_TEXT = 100;

/** What is searched for, as the API takes it: no control characters, no halves of what cutting may have parted. */
export const searchText = (text: string | null): string =>
  cutToLength(text ?? '', LONGEST_TEXT)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

/** A product as lists have it. */
export type ListedProduct = Limited<Row<'/products'>, (typeof CARD_FIELDS)[number]>;

/** The products of a shelf; requested by ids, the products that these name. */
export const listProducts = (client: Client, query: ProductQuery, signal?: AbortSignal) =>
  client.list('/products', { query: { ...(!query.id && ON_THE_SHELF), ...query, fields: CARD_FIELDS }, signal });

/** The products that sell best, the first one first (R1924). */
export const BEST_SELLERS = { salesRank_gte: 1, _sort: 'salesRank', _order: 'asc' } as const;

/** How many products of a list each choice has. */
export const readFacetCounts = (client: Client, query: FacetQuery) =>
  client.get('/products/facets', { query: { ...ON_THE_SHELF, ...query } });

export type Facets = Awaited<ReturnType<typeof readFacetCounts>>;

/** Where a list of products is read from: the whole catalogue, or a part of it. */
export type Shelf = {
  list(query: ProductQuery): Promise<Page<ListedProduct>>;
  facets(query: FacetQuery): Promise<Facets>;
};

export const wholeCatalogue = (client: Client): Shelf => ({
  list: (query) => listProducts(client, query),
  facets: (query) => readFacetCounts(client, query),
});

export const getProduct = (client: Client, id: string) => client.get('/products/{id}', { path: { id } });

const byPriority = { _sort: 'priority,name' };

export const listBrands = (client: Client) => client.list('/brands', { query: byPriority });

export const listFeaturedBrands = (client: Client) =>
  client.list('/brands', { query: { featured: true, ...byPriority, _start: 0, _end: 3 } });

export const getBrand = (client: Client, id: string) => client.get('/brands/{id}', { path: { id } });

export const listRoots = (client: Client) => client.get('/categories/roots');

export const getCategory = (client: Client, id: string) => client.get('/categories/{id}', { path: { id } });
