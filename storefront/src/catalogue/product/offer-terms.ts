import { type DeliveryZone, type DeliveryZones, deliveryRate, widestDays } from '@karite/shared/delivery';
import { deliveryFee, type PricingRules } from '@karite/shared/pricing';
import type { CountryCode } from '@karite/shared/region';
import type { Identity } from '../../api/legal.ts';

/** How long one may change one's mind, by country. */
export type ReturnDays = Pick<Identity, 'country' | 'withdrawalDays'>;

/** The delivery fee of an order of one product in a country, in the shop's currency; where cities differ, the highest. */
function homeFee(zone: DeliveryZone, price: number, rules: PricingRules, zones: DeliveryZones) {
  const fees = [null, ...zone.cities.map(({ name }) => name)].map((city) =>
    deliveryFee(price, deliveryRate({ type: 'domicile', country: zone.country, city }, rules.homeFee, zones), rules),
  );
  const most = Math.max(...fees);
  return fees.every((fee) => fee === most) ? { value: most } : { maxValue: most };
}

/** From the soonest to the latest of its cities; nothing where none is set (R1846). */
function deliveryTime(zone: DeliveryZone) {
  const days = widestDays([zone]);
  return (
    days && {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: days.from, maxValue: days.to, unitCode: 'DAY' },
    }
  );
}

function returnPolicies(returns: readonly ReturnDays[]) {
  const byDays = new Map<number, CountryCode[]>();
  for (const { country, withdrawalDays } of returns)
    if (withdrawalDays) byDays.set(withdrawalDays, [...(byDays.get(withdrawalDays) ?? []), country]);
  return [...byDays].map(([days, countries]) => ({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
  }));
}

/** The data of an offer for search engines besides its price (R1902): delivery and returns in each country that is delivered to. */
export function offerTerms(
  price: number,
  currency: string,
  { rules, zones, returns }: { rules: PricingRules; zones: DeliveryZones; returns: readonly ReturnDays[] },
) {
  const open = zones.filter(({ isOpen }) => isOpen);
  return {
    shippingDetails: open.map((zone) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', ...homeFee(zone, price, rules, zones), currency },
      deliveryTime: deliveryTime(zone) ?? undefined,
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: zone.country },
    })),
    hasMerchantReturnPolicy: returnPolicies(returns.filter(({ country }) => open.some((it) => it.country === country))),
  };
}
