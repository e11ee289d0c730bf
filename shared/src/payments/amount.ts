import type { CountryCode } from '../region/index.ts';
import type { Currency } from './labels.ts';

/** An exchange rate is the value in FCFA of this amount: large enough to be exact in dollars with two decimals. */
export const RATE_BASE = 10_000;

export const isFcfa = (currency: Currency): boolean => currency === 'XOF' || currency === 'XAF';

/** The smallest amount of each money that can be paid or refunded: whole francs, and cents (R2083). */
export const CURRENCY_UNIT: Record<Currency, number> = { XOF: 1, XAF: 1, CDF: 1, USD: 0.01 };

/** Whether an amount is made of whole units of its money. Amounts with more than two decimals never are. */
export function isWholeUnits(amount: number, currency: Currency): boolean {
  const units = amount / CURRENCY_UNIT[currency];
  return Math.abs(units - Math.round(units)) < 1e-6;
}

/** As many whole units of a money as an amount holds. */
export const floorToUnit = (amount: number, currency: Currency): number =>
  Math.round(Math.floor(amount / CURRENCY_UNIT[currency] + 1e-6) * CURRENCY_UNIT[currency] * 100) / 100;

/** The message about an amount that is not made of whole units. */
export const unitProblem = (currency: Currency): string =>
  CURRENCY_UNIT[currency] === 1
    ? `Montant entier attendu : ${isFcfa(currency) ? 'le FCFA' : currency} n’a pas de centimes`
    : 'Deux décimales au plus';

/** The money of each country; the DR Congo pays in its own, or in dollars. */
export const COUNTRY_CURRENCY: Record<CountryCode, Currency> = { BJ: 'XOF', CI: 'XOF', CG: 'XAF', CD: 'CDF' };

/**
 * What an amount in FCFA comes to in another money: rounded up to a multiple of `multiple` (1: whole, 0.01: to the
 * cent), so that the shop never gets less than its price. `null` where a rate is needed and there is none.
 */
export function amountIn(currency: Currency, fcfa: number, rate: number | null, multiple: number): number | null {
  // One FCFA equals the other: payments in FCFA need no rate.
  const applied = isFcfa(currency) ? RATE_BASE : rate;
  if (!applied || applied < 0) return null;
  // In hundredths of hundredths, whole numbers throughout: a rate and a price have two decimals each.
  const scaled = BigInt(Math.round(fcfa * 100)) * BigInt(Math.round(applied * 100));
  const exact = scaled / BigInt(RATE_BASE);
  const isWhole = scaled % BigInt(RATE_BASE) === 0n;
  const step = BigInt(Math.round(multiple * 10_000));
  const steps = exact / step + (exact % step === 0n && isWhole ? 0n : 1n);
  return Number(steps * step) / 10_000;
}

const twoDecimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** An amount with its money: `12 500 FCFA`, `54 380 CDF`, `20,66 USD`. */
export const formatMoney = (amount: number, currency: Currency): string =>
  `${twoDecimals.format(amount)} ${isFcfa(currency) ? 'FCFA' : currency}`;

/** How much of another money 10 000 FCFA are worth, in words: `au taux de 43 502,25 CDF pour 10 000 FCFA`. */
export const rateText = (rate: number, currency: Currency): string =>
  `au taux de ${formatMoney(rate, currency)} pour ${formatMoney(RATE_BASE, 'XOF')}`;
