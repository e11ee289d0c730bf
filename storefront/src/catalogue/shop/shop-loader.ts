import type { Client } from '../../api/client.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { loadListing } from '../listing/load-listing.ts';

export const shopLoader =
  (client: Client) =>
  ({ request }: LoaderArgs) =>
    loadListing(client, request.url);

export const promotionsLoader =
  (client: Client) =>
  ({ request }: LoaderArgs) =>
    loadListing(client, request.url, { isOnPromo: true });
