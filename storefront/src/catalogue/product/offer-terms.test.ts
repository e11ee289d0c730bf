import { FIRST_ZONES } from '@karite/shared/delivery';
import { FIRST_RULES } from '@karite/shared/pricing';
import { describe, expect, it } from 'vitest';
import { offerTerms } from './offer-terms.ts';

const returns = [
  { country: 'BJ', withdrawalDays: 14 },
  { country: 'CI', withdrawalDays: 14 },
  { country: 'CD', withdrawalDays: 7 },
  { country: 'CG', withdrawalDays: null },
] as const;
const [benin] = FIRST_ZONES;
const termsOf = (price: number, zones = FIRST_ZONES) =>
  offerTerms(price, 'XOF', { rules: FIRST_RULES, zones, returns });
const ratesOf = (price: number, zones = FIRST_ZONES) =>
  termsOf(price, zones).shippingDetails.map((it) => it.shippingRate);

describe('R1902 The data of an offer besides its price', () => {
  it('costs the same as in the cart, on both sides of the free threshold', () => {
    const rate = { '@type': 'MonetaryAmount', currency: 'XOF' };
    expect(ratesOf(14_999)).toEqual(FIRST_ZONES.map(() => ({ ...rate, value: 2_000 })));
    expect(ratesOf(15_000)).toEqual(FIRST_ZONES.map(() => ({ ...rate, value: 0 })));
  });

  it('claims the most that it costs where cities differ, and nothing of a country that is closed', () => {
    const cities = [{ name: 'Parakou', homeFee: 3_500, isRelay: true }];
    const zones = [{ ...benin!, cities }, ...FIRST_ZONES.slice(1).map((zone) => ({ ...zone, isOpen: false }))];
    expect(ratesOf(5_000, zones)).toEqual([{ '@type': 'MonetaryAmount', currency: 'XOF', maxValue: 3_500 }]);
    expect(termsOf(5_000, zones).hasMerchantReturnPolicy).toMatchObject([{ applicableCountry: ['BJ'] }]);
  });

  it('R1846: has the delivery time where an administrator has set it, from the soonest city to the latest', () => {
    const cities = [{ name: 'Cotonou', homeFee: null, isRelay: true, daysFrom: 1, daysTo: 2 }];
    const others = FIRST_ZONES.slice(1).map((zone) => ({ ...zone, daysFrom: null, daysTo: null }));
    const zones = [{ ...benin!, daysFrom: 2, daysTo: 5, cities }, ...others];
    expect(termsOf(5_000, zones).shippingDetails.map((it) => it.deliveryTime?.transitTime)).toEqual([
      { '@type': 'QuantitativeValue', minValue: 1, maxValue: 5, unitCode: 'DAY' },
      ...others.map(() => undefined),
    ]);
  });

  it('gathers the countries with the same days, and leaves out one without', () => {
    const policies = termsOf(5_000).hasMerchantReturnPolicy;
    expect(policies.map((it) => [it.applicableCountry, it.merchantReturnDays])).toEqual([
      [['BJ', 'CI'], 14],
      [['CD'], 7],
    ]);
  });
});
