import type { DeliveryZone } from '@karite/shared/delivery';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { browserClient } from '../api/browser-client.ts';
import { listZones } from '../api/delivery.ts';
import type { CheckoutData } from './checkout-loader.ts';

/**
 * Where the shop delivers to. The server's page brings it along; come to from another page it is asked for, and until it
 * is there, or without a line, the constants hold: the server judges the order by what is set, and says so.
 */
export function useOffer(): { zones: DeliveryZone[] | undefined; refresh: () => Promise<void> } {
  const drawn = useLoaderData() as CheckoutData | undefined;
  const [zones, setZones] = useState(drawn?.zones);
  const refresh = () => listZones(browserClient).then(setZones, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the page did not bring it
  useEffect(() => {
    if (!zones) void refresh();
  }, []);
  return { zones, refresh };
}
