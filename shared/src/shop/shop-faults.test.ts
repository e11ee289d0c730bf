import { describe, expect, it } from 'vitest';
import { type ShopSettings, shopFaults } from './index.ts';

const euro = { codes: ['EUR'], symbol: '€', decimals: 2 } as const;
const faultsOf = (settings: ShopSettings) =>
  shopFaults(settings).map(({ resource, field, problem, remedy }) => `${resource}.${field}: ${problem}. ${remedy}`);

describe('the currencies and the locale of a shop', () => {
  it('may be missing, or any that are in use', () => {
    const otherCurrencies = { GHS: { label: 'Cedi (GHS)', decimals: 2 } } as const;
    expect([{}, { currency: euro, locale: 'fr-BE', otherCurrencies }].map(faultsOf)).toEqual([[], []]);
  });

  it.each<[string, ShopSettings, string]>([
    [
      'code',
      { currency: { ...euro, codes: ['EURO'] } },
      'currency.codes: "EURO" is no ISO 4217 code. Write three capitals',
    ],
    ['symbol', { currency: { ...euro, symbol: ' ' } }, 'currency.symbol: is empty'],
    ['pattern', { currency: { ...euro, typedAs: 'euro(' } }, 'currency.typedAs: is no regular expression'],
    ['scale', { currency: { ...euro, ofOneFranc: 0 } }, 'currency.ofOneFranc: is no amount. Write more than 0'],
    ['locale', { locale: 'fr_BE!' }, 'locale: "fr_BE!" is no locale that Node.js supports. Write a BCP 47 tag'],
    ['language', { locale: 'xx' }, 'locale: "xx" is no locale'],
    [
      'other code',
      { otherCurrencies: { CEDI: { label: 'Cedi', decimals: 2 } } },
      'otherCurrencies.CEDI: is no ISO 4217 code',
    ],
    ['other label', { otherCurrencies: { GHS: { label: '', decimals: 2 } } }, 'otherCurrencies.GHS.label: is empty'],
  ])('are refused for a wrong %s, with a remedy', (_, settings, fault) =>
    expect(faultsOf(settings)).toEqual([expect.stringContaining(`shop.${fault}`)]),
  );
});
