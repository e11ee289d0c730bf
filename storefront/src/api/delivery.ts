import type { DeliveryZone } from '@karite/shared/delivery';
import type { Client } from './client.ts';

/** Where the shop delivers to, at what fees and in how many days, as an administrator has set it. */
export const listZones = async (client: Client): Promise<DeliveryZone[]> =>
  (await client.list('/delivery-countries')).items;
