import { COUNTRY_CODES, RELAY_CITIES } from '../region/index.ts';
import { constantZone, type DeliveryZones } from './zones.ts';

/** The zones before an administrator sets others, and those of a phone without a network. */
export const FIRST_ZONES: DeliveryZones = COUNTRY_CODES.map((country) => ({
  ...constantZone(country),
  cities: RELAY_CITIES[country].map((name) => ({ name, homeFee: null, isRelay: true })),
}));
