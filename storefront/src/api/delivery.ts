import type { DeliveryZone } from '@karite/shared/delivery';
import type { Client } from './client.ts';

/** Where the shop delivers to and at what fees, as an administrator has set it. */
export const listZones = async (client: Client): Promise<DeliveryZone[]> =>
  (await client.list('/delivery-countries')).items.map(({ country, homeFee, relayFee, isOpen, cities }) => ({
    country,
    homeFee,
    relayFee,
    isOpen,
    cities,
  }));
