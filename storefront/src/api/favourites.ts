import type { Client } from './client.ts';

/** The favourites of who is logged in, the latest first. */
export const listFavourites = (client: Client) => client.list('/users/me/favourites');

export const setFavourite = (client: Client, productId: string, isFavourite: boolean) =>
  client.send(isFavourite ? 'PUT' : 'DELETE', '/users/me/favourites/{productId}', { path: { productId } });
