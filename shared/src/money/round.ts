import { CURRENCY } from '../locale/index.ts';

/** An amount in the shop's currency, in its main unit: no more decimals than hundredths, as the database stores it (R101). */
export type Money = number;

/** The decimals of what is paid, also for SQL. */
export const MONEY_DECIMALS = CURRENCY.decimals;

/** The smallest amount that can be paid. */
export const MONEY_UNIT = MONEY_DECIMALS === 0 ? 1 : 0.01;

/** `MONEY_UNIT` in hundredths, in which sums are calculated: 0.1 is not exact in binary. */
const STEP = MONEY_DECIMALS === 0 ? 100 : 1;

/** A sum or a difference of amounts, without the noise of binary fractions. */
export const exactMoney = (amount: number): Money => Math.round(amount * 100) / 100;

/** The nearest amount that can be paid, halves up; from hundredths. */
export const roundHundredths = (hundredths: number): Money => (Math.round(hundredths / STEP) * STEP) / 100;

/** The largest amount that can be paid and is not more; from hundredths. */
export const floorHundredths = (hundredths: number): Money => (Math.floor(hundredths / STEP) * STEP) / 100;

/** An amount, or the next one that can be paid. */
export const ceilMoney = (amount: number): Money => -floorHundredths(-Math.round(amount * 100));

/** The nearest amount that can be paid, halves up. A tie is exact in hundredths only without the noise of binary fractions. */
export const roundMoney = (amount: number): Money =>
  MONEY_DECIMALS === 0 ? Math.round(amount) : Math.round(Number((amount * 100).toFixed(6))) / 100;
