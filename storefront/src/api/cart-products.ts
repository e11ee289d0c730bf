import type { Client } from './client.ts';

/** The fields of a product that the cart stores. Separate from those of shelves, which the checkout does not need. */
export const CART_FIELDS = [
  'name',
  'price',
  'badge',
  'inStock',
  'images.0',
  'rating',
  'reviews',
  'brand.name',
] as const;

/** Products of a cart, with the categories that offers may be for (R1932). */
export const listCartProducts = (client: Client, id: string[]) =>
  client.list('/products', { query: { id, fields: [...CART_FIELDS, 'categories'] } });
