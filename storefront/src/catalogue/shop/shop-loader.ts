import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Client } from '../../api/client.ts';
import { loadListing } from '../listing/load-listing.ts';

export const shopLoader =
  (client: Client) =>
  ({ request }: LoaderFunctionArgs) =>
    loadListing(client, request.url);

export const promotionsLoader =
  (client: Client) =>
  ({ request }: LoaderFunctionArgs) =>
    loadListing(client, request.url, { isOnPromo: true });
