import { CURRENCY, LOCALE } from '../locale/index.ts';
import type { Money } from './round.ts';

const { code, sameAs = [], symbol, decimals, position, symbolInSearch = symbol, symbolInBanner = symbol } = CURRENCY;

/** The codes in which a price is the same number: XOF and XAF. */
export const SHOP_CURRENCIES: readonly string[] = [code, ...sameAs];

/** Whether an amount in this currency needs no exchange rate. */
export const isShopCurrency = (currency: string): boolean => SHOP_CURRENCIES.includes(currency);

const format = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat(LOCALE, { minimumFractionDigits, maximumFractionDigits });
const upToCents = format(0, 2);
const exact = format(decimals, 2);
const rounded = format(decimals, decimals);
const twoDecimals = format(2, 2);

const withSymbol = (text: string, mark = symbol): string => (position === 'before' ? mark + text : `${text} ${mark}`);

/**
 * An amount with its currency: `12 500 CFA`, `12,50 €`; promotion prices keep their centimes (R101). Other currencies have
 * their code: `54 380 CDF`, `20,66 USD`.
 */
export const formatMoney = (amount: Money, currency: string = code): string =>
  isShopCurrency(currency) ? withSymbol(exact.format(amount)) : `${upToCents.format(amount)} ${currency}`;

/** An amount as it can be paid, without a promotion's centimes: in the back-office (R101). */
export const formatRoundedMoney = (amount: Money): string => withSymbol(rounded.format(amount));

/** An amount as the search page shows it: `CFA` and two decimals (R101). */
export const formatSearchMoney = (amount: Money): string => withSymbol(twoDecimals.format(amount), symbolInSearch);

/** An amount as the banner shows it: `15 000f`. */
export const formatBannerMoney = (amount: Money): string =>
  symbolInBanner === symbol ? formatMoney(amount) : exact.format(amount) + symbolInBanner;

/** The label of a field or a column with the currency that its amounts are in: `Montant (€)`. */
export const inCurrency = (label: string): string => `${label} (${symbol})`;
