import { type DeliveryZones, zoneOf } from '@karite/shared/delivery';
import { deliveryQuote, deliveryRanges, type Offer } from '@karite/shared/offers';
import type { PricingRules } from '@karite/shared/pricing';
import type { Product } from '@karite/shared/resources';
import type { Place } from '../../../orders/saved-place.ts';
import { lineOf } from '../line-of.ts';
import type { Quoted } from './terms-text.ts';

type Circumstances = { rules: PricingRules; zones: DeliveryZones; offers?: readonly Offer[] };

/** The delivery fee and time of one piece of a product to a place; `null` where nothing is delivered to (R1845). */
export function quotedTo(product: Product, { country, city }: Place, circumstances: Circumstances): Quoted | null {
  const zone = zoneOf(country, circumstances.zones);
  if (!zone) return null;
  const quote = (type: 'domicile' | 'point-relais') =>
    deliveryQuote([lineOf(product)], { type, country, city: city || null }, circumstances);
  const named = zone.cities.find(({ name }) => name === city);
  // A city that is not listed has no relay point; of a country alone they are spoken of where there are some.
  const hasRelay = named ? named.isRelay : !city && zone.cities.some(({ isRelay }) => isRelay);
  const [home, relay] = [quote('domicile'), hasRelay ? quote('point-relais') : null];
  const only = ({ fee }: { fee: number }) => ({ least: fee, most: fee });
  return { home: only(home), relay: relay && only(relay), days: home.days };
}

/** The same over these zones. */
export const quotedOver = (product: Product, circumstances: Circumstances): Quoted =>
  deliveryRanges([lineOf(product)], circumstances);
