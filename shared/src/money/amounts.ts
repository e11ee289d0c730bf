import { formatNumber } from '../format/index.ts';
import {
  CURRENCY_CODES,
  CURRENCY_SYMBOL,
  IS_SYMBOL_BEFORE,
  IS_WHOLE_MONEY,
  LOCALE,
  OF_ONE_FRANC,
} from '../locale/index.ts';

/** An amount in the shop's currency, in its main unit: no more decimals than hundredths, as the database stores it (R101). */
export type Money = number;

/** The smallest amount that can be paid. */
export const MONEY_UNIT = IS_WHOLE_MONEY ? 1 : 0.01;

/** A sum or a difference of amounts, without the noise of binary fractions. */
export const exactMoney = (amount: number): Money => Math.round(amount * 100) / 100;

/** The nearest amount that can be paid, halves up; from hundredths, in which sums are exact. */
export const roundHundredths = (hundredths: number): Money =>
  IS_WHOLE_MONEY ? Math.round(hundredths / 100) : Math.round(hundredths) / 100;

/** The largest amount that can be paid and is not more; from hundredths. */
export const floorHundredths = (hundredths: number): Money =>
  IS_WHOLE_MONEY ? Math.floor(hundredths / 100) : Math.floor(hundredths) / 100;

/** An amount, or the next one that can be paid. */
export const ceilMoney = (amount: number): Money => (IS_WHOLE_MONEY ? Math.ceil(amount) : exactMoney(amount));

/** The nearest amount that can be paid, halves up. A tie is exact in hundredths only without the noise of binary fractions. */
export const roundMoney = (amount: number): Money =>
  IS_WHOLE_MONEY ? Math.round(amount) : Math.round(Number((amount * 100).toFixed(6))) / 100;

/** An amount that a shop begins with, declared in CFA francs, in the shop's currency. */
export const initialMoney = (francs: number): Money => roundMoney(francs * OF_ONE_FRANC);

/** Whether a price is the same number in this currency: payments in it need no exchange rate. */
export const isShopCurrency = (currency: string): boolean => CURRENCY_CODES.includes(currency);

const twoDecimals = (amount: number) =>
  amount.toLocaleString(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A written amount with the symbol of the currency. */
export const withSymbol = (text: string, symbol = CURRENCY_SYMBOL): string =>
  IS_SYMBOL_BEFORE ? symbol + text : `${text} ${symbol}`;

/**
 * An amount with its currency: `12 500 CFA`, `12,50 €`; promotion prices keep their centimes (R101). Other currencies have
 * their code: `54 380 CDF`, `20,66 USD`.
 */
export const formatMoney = (amount: Money, currency?: string): string =>
  currency && !isShopCurrency(currency)
    ? `${formatNumber(amount)} ${currency}`
    : withSymbol(IS_WHOLE_MONEY ? formatNumber(amount) : twoDecimals(amount));

/** From one amount to another, with the currency once where it follows: `2 000 à 4 000 CFA`, `4,00 à 5,90 €`. */
export const formatMoneyRange = (from: Money, to: Money): string => {
  const first = IS_SYMBOL_BEFORE ? formatMoney(from) : IS_WHOLE_MONEY ? formatNumber(from) : twoDecimals(from);
  return `${first} à ${formatMoney(to)}`;
};

/** An amount as it can be paid, without a promotion's centimes: in the back-office (R101). */
export const formatRoundedMoney = (amount: Money): string => formatMoney(roundMoney(amount));
