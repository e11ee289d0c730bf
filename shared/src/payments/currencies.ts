import { ADDED_CURRENCIES, CURRENCY_CODE, CURRENCY_CODES, CURRENCY_SYMBOL } from '../locale/index.ts';
import { isShopCurrency, MONEY_UNIT } from '../money/index.ts';
import { type CountryCode, currencyOf } from '../region/index.ts';
import type { OtherCurrency } from '../shop/index.ts';

/** By its code; `CURRENCIES` has them all. */
export type Currency = string;

/** The currencies of payments, by code, where they are not the shop's own. */
const OTHER_CURRENCIES: Readonly<Record<string, OtherCurrency>> = {
  XOF: { label: 'Franc CFA (XOF)', decimals: 0 },
  XAF: { label: 'Franc CFA (XAF)', decimals: 0 },
  CDF: { label: 'Franc congolais (CDF)', decimals: 0 },
  USD: { label: 'Dollar (USD)', decimals: 2 },
  ...ADDED_CURRENCIES,
};
const shopLabels = Object.fromEntries(CURRENCY_CODES.map((code) => [code, `${CURRENCY_SYMBOL} (${code})`]));

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
  isShopCurrency(currency) ? MONEY_UNIT : OTHER_CURRENCIES[currency]?.decimals === 0 ? 1 : 0.01;

/** The shop's currency as a country calls it: the Congo's is that of the BEAC. Elsewhere the currency of the shop's seat. */
export function shopCurrencyIn(country: CountryCode | null): Currency {
  const own = country && currencyOf(country);
  return own && isShopCurrency(own) ? own : CURRENCY_CODE;
}
