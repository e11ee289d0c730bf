import { type DeliveryType, type DeliveryZones, deliveryDays, isFetched } from '@karite/shared/delivery';
import type { CountryCode } from '@karite/shared/region';
import { browserClient } from '../../api/browser-client.ts';
import { listZones } from '../../api/delivery.ts';
import { listIdentities } from '../../api/legal.ts';
import { useRemote } from '../../api/use-remote.ts';
import { SaleTerms } from './sale-terms.tsx';
import { termsOf } from './terms-of.ts';

/** Where an order goes, as far as that was chosen. */
export type TermsPlace = { country?: CountryCode | ''; city?: string; type?: DeliveryType };

/** Loads the terms; without the network, the links to them stay. */
export function RemoteSaleTerms({ country, city, type }: TermsPlace) {
  const { value } = useRemote(async () => {
    const [identities, zones] = await Promise.all([
      listIdentities(browserClient),
      listZones(browserClient).catch((): DeliveryZones => []),
    ]);
    return { terms: termsOf(identities, zones), zones };
  }, 'terms');
  const days = value && country ? deliveryDays({ type, country, city: city ?? null }, value.zones) : null;
  return (
    <SaleTerms
      terms={value?.terms ?? null}
      days={days}
      city={city}
      arrivesOn={new Date()}
      isFetched={type !== undefined && isFetched(type)}
    />
  );
}
