import type { Client } from '../../api/client.ts';
import { type CollectionCard, getCollection, listCollections, shelfOf } from '../../api/collections.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { orPageError } from '../../api/page-error.ts';
import { type ListingData, loadListing } from '../listing/load-listing.ts';

const FAILED = 'Erreur lors du chargement des collections';

export const collectionsLoader = (client: Client) => async (): Promise<CollectionCard[]> =>
  (await orPageError(listCollections(client), { failed: FAILED })).items;

export type CollectionData = ListingData & { collection: CollectionCard };

/** A collection and its products, filtered and sorted as its address says; in its own order by default (R1923). */
export const collectionLoader =
  (client: Client) =>
  async ({ params, request }: LoaderArgs): Promise<CollectionData> => {
    const id = params.id ?? '';
    const listing = loadListing(client, request.url, Promise.resolve('selection'), {}, shelfOf(client, id));
    // This fails as well for a missing collection: the request for the collection then decides which page is shown.
    listing.catch(() => undefined);
    const collection = await orPageError(getCollection(client, id), {
      missing: 'Collection introuvable',
      failed: FAILED,
    });
    return { ...(await listing), collection };
  };
