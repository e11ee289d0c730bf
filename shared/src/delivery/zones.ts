import { type CountryCode, HOME_DELIVERY_FEE, RELAY_FEES } from '../region/index.ts';

/** To a home, to a relay point, or fetched in one of our shops (R2150). */
export const DELIVERY_TYPES = ['domicile', 'point-relais', 'retrait'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** The delivery time, in working days; missing where none is set. */
type Delay = { daysFrom?: number | null; daysTo?: number | null };

/** A city that the shop delivers to. `homeFee` in the shop's currency; `null`: what its country costs, and so for its days. */
export type DeliveryCity = Delay & { name: string; homeFee: number | null; isRelay: boolean };

/** What delivery to a country costs below the free threshold, in the shop's currency, how long it takes, and where it goes. */
export type DeliveryZone = Delay & {
  country: CountryCode;
  homeFee: number;
  relayFee: number;
  isOpen: boolean;
  cities: readonly DeliveryCity[];
};

/** The zones that an administrator has set. When absent, the constants apply and there are no cities. */
export type DeliveryZones = readonly DeliveryZone[];

/** Where a parcel goes. */
export type Destination = { type: DeliveryType; country: CountryCode | null; city?: string | null };

/** The default delivery fees of a country. */
export const constantZone = (country: CountryCode): DeliveryZone => ({
  country,
  homeFee: HOME_DELIVERY_FEE,
  relayFee: RELAY_FEES[country],
  isOpen: true,
  cities: [],
});

/** The country as it is delivered to; `undefined` when it is closed, or none. */
export function zoneOf(country: CountryCode | null, zones?: DeliveryZones): DeliveryZone | undefined {
  if (!country) return undefined;
  return zones ? zones.find((zone) => zone.country === country && zone.isOpen) : constantZone(country);
}

/** The cities that can be chosen, for a way of delivery; an order that is fetched goes to none. */
export const citiesOf = (zone: DeliveryZone | undefined, type: DeliveryType): readonly DeliveryCity[] =>
  type === 'retrait' ? [] : (zone?.cities ?? []).filter((city) => type === 'domicile' || city.isRelay);

/**
 * The delivery fee below the free threshold, in the shop's currency. At home: the city's fee, else its country's, else `homeFee` while no
 * country is chosen. At a relay point its country's, 0 while none is chosen. In our shop nothing (R2150).
 */
export function deliveryRate({ type, country, city }: Destination, homeFee: number, zones?: DeliveryZones): number {
  if (type === 'retrait') return 0;
  const zone = zoneOf(country, zones);
  if (type === 'point-relais') return zone?.relayFee ?? 0;
  const named = zone?.cities.find(({ name }) => name === city);
  return named?.homeFee ?? zone?.homeFee ?? homeFee;
}
