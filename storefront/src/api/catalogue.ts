import type { Brand, Category, Product } from '@karite/shared/resources';
import type { Client, Page } from './client.ts';

/** The catalogue's reads (spec §7), in the API's list dialect. */
export type ProductQuery = {
  _start?: number;
  _end?: number;
  _sort?: string;
  _order?: string;
  q?: string;
  badge?: string;
  brandId?: string;
  categories?: string;
  isOnPromo?: boolean;
  inStock?: boolean;
  id?: string[];
};

function queryText(query: ProductQuery): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) search.append(key, one);
    else if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

export const listProducts = (client: Client, query: ProductQuery, signal?: AbortSignal): Promise<Page<Product>> =>
  client.list<Product>(`/products${queryText(query)}`, signal);

export const getProduct = (client: Client, id: string): Promise<Product> =>
  client.get<Product>(`/products/${encodeURIComponent(id)}`);

export const listBrands = (client: Client): Promise<Page<Brand>> => client.list<Brand>('/brands?_sort=priority,name');

export const listFeaturedBrands = (client: Client): Promise<Page<Brand>> =>
  client.list<Brand>('/brands?featured=true&_sort=priority,name&_start=0&_end=3');

export const getBrand = (client: Client, id: string): Promise<Brand> =>
  client.get<Brand>(`/brands/${encodeURIComponent(id)}`);

export const listRoots = (client: Client): Promise<Category[]> => client.get<Category[]>('/categories/roots');

export const getCategory = (client: Client, id: string): Promise<Category> =>
  client.get<Category>(`/categories/${encodeURIComponent(id)}`);
