import type { CountryCode } from '../region/index.ts';
import type { DeliveryCity, DeliveryPlace, DeliveryZone } from '../shop/index.ts';
import { type DeliveryType, modeOf } from './modes.ts';

export type { DeliveryCity, DeliveryZone } from '../shop/index.ts';

/** The zones that an administrator has set; `FIRST_ZONES` until then. When absent, no place is known. */
export type DeliveryZones = readonly DeliveryZone[];

/** Where a parcel goes. */
export type Destination = { type: DeliveryType; country: CountryCode | null; city?: string | null };

/** The country as it is delivered to; `undefined` when it is closed, or none. */
export const zoneOf = (country: CountryCode | null, zones?: DeliveryZones): DeliveryZone | undefined =>
  zones?.find((zone) => zone.country === country && zone.isOpen);

/** The cities that can be chosen for a mode of delivery; an order that is fetched goes to none. */
export const citiesOf = (zone: DeliveryZone | undefined, type: DeliveryType): readonly DeliveryCity[] =>
  (zone && modeOf(type).fields().city?.cities(zone)) ?? [];

/** A destination as modes take it. */
export function placeOf(
  { country, city }: Omit<Destination, 'type'>,
  homeFee: number,
  zones?: DeliveryZones,
): DeliveryPlace {
  const zone = zoneOf(country, zones);
  return { zone, city: zone?.cities.find(({ name }) => name === city), homeFee };
}

/**
 * The delivery fee below the free threshold by the mode's own rule, in the shop's currency; 0 while it depends on a place that is not
 * chosen. The one function for cart, checkout and API.
 */
export const deliveryRate = (destination: Destination, homeFee: number, zones?: DeliveryZones): number =>
  modeOf(destination.type).price(placeOf(destination, homeFee, zones)) ?? 0;
