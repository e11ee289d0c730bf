import { FIRST_ORDER, type ProductOrder } from '@karite/shared/catalogue';
import type { Client } from '../../api/client.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { orNull } from '../../api/page-error.ts';
import { readWindow } from '../../api/settings.ts';
import { loadListing } from '../listing/load-listing.ts';

/** What the shop's list begins with, as an administrator has set it; by name where that can't be read (R1115). */
const firstOrder = async (client: Client): Promise<ProductOrder> =>
  (await orNull(readWindow(client)))?.firstOrder ?? FIRST_ORDER;

export const shopLoader =
  (client: Client) =>
  ({ request }: LoaderArgs) =>
    loadListing(client, request.url, firstOrder(client));

export const promotionsLoader =
  (client: Client) =>
  ({ request }: LoaderArgs) =>
    loadListing(client, request.url, null, { isOnPromo: true });
