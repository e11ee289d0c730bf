import type { Given, Limited, Row } from '@karite/shared/client';
import type { Client } from './client.ts';

/** The catalogue's reads (R1401), in the API's list dialect (R1403). */
export type ProductQuery = Omit<NonNullable<Given<'GET', '/products'>['query']>, 'fields'>;

/** What the facets of a list are counted under (R1805). */
export type FacetQuery = NonNullable<Given<'GET', '/products/facets'>['query']>;

/** What a card shows of a product, and the cart keeps: a list of cards weighs a third of the whole records. */
const CARD_FIELDS = [
  'name',
  'price',
  'badge',
  'inStock',
  'images.0',
  'rating',
  'reviews',
  'brand.name',
  'isOnPromo',
  'salePrice',
] as const;

const LONGEST_TEXT = 100;

/** What is searched for, as the API takes it: no control characters, no halves of what cutting may have parted. */
export const searchText = (text: string | null): string =>
  (text ?? '')
    .slice(0, LONGEST_TEXT)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

/** A product as lists have it. */
export type ListedProduct = Limited<Row<'/products'>, (typeof CARD_FIELDS)[number]>;

export const listProducts = (client: Client, query: ProductQuery, signal?: AbortSignal) =>
  client.list('/products', { query: { ...query, fields: CARD_FIELDS }, signal });

/** Products of a cart: what a card shows, and the categories that offers may be for (R1932). */
export const listCartProducts = (client: Client, id: string[]) =>
  client.list('/products', { query: { id, fields: [...CARD_FIELDS, 'categories'] } });

/** How many products of a list each choice has. */
export const readFacetCounts = (client: Client, query: FacetQuery) => client.get('/products/facets', { query });

export type Facets = Awaited<ReturnType<typeof readFacetCounts>>;

export const getProduct = (client: Client, id: string) => client.get('/products/{id}', { path: { id } });

const byPriority = { _sort: 'priority,name' };

export const listBrands = (client: Client) => client.list('/brands', { query: byPriority });

export const listFeaturedBrands = (client: Client) =>
  client.list('/brands', { query: { featured: true, ...byPriority, _start: 0, _end: 3 } });

export const getBrand = (client: Client, id: string) => client.get('/brands/{id}', { path: { id } });

export const listRoots = (client: Client) => client.get('/categories/roots');

export const getCategory = (client: Client, id: string) => client.get('/categories/{id}', { path: { id } });
