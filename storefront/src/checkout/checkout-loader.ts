import type { DeliveryZone } from '@karite/shared/delivery';
import type { Client } from '../api/client.ts';
import { listZones } from '../api/delivery.ts';

export type CheckoutData = { zones?: DeliveryZone[] };

/** What the checkout's first view shows; missing where it could not be read: the form works without. */
export const checkoutLoader = (client: Client) => (): Promise<CheckoutData> =>
  listZones(client).then(
    (zones) => ({ zones }),
    () => ({}),
  );
