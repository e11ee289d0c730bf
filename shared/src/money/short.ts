import { CURRENCY_SYMBOL, LOCALE, SYMBOL_IN_BANNER, SYMBOL_IN_SEARCH } from '../locale/index.ts';
import type { Money } from './amounts.ts';
import { formatMoney, withSymbol } from './amounts.ts';

/** An amount as the search page shows it: `CFA` and two decimals (R101). */
export const formatSearchMoney = (amount: Money): string =>
  withSymbol(amount.toLocaleString(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 }), SYMBOL_IN_SEARCH);

/** An amount as the banner shows it: `15 000f`. */
export const formatBannerMoney = (amount: Money): string =>
  SYMBOL_IN_BANNER ? formatMoney(amount).replace(` ${CURRENCY_SYMBOL}`, SYMBOL_IN_BANNER) : formatMoney(amount);

/** The label of a field or a column with the currency that its amounts are in: `Montant (€)`. */
export const inCurrency = (label: string): string => `${label} (${CURRENCY_SYMBOL})`;
