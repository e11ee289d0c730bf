import type { DeliveryZone } from '@karite/shared/delivery';
import type { CountryCode } from '@karite/shared/region';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { browserClient } from '../../api/browser-client.ts';
import { listZones } from '../../api/delivery.ts';
import { listMethods, type OfferedMethod } from '../../api/payment-methods.ts';
import type { CheckoutData } from '../checkout-loader.ts';

type Offer = {
  zones: DeliveryZone[] | undefined;
  methods: OfferedMethod[] | undefined;
  refresh: () => Promise<void>;
};

/**
 * The delivery zones and the payment methods. The server's page includes both; after a navigation they are requested. Until
 * they are loaded, or without a network, the constants apply: the server checks the order by the present settings. Payment
 * methods have opening hours and differ by country, so that they are always requested.
 */
export function useOffer(country: CountryCode | ''): Offer {
  const drawn = useLoaderData<CheckoutData | undefined>();
  const [zones, setZones] = useState(drawn?.zones);
  const [methods, setMethods] = useState(drawn?.methods);
  // Without the network, the cities with which the shop began: an order may wait on the phone.
  const first = () =>
    import('./first-zones.ts').then(({ FIRST_ZONES }) => setZones((loaded) => loaded ?? [...FIRST_ZONES]));
  const refresh = () =>
    listZones(browserClient)
      .then(setZones, first)
      .catch(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the page did not bring it
  useEffect(() => {
    if (!zones) void refresh();
  }, []);
  useEffect(() => {
    let current = true;
    listMethods(browserClient, country || undefined).then(
      (offered) => current && setMethods(offered),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [country]);
  return { zones, methods, refresh };
}
