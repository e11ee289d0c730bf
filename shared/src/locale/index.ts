import shop from '@karite/custom/shared/shop';
import type { OtherCurrency, ShopCurrency } from '../shop/index.ts';

/** How Karité's own shop writes money, numbers and dates. These texts are only here. */
const FCFA: ShopCurrency = {
  code: 'XOF',
  sameAs: ['XAF'],
  symbol: 'FCFA',
  decimals: 0,
  symbolInSearch: 'CFA',
  symbolInBanner: 'f',
  typedAs: String.raw`f(?:r|rs|rancs?)?\.? ?(?:c\.?f\.?a\.?)?|c\.?f\.?a\.?`,
};

/** The currency of every price (R101). */
export const CURRENCY: ShopCurrency = shop.currency ?? FCFA;

/** Of numbers and dates, for `Intl`. */
export const LOCALE: string = shop.locale ?? 'fr-FR';

/** Of documents, and for comparing words. */
export const LANGUAGE = LOCALE.slice(0, 2);

/** The currencies of payments, by code, where they are not the shop's own. */
export const OTHER_CURRENCIES: Readonly<Record<string, OtherCurrency>> = {
  XOF: { label: 'Franc CFA (XOF)', decimals: 0 },
  XAF: { label: 'Franc CFA (XAF)', decimals: 0 },
  CDF: { label: 'Franc congolais (CDF)', decimals: 0 },
  USD: { label: 'Dollar (USD)', decimals: 2 },
  ...shop.otherCurrencies,
};
