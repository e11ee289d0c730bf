import type { Client } from './client.ts';

/** The products that are often bought with one, the most often first, of those in stock. */
export const listTogether = (client: Client, id: string) =>
  client.get('/products/{id}/bought-together', { path: { id } });
