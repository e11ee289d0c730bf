import { CURRENCY_SYMBOL } from '../locale/index.ts';
import { formatMoney, isShopCurrency } from '../money/index.ts';
import { type Currency, unitOf } from './currencies.ts';

/** An exchange rate is the value of this amount in the shop's currency: large enough to be exact in dollars with two decimals. */
export const RATE_BASE = 10_000;

/** Whether an amount is made of whole units of its money. Amounts with more than two decimals never are. */
export function isWholeUnits(amount: number, currency: Currency): boolean {
  const units = amount / unitOf(currency);
  return Math.abs(units - Math.round(units)) < 1e-6;
}

/** As many whole units of a money as an amount holds. */
export const floorToUnit = (amount: number, currency: Currency): number =>
  Math.round(Math.floor(amount / unitOf(currency) + 1e-6) * unitOf(currency) * 100) / 100;

/** The message about an amount that is not made of whole units. */
export const unitProblem = (currency: Currency): string =>
  unitOf(currency) === 1
    ? `Montant entier attendu : ${isShopCurrency(currency) ? `le ${CURRENCY_SYMBOL}` : currency} n’a pas de centimes`
    : 'Deux décimales au plus';

/**
 * What an amount in the shop's currency comes to in another: rounded up to a multiple of `multiple` (1: whole, 0.01: to the
 * cent), so that the shop never gets less than its price. `null` where a rate is needed and there is none.
 */
export function amountIn(currency: Currency, price: number, rate: number | null, multiple: number): number | null {
  // One CFA franc equals the other: payments in the shop's currency need no rate.
  const applied = isShopCurrency(currency) ? RATE_BASE : rate;
  if (!applied || applied < 0) return null;
  // In hundredths of hundredths, whole numbers throughout: a rate and a price have two decimals each.
  const scaled = BigInt(Math.round(price * 100)) * BigInt(Math.round(applied * 100));
  const exact = scaled / BigInt(RATE_BASE);
  const isWhole = scaled % BigInt(RATE_BASE) === 0n;
  const step = BigInt(Math.round(multiple * 10_000));
  const steps = exact / step + (exact % step === 0n && isWhole ? 0n : 1n);
  return Number(steps * step) / 10_000;
}

/** The label of a stored rate. */
export const RATE_LABEL = `Taux (pour ${formatMoney(RATE_BASE)})`;

/** How much of another money 10 000 of the shop's are worth, in words: `au taux de 43 502,25 CDF pour 10 000 …`. */
export const rateText = (rate: number, currency: Currency): string =>
  `au taux de ${formatMoney(rate, currency)} pour ${formatMoney(RATE_BASE)}`;
