import { CURRENCY_CODES } from '@karite/shared/locale';
import { amountIn, type Currency, shopCurrencyIn, unitOf } from '@karite/shared/payments';
import { type CountryCode, countryOfPhone } from '@karite/shared/region';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

export type CashAmount = { currency: Currency; rate: number | null; amount: number };

type Paid = { country: CountryCode | null; phone: string; totalPrice: number };
type Rate = { currency: Currency; rate: number };

/** The country that pays in another currency than the shop's, by a rate. */
const WITH_RATE: CountryCode = 'CD';

/** Where an order is paid: the country that it names, else that of its number, else the shop's seat (R2158). */
const countryOf = ({ country, phone }: Paid): CountryCode => country ?? countryOfPhone(phone) ?? 'BJ';

/** The rate that an administrator has set for cash of the DR Congo; `null`: none. */
export const cashRate = async (database: Executor): Promise<Rate | null> =>
  (
    await database.execute<Rate>(sql`
      select currency, rate::float8 as rate from "payment-methods"
      where country = ${WITH_RATE} and currency not in ${CURRENCY_CODES} and rate > 0 order by position, id limit 1`)
  ).rows[0] ?? null;

/**
 * What an order's total comes to in the money that its country pays in: the shop's own currencies one to one. The DR Congo
 * pays in its own money or in dollars by the rate that an administrator has set; in the shop's while there is none.
 */
export function amountBy(rate: Rate | null, order: Paid): CashAmount {
  const { totalPrice } = order;
  const country = countryOf(order);
  const usual = { currency: shopCurrencyIn(country), rate: null, amount: totalPrice };
  if (!rate || country !== WITH_RATE) return usual;
  const amount = amountIn(rate.currency, totalPrice, rate.rate, unitOf(rate.currency));
  return amount ? { ...rate, amount } : usual;
}

/** The same for one order, by the rate of now. */
export const cashAmount = async (database: Executor, order: Paid): Promise<CashAmount> =>
  amountBy(countryOf(order) === WITH_RATE ? await cashRate(database) : null, order);
