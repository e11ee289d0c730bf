import { CURRENCY, OTHER_CURRENCIES } from '../locale/index.ts';
import { MONEY_UNIT, SHOP_CURRENCIES } from '../money/index.ts';
import type { CountryCode } from '../region/index.ts';

/** By its code; `CURRENCIES` has them all. */
export type Currency = string;

const shopLabels = Object.fromEntries(SHOP_CURRENCIES.map((code) => [code, `${CURRENCY.symbol} (${code})`]));

/** The currencies of payments with their names: the shop's own first. */
export const CURRENCY_LABELS: Readonly<Record<Currency, string>> = {
  // Twice, so that the shop's own come first and have its names.
  ...shopLabels,
  ...Object.fromEntries(Object.entries(OTHER_CURRENCIES).map(([code, { label }]) => [code, label])),
  ...shopLabels,
};
export const CURRENCIES: readonly Currency[] = Object.keys(CURRENCY_LABELS);

/** Whether payments may be in a currency. */
export const isCurrency = (code: string): boolean => CURRENCIES.includes(code);

/** The smallest amount of a currency that can be paid or given back: whole francs, and cents (R2083). */
export const unitOf = (currency: Currency): number =>
  SHOP_CURRENCIES.includes(currency) ? MONEY_UNIT : OTHER_CURRENCIES[currency]?.decimals === 0 ? 1 : 0.01;

/** The currency of each country; the DR Congo pays in its own, or in dollars. */
export const COUNTRY_CURRENCY: Record<CountryCode, Currency> = { BJ: 'XOF', CI: 'XOF', CG: 'XAF', CD: 'CDF' };

/** The shop's currency as a country calls it: the Congo's is that of the BEAC. Elsewhere the currency of the shop's seat. */
export function shopCurrencyIn(country: CountryCode | null): Currency {
  const own = country && COUNTRY_CURRENCY[country];
  return own && SHOP_CURRENCIES.includes(own) ? own : CURRENCY.code;
}
