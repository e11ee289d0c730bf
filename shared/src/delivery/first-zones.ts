import { COUNTRY_CODES, RELAY_CITIES } from '../region/index.ts';
import { constantZone, type DeliveryZones } from './zones.ts';

/** Where the shop delivers to before an administrator has said otherwise, and what a phone knows of it without a network. */
export const FIRST_ZONES: DeliveryZones = COUNTRY_CODES.map((country) => ({
  ...constantZone(country),
  cities: RELAY_CITIES[country].map((name) => ({ name, homeFee: null, isRelay: true })),
}));
