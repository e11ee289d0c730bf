import type { Country } from './country.ts';
import type { DeliveryMode } from './delivery-mode.ts';

/** The currency that a shop's prices are in. Amounts have two decimals at most, as the database stores them. */
export type ShopCurrency = {
  /** By ISO 4217: `['EUR']`. Others of exactly the same value follow, which countries and payments may use: both CFA francs. */
  codes: readonly [string, ...string[]];
  /** As people write it: `€`. */
  symbol: string;
  /** The decimals of what is paid: totals, fees, taxes and refunds are rounded to them. */
  decimals: 0 | 2;
  /** Where the symbol is. Default: `after`, with a space. */
  position?: 'before' | 'after';
  /** In search results, instead of `symbol`. */
  symbolInSearch?: string;
  /** In the banner, without a space, instead of `symbol`. */
  symbolInBanner?: string;
  /**
   * What one CFA franc is about in it, to round numbers: Karité's initial amounts, which are in francs, are multiplied by it.
   * Default: 0.002 with two decimals, 1 without: 15 000 become `30,00 €`.
   */
  ofOneFranc?: number;
  /** How else people type it, as a regular expression. The code and the symbol are always read. */
  typedAs?: string;
};

/** Another currency that people pay in, at the rate of a payment method. */
export type OtherCurrency = { label: string; decimals: 0 | 2 };

/** What a shop is built with. Everything else that a shop sets is a record, edited in the back-office. */
export type ShopSettings = {
  currency?: ShopCurrency;
  /** Currencies that payments may be in besides Karité's, by code: `{ GHS: { label: 'Cedi (GHS)', decimals: 2 } }`. */
  otherCurrencies?: Readonly<Record<string, OtherCurrency>>;
  /** How numbers and dates are written, by BCP 47: `fr-BE`. */
  locale?: string;
  /** Countries besides Karité's, each by `defineCountry`; one with the code of Karité's replaces it. */
  countries?: readonly Country[];
  /** The code of the country of the shop's seat: of orders and numbers that name none. Default: `BJ`. */
  seat?: string;
  /** Modes of delivery besides Karité's, each by `defineDeliveryMode`; one with the name of Karité's replaces it. */
  deliveryModes?: readonly DeliveryMode[];
};

/** The default export of `custom/shared/shop.ts`. */
export const defineShop = (settings: ShopSettings): ShopSettings => settings;
