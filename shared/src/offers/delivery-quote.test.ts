import { describe, expect, it } from 'vitest';
import { FIRST_ZONES } from '../delivery/index.ts';
import { FIRST_RULES } from '../pricing/index.ts';
import { deliveryQuote, deliveryRanges } from './index.ts';

const rules = FIRST_RULES;
const line = (price: number) => [{ price, quantity: 1, isOnPromo: false }];
const zones = FIRST_ZONES.map((zone) =>
  zone.country === 'BJ'
    ? {
        ...zone,
        daysFrom: 2,
        daysTo: 5,
        cities: [{ name: 'Parakou', homeFee: 3_000, isRelay: true, daysFrom: 4, daysTo: 6 }],
      }
    : zone,
);

describe('R1845 The delivery costs of a product, as in the checkout', () => {
  it('on both sides of the free threshold, at home and at a relay point', () => {
    const to = (price: number, type: 'domicile' | 'point-relais', city: string | null = null) =>
      deliveryQuote(line(price), { type, country: 'BJ', city }, { rules, zones });
    expect(to(14_999, 'domicile')).toEqual({ fee: 2_000, days: { from: 2, to: 5 } });
    expect(to(14_999, 'domicile', 'Parakou')).toEqual({ fee: 3_000, days: { from: 4, to: 6 } });
    expect(to(14_999, 'point-relais', 'Parakou').fee).toBe(1_500);
    expect(to(15_000, 'domicile', 'Parakou').fee).toBe(0);
  });

  it('judges the threshold after the discount', () => {
    const dear = { ...rules, freeDeliveryFrom: 48_000 };
    const fee = (price: number) =>
      deliveryQuote(line(price), { type: 'domicile', country: 'CI' }, { rules: dear, zones }).fee;
    expect([fee(49_999), fee(50_000), fee(53_400)]).toEqual([0, 2_000, 0]);
  });

  it('over all countries from the least to the most, those that are closed left out', () => {
    expect(deliveryRanges(line(5_000), { rules, zones })).toEqual({
      home: { least: 2_000, most: 3_000 },
      relay: { least: 1_500, most: 4_000 },
      days: { from: 2, to: 6 },
    });
    const closed = zones.map((zone) => ({ ...zone, isOpen: zone.country === 'CG', cities: [] }));
    expect(deliveryRanges(line(5_000), { rules, zones: closed })).toEqual({
      home: { least: 2_000, most: 2_000 },
      relay: null,
      days: null,
    });
    expect(deliveryRanges(line(15_000), { rules, zones }).relay).toEqual({ least: 0, most: 0 });
  });
});
