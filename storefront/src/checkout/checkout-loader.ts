import type { DeliveryZone } from '@karite/shared/delivery';
import type { Client } from '../api/client.ts';
import { listZones } from '../api/delivery.ts';
import { listMethods, type OfferedMethod } from '../api/payment-methods.ts';

export type CheckoutData = { zones?: DeliveryZone[]; methods?: OfferedMethod[] };

/** What the checkout's first view shows; missing where it could not be read: the form works without. */
export const checkoutLoader = (client: Client) => async (): Promise<CheckoutData> => {
  const missing = () => undefined;
  const [zones, methods] = await Promise.all([listZones(client).catch(missing), listMethods(client).catch(missing)]);
  return { zones, methods };
};
