import { CARD_FIELDS, type Shelf } from './catalogue.ts';
import type { Client } from './client.ts';

const COLLECTION_FIELDS = ['title', 'description', 'picture'] as const;

/** How many are on one page. */
const MOST = 100;

/** The collections that are in the shop, in the order that administrators gave them. */
export const listCollections = (client: Client) =>
  client.list('/collections', {
    query: { isShown: true, _sort: 'position', _start: 0, _end: MOST, fields: COLLECTION_FIELDS },
  });

export type CollectionCard = Awaited<ReturnType<typeof listCollections>>['items'][number];

export const getCollection = (client: Client, id: string) =>
  client.get('/collections/{id}', { path: { id }, query: { fields: COLLECTION_FIELDS } });

/** The products of a collection, and what they are counted by. */
export const shelfOf = (client: Client, id: string): Shelf => ({
  list: ({ _sort, _order, ...query }) =>
    client.list('/collections/{id}/products', {
      path: { id },
      // The collection's own order is the default, so that it is not sent.
      query: { ...query, ...(_sort !== 'priority,name' && { _sort, _order }), fields: CARD_FIELDS },
    }),
  facets: (query) => client.get('/collections/{id}/facets', { path: { id }, query }),
});
