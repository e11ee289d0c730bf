import { CURRENCY_CODE, CURRENCY_CODES, MONEY_DECIMALS } from '@karite/shared/locale';
import { isShopCurrency } from '@karite/shared/money';
import { RATE_BASE } from '@karite/shared/payments';
import { COUNTRIES } from '@karite/shared/region';
import { type SQL, sql } from 'drizzle-orm';

/** An amount that was paid in a currency, in the shop's; by the rate of then. */
export const inShopCurrency = (amount: SQL, currency: SQL, rate: SQL): SQL =>
  sql`case when ${currency} in ${CURRENCY_CODES} then ${amount}
    else round(${amount} * ${RATE_BASE} / nullif(${rate}, 0), ${MONEY_DECIMALS}::int) end`;

const others = Object.values(COUNTRIES).filter(
  ({ currency }) => isShopCurrency(currency) && currency !== CURRENCY_CODE,
);

/** The code of the shop's currency in a country, as `shopCurrencyIn` of shared. */
export const shopCurrencyOf = (country: SQL): SQL =>
  others.length === 0
    ? sql`${CURRENCY_CODE}::text`
    : sql`case ${sql.join(others.map(({ code, currency }) => sql`when ${country} = ${code} then ${currency} `))} else ${CURRENCY_CODE} end`;
