import { type Days, type DeliveryZones, type Destination, deliveryDays, widestDays } from '../delivery/index.ts';
import type { Money } from '../money/index.ts';
import type { PricingRules } from '../pricing/index.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { totalsOf } from './totals.ts';

type Circumstances = { rules: PricingRules; zones: DeliveryZones; offers?: readonly Offer[] };

/** The delivery costs and time of an order of these lines alone, as the checkout would show them (R1845). */
export type DeliveryQuote = { fee: Money; days: Days | null };

export const deliveryQuote = (
  lines: readonly OfferedLine[],
  destination: Destination,
  { rules, zones, offers }: Circumstances,
): DeliveryQuote => ({
  fee: totalsOf(lines, rules, { destination, zones, offers }).fee,
  days: deliveryDays(destination, zones),
});

export type Range = { least: Money; most: Money };

const rangeOf = (fees: readonly Money[]): Range | null =>
  fees.length > 0 ? { least: Math.min(...fees), most: Math.max(...fees) } : null;

/**
 * The same over all that these zones deliver to, for visitors without a chosen place; `null` of a way that leads nowhere. A country
 * counts with its own fee, for cities that are not listed, and with those of its cities.
 */
export function deliveryRanges(lines: readonly OfferedLine[], circumstances: Circumstances) {
  const open = circumstances.zones.filter(({ isOpen }) => isOpen);
  const feesOf = (destinations: Destination[]) =>
    destinations.map((destination) => deliveryQuote(lines, destination, circumstances).fee);
  const home = open.flatMap(({ country, cities }) =>
    [null, ...cities.map(({ name }) => name)].map((city): Destination => ({ type: 'domicile', country, city })),
  );
  const relay = open.flatMap(({ country, cities }): Destination[] =>
    cities.some(({ isRelay }) => isRelay) ? [{ type: 'point-relais', country }] : [],
  );
  return { home: rangeOf(feesOf(home)), relay: rangeOf(feesOf(relay)), days: widestDays(open) };
}
