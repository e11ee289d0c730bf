import type { Product } from '@karite/shared/resources';
import type { Client, Page } from './client.ts';

/** The favourites of who is logged in, the latest first. */
export const listFavourites = (client: Client): Promise<Page<Product>> => client.list('/users/me/favourites');

export const keepFavourite = (client: Client, id: string, isKept: boolean): Promise<null> =>
  client.send(isKept ? 'PUT' : 'DELETE', `/users/me/favourites/${encodeURIComponent(id)}`);
