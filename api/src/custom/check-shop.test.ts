import { KARITE_MODES } from '@karite/shared/delivery';
import { KARITE_COUNTRIES } from '@karite/shared/region';
import { defineDeliveryMode } from '@karite/shared/shop';
import { describe, expect, it } from 'vitest';
import { checkShop } from './check-shop.ts';

const [benin] = KARITE_COUNTRIES;
const togo = {
  ...benin,
  code: 'TG',
  alpha3: 'TGO',
  phone: { prefix: '228', national: /^[279]\d{7}$/, groups: [2, 2, 2, 2], example: '90 12 34 56' },
};
const bike = defineDeliveryMode({ name: 'velo', label: 'Coursier à vélo', price: () => 500, fields: () => ({}) });
const check = (settings: Parameters<typeof checkShop>[0]) => () => checkShop(settings, null);

describe('what a shop is built with', () => {
  it('is as Karité’s own is, by the same functions', () => {
    expect(check({})).not.toThrow();
    expect(check({ countries: [...KARITE_COUNTRIES, togo], deliveryModes: [...KARITE_MODES, bike] })).not.toThrow();
  });

  it.each([
    ['a code', { ...togo, code: 'tg' }, /countries\.tg\.code: is no ISO 3166-1 alpha-2 code\. Write two capitals/],
    ['a calling code', { ...togo, phone: { ...togo.phone, prefix: '+228' } }, /TG\.phone\.prefix: is no calling code/],
    ['an example', { ...togo, phone: { ...togo.phone, example: '90 12' } }, /TG\.phone\.example: is no number/],
    ['groups', { ...togo, phone: { ...togo.phone, groups: [2, 2] } }, /TG\.phone\.groups: are not the 8 digits/],
    ['cities', { ...togo, cities: ['Lomé', 'Lomé'] as const }, /TG\.cities: name a city twice/],
    ['a name', { ...togo, name: ' ' }, /TG\.name: is empty\. Write name/],
    [
      'a currency',
      { ...togo, currency: 'GHS' },
      /TG\.currency: "GHS" is no currency of the shop\. Add it: otherCurrencies/,
    ],
    ['a tax', { ...togo, vatRate: 100 }, /TG\.vatRate: is no percentage/],
    ['days', { ...togo, days: [5, 2] as const }, /TG\.days: are no working days, the soonest first/],
    ['a fee', { ...togo, homeFee: -1 }, /TG\.homeFee: is no amount/],
  ])('refuses a country for %s, with a remedy', (_, country, message) =>
    expect(check({ countries: [country] })).toThrow(message),
  );

  it('refuses a seat in no country', () => {
    expect(check({ countries: [togo], seat: 'TG' })).not.toThrow();
    expect(check({ seat: 'TG' })).toThrow(/shop\.seat: "TG" is no country of the shop\. Write one of BJ, CI, CD, CG/);
  });

  it('refuses a country or a mode that is declared twice, and a mode that can’t be asked for', () => {
    expect(check({ countries: [togo, togo] })).toThrow(/TG\.code: is declared twice/);
    expect(check({ deliveryModes: [bike, bike] })).toThrow(/velo\.name: is declared twice/);
    expect(check({ deliveryModes: [{ ...bike, label: '' }] })).toThrow(/velo\.label: is empty/);
    expect(check({ deliveryModes: [{ ...bike, name: 'À vélo' }] })).toThrow(/name: is stored with orders/);
    expect(check({ deliveryModes: [{ ...bike, fields: () => ({ city: { cities: () => [] } }) }] })).toThrow(
      /velo\.fields\.city: belongs to a country/,
    );
  });
});
