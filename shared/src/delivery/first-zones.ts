import { COUNTRIES } from '../region/index.ts';
import type { DeliveryZones } from './zones.ts';

/** The zones before an administrator sets others, and those of a phone without a network. */
export const FIRST_ZONES: DeliveryZones = Object.values(COUNTRIES).map(({ code, homeFee, relayFee, cities = [] }) => ({
  country: code,
  homeFee,
  relayFee,
  isOpen: true,
  cities: cities.map((name) => ({ name, homeFee: null, isRelay: true })),
}));
