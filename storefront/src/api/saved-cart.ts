import type { Client } from './client.ts';

/** The calls of a cart that the shop stores for accounts that agreed (R1965). */
export const storeCart = (client: Client, items: { productId: string; quantity: number }[]) =>
  client.send('PUT', '/users/me/cart', { body: { items } });

export const findCart = (client: Client, id: string, key: string) =>
  client.get('/saved-carts/of/{id}', { path: { id }, query: { key } });
