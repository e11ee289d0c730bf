import shop from '@karite/custom/shared/shop';
import type { OtherCurrency, ShopCurrency } from '../shop/index.ts';

/** How Karité's own shop writes money, numbers and dates. These texts are only here. */
const FCFA: ShopCurrency = {
  codes: ['XOF', 'XAF'],
  symbol: 'FCFA',
  decimals: 0,
  symbolInSearch: 'CFA',
  symbolInBanner: 'f',
  typedAs: String.raw`f(?:r|rs|rancs?)?\.? ?(?:c\.?f\.?a\.?)?|c\.?f\.?a\.?`,
};

const currency: ShopCurrency = shop.currency ?? FCFA;

/** The codes of the currency that every price is in (R101), by ISO 4217; the first is that of the shop's seat. */
export const CURRENCY_CODES: readonly string[] = currency.codes;
export const CURRENCY_CODE = currency.codes[0];

/** As people write it. */
export const CURRENCY_SYMBOL = currency.symbol;
export const SYMBOL_IN_SEARCH = currency.symbolInSearch ?? currency.symbol;
/** `null`: as elsewhere. */
export const SYMBOL_IN_BANNER = currency.symbolInBanner ?? null;
export const IS_SYMBOL_BEFORE = currency.position === 'before';

/** The decimals of what is paid, also for SQL. */
export const MONEY_DECIMALS = currency.decimals;
export const IS_WHOLE_MONEY = currency.decimals === 0;

/** What one CFA franc is about: by it Karité's initial amounts become those of the shop. */
export const OF_ONE_FRANC = currency.ofOneFranc ?? (IS_WHOLE_MONEY ? 1 : 0.002);

/** How else people type the currency, as a regular expression. */
export const TYPED_CURRENCY = currency.typedAs ?? null;

/** Of numbers and dates, for `Intl`. */
export const LOCALE: string = shop.locale ?? 'fr-FR';

/** Of documents, and for comparing words. */
export const LANGUAGE = LOCALE.slice(0, 2);

/** The currencies of payments that the shop adds. */
export const ADDED_CURRENCIES: Readonly<Record<string, OtherCurrency>> = shop.otherCurrencies ?? {};
