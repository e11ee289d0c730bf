import { amountIn, COUNTRY_CURRENCY, type Currency, isFcfa } from '@karite/shared/payments';
import { type CountryCode, countryOfPhone } from '@karite/shared/region';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

export type CashAmount = { currency: Currency; rate: number | null; amount: number };

type Paid = { country: CountryCode | null; phone: string; totalPrice: number };
type Rate = { currency: Currency; rate: number };

/** Where an order is paid: the country that it names, else that of its number, else the shop's seat (R2158). */
const countryOf = ({ country, phone }: Paid): CountryCode => country ?? countryOfPhone(phone) ?? 'BJ';

/** The rate that an administrator has set for cash of the DR Congo; `null`: none. */
export const cashRate = async (database: Executor): Promise<Rate | null> =>
  (
    await database.execute<Rate>(sql`
      select currency, rate::float8 as rate from "payment-methods"
      where country = 'CD' and currency in ('CDF', 'USD') and rate > 0 order by position, id limit 1`)
  ).rows[0] ?? null;

/**
 * What an order's total comes to in the money that its country pays in: both FCFA one to one. The DR Congo pays in its own
 * money or in dollars by the rate that an administrator has set; in FCFA (XOF) while there is none.
 */
export function amountBy(rate: Rate | null, order: Paid): CashAmount {
  const { totalPrice } = order;
  const usual = COUNTRY_CURRENCY[countryOf(order)];
  if (isFcfa(usual)) return { currency: usual, rate: null, amount: totalPrice };
  const amount = rate && amountIn(rate.currency, totalPrice, rate.rate, rate.currency === 'USD' ? 0.01 : 1);
  return rate && amount ? { ...rate, amount } : { currency: 'XOF', rate: null, amount: totalPrice };
}

/** The same for one order, by the rate of now. */
export const cashAmount = async (database: Executor, order: Paid): Promise<CashAmount> =>
  amountBy(countryOf(order) === 'CD' ? await cashRate(database) : null, order);
