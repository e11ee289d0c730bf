import { amountIn, COUNTRY_CURRENCY, type Currency } from '@karite/shared/payments';
import type { CountryCode } from '@karite/shared/region';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

export type CashAmount = { currency: Currency; rate: number | null; amount: number };

/**
 * What an order's total comes to in the money that its country pays in: both FCFA one to one, where no country is known
 * that of the seat (XOF). The DR Congo pays in its own money or in dollars by the rate that an administrator has set; in
 * FCFA (XOF) while there is none.
 */
export async function cashAmount(
  database: Executor,
  { country, totalPrice }: { country: CountryCode | null; totalPrice: number },
): Promise<CashAmount> {
  const usual = country ? COUNTRY_CURRENCY[country] : 'XOF';
  if (usual === 'XOF' || usual === 'XAF') return { currency: usual, rate: null, amount: totalPrice };
  const found = await database.execute<{ currency: Currency; rate: number }>(sql`
    select currency, rate::float8 as rate from "payment-methods"
    where country = ${country} and currency in ('CDF', 'USD') and rate > 0 order by position, id limit 1`);
  const set = found.rows[0];
  const amount = set && amountIn(set.currency, totalPrice, set.rate, set.currency === 'USD' ? 0.01 : 1);
  return set && amount ? { ...set, amount } : { currency: 'XOF', rate: null, amount: totalPrice };
}
