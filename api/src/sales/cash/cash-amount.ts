import { CURRENCY_CODES } from '@karite/shared/locale';
import { isShopCurrency } from '@karite/shared/money';
import { amountIn, type Currency, shopCurrencyIn, unitOf } from '@karite/shared/payments';
import { type CountryCode, countryOfPhone, currencyOf, SEAT } from '@karite/shared/region';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

export type CashAmount = { currency: Currency; rate: number | null; amount: number };

type Paid = { country: CountryCode | null; phone: string; totalPrice: number };
type Rate = { currency: Currency; rate: number };

/** Where an order is paid: the country that it names, else that of its number, else the shop's seat (R2158). */
const countryOf = ({ country, phone }: Paid): CountryCode => country ?? countryOfPhone(phone) ?? SEAT;

/** By country, the rate that an administrator has set for its cash; the shop's own currency needs none. */
export type CashRates = ReadonlyMap<CountryCode, Rate>;

/** The rates of all countries that pay in another currency. */
export async function cashRates(database: Executor): Promise<CashRates> {
  const { rows } = await database.execute<Rate & { country: CountryCode }>(sql`
    select distinct on (country) country, currency, rate::float8 as rate from "payment-methods"
    where country is not null and currency not in ${CURRENCY_CODES} and rate > 0 order by country, position, id`);
  return new Map(rows.map(({ country, ...rate }) => [country, rate]));
}

/**
 * What an order's total comes to in the money that its country pays in: the shop's own currencies one to one. Other countries,
 * such as the DR Congo, pay in their own money or in dollars by the rate that an administrator has set; in the shop's while
 * there is none.
 */
export function amountBy(rates: CashRates, order: Paid): CashAmount {
  const { totalPrice } = order;
  const country = countryOf(order);
  const usual = { currency: shopCurrencyIn(country), rate: null, amount: totalPrice };
  const rate = isShopCurrency(currencyOf(country)) ? undefined : rates.get(country);
  const amount = rate && amountIn(rate.currency, totalPrice, rate.rate, unitOf(rate.currency));
  return rate && amount ? { ...rate, amount } : usual;
}

/** The same for one order, by the rate of now. */
export const cashAmount = async (database: Executor, order: Paid): Promise<CashAmount> =>
  amountBy(await cashRates(database), order);
