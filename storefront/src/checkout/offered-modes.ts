import { DELIVERY_MODES, type DeliveryZones, type PickupShop, zoneOf } from '@karite/shared/delivery';
import type { CountryCode } from '@karite/shared/region';
import type { DeliveryMode } from '@karite/shared/shop';

/**
 * The modes that a country has (R808): it is open to delivery, with a city where the mode requires one; for a pick-up one of the
 * shops is in it. Without a country, or before the zones are loaded, any mode may be.
 */
export const offeredModes = (
  country: CountryCode | '',
  shops: readonly PickupShop[],
  zones?: DeliveryZones,
): DeliveryMode[] =>
  DELIVERY_MODES.filter(({ isFetched, fields }) => {
    if (isFetched) return shops.some((shop) => !country || shop.country === country);
    if (!country || !zones) return true;
    const [zone, { city }] = [zoneOf(country, zones), fields()];
    return zone && (!city?.required || city.cities(zone).length > 0);
  });
