import { Readable } from 'node:stream';
import { CURRENCY_CODE, CURRENCY_CODES, MONEY_DECIMALS } from '@karite/shared/locale';
import { SEAT } from '@karite/shared/region';
import { validText } from '@karite/shared/text';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { inShopCurrency, shopCurrencyOf } from '../order-core/currency-sql.ts';

/** The accounts of the SYSCOHADA plan that the shop writes to. */
const ACCOUNTS = {
  customers: '411',
  sales: '701',
  delivery: '7071',
  tax: '4431',
  cash: '571',
  mobileMoney: '552',
  loss: '658',
  gain: '758',
} as const;
/** Rows read at once: a month of any length needs the memory of so many. */
const BATCH = 500;
const HEADINGS = ['Journal', 'Date', 'Pièce', 'Compte', 'Libellé', 'Débit', 'Crédit', 'Devise'];

export const journalQuery = z.strictObject({
  month: z.string('Mois attendu').regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Mois attendu, comme 2026-11'),
  currency: z.enum(CURRENCY_CODES, `${CURRENCY_CODES.join(' ou ')} attendu`).optional(),
  decimals: z.enum(['virgule', 'point'], 'virgule ou point attendu').default('virgule'),
});

type Entry = {
  journal: string;
  day: string;
  piece: string;
  account: string;
  label: string;
  debit: number;
  credit: number;
  currency: string;
};

const CURRENCY = shopCurrencyOf(sql`orders.country`);

/**
 * The entries of a month, in the shop's currency, each piece in balance: an order is sold when it is completed (and refunded when it is
 * no longer), cash and payments are entered when they came. Payments of tests are left out.
 */
const entries = (zone: string, month: string, currency: string | undefined): SQL => {
  const begin = sql`((${`${month}-01`}::date)::timestamp at time zone ${zone})`;
  const end = sql`(((${`${month}-01`}::date + interval '1 month'))::timestamp at time zone ${zone})`;
  const inMonth = (moment: SQL) => sql`${moment} >= ${begin} and ${moment} < ${end}`;
  return sql`
    with events as (
      select 'VT' as journal, step.at, orders.short_number as piece, ${CURRENCY} as currency, 'Vente' as label,
        case when step."to" = 'completed' then 1 else -1 end as sign, orders.total_price as amount, orders.fee as fee,
        coalesce(identity.vat_rate, 0) as rate, 'sale' as kind
      from orders_history step join orders on orders.id = step.orders_id
        left join "shop-identities" identity on identity.country = coalesce(orders.country, ${SEAT})
      where (step."to" = 'completed' or step."from" = 'completed') and step."to" is distinct from step."from" and ${inMonth(sql`step.at`)}
      union all
      select 'CA', it.settled_at, orders.short_number, ${CURRENCY}, 'Encaissement espèces, ' || couriers.name || ',', 1,
        ${inShopCurrency(sql`it.received`, sql`it.currency`, sql`it.rate`)}, 0, 0, 'cash'
      from "cash-receipts" it join orders on orders.id = it.order_id join couriers on couriers.id = it.courier_id
      where it.status = 'received' and it.received > 0 and ${inMonth(sql`it.settled_at`)}
      union all
      select 'MM', it.verified_at, orders.short_number, ${CURRENCY}, 'Paiement en ligne', 1,
        ${inShopCurrency(sql`it.paid_amount`, sql`coalesce(it.paid_currency, it.currency)`, sql`it.rate`)}, 0, 0, 'mobileMoney'
      from payments it join orders on orders.id = it.order_id
      where not it.is_test and it.paid_amount > 0 and it.status in ('paid', 'overpaid', 'underpaid', 'late', 'refunded')
        and ${inMonth(sql`it.verified_at`)}
      union all
      select case when it.from_till then 'CA' else 'MM' end, it.updated_at, orders.short_number, ${CURRENCY}, 'Remboursement', -1,
        ${inShopCurrency(sql`it.amount`, sql`it.currency`, sql`paid.rate`)}, 0, 0, case when it.from_till then 'cash' else 'mobileMoney' end
      from refunds it join payments paid on paid.id = it.payment_id join orders on orders.id = paid.order_id
      where it.status = 'done' and not paid.is_test and ${inMonth(sql`it.updated_at`)}
      union all
      select case when it.from_till then 'CA' else 'MM' end, it.settled_at, orders.short_number, ${CURRENCY}, 'Remboursement d’un retour', -1,
        it.refunded, 0, 0, case when it.from_till then 'cash' else 'mobileMoney' end
      from returns it join orders on orders.id = it.order_id
      where it.status = 'refunded' and it.refunded > 0 and it.refund_id is null and not orders.is_test and ${inMonth(sql`it.settled_at`)}
      union all
      select 'CA', closing.created_at, closing.day, case when it.currency in ${CURRENCY_CODES} then it.currency else ${CURRENCY_CODE} end, 'Écart de caisse', sign(it.difference)::int,
        abs(${inShopCurrency(sql`it.difference`, sql`it.currency`, sql`it.rate`)}), 0, 0, case when it.difference > 0 then 'gain' else 'loss' end
      from "cash-closings_counts" it join "cash-closings" closing on closing.id = it.cash_closings_id
      where it.difference <> 0 and ${inMonth(sql`closing.created_at`)}
    ),
    taxed as (
      select *, round(amount / (1 + rate / 100), ${MONEY_DECIMALS}::int) as net, round(fee / (1 + rate / 100), ${MONEY_DECIMALS}::int) as net_fee from events where amount > 0
    ),
    lines as (
      select taxed.*, line.account, line.side * sign as side, line.value from taxed cross join lateral (values
        (case kind when 'sale' then ${ACCOUNTS.customers} when 'mobileMoney' then ${ACCOUNTS.mobileMoney} else ${ACCOUNTS.cash} end, 1, amount, 0),
        (case kind when 'sale' then ${ACCOUNTS.sales} when 'gain' then ${ACCOUNTS.gain} when 'loss' then ${ACCOUNTS.loss} else ${ACCOUNTS.customers} end, -1, case kind when 'sale' then net - net_fee else amount end, 1),
        (${ACCOUNTS.delivery}, -1, case kind when 'sale' then net_fee else 0 end, 2),
        (${ACCOUNTS.tax}, -1, case kind when 'sale' then amount - net else 0 end, 3)
      ) line (account, side, value, place) where line.value <> 0
    )
    select journal, to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, piece, account, label || ' ' || piece as label,
      (case when side > 0 then value else 0 end)::float8 as debit, (case when side < 0 then value else 0 end)::float8 as credit, currency
    from lines where ${currency ? sql`currency = ${currency}` : sql`true`}
    order by at, piece, journal, account`;
};

/** A cell of a table that a spreadsheet may open: quoted where it must be. Nothing in it was written by a customer. */
const cell = (text: string): string => {
  const valid = validText(text);
  return /[";\n]/.test(valid) ? `"${valid.replaceAll('"', '""')}"` : valid;
};

/** A month as CSV, streamed in batches: the marks of Excel in front, `;` between cells, French decimals where requested. */
export function journal(
  database: Database,
  zone: string,
  { month, currency, decimals }: z.infer<typeof journalQuery>,
): Readable {
  const amount = (value: number) => {
    const text = value.toFixed(2);
    return decimals === 'virgule' ? text.replace('.', ',') : text;
  };
  async function* text() {
    yield `\uFEFF${HEADINGS.join(';')}\r\n`;
    for await (const rows of database.cursor<Entry>(entries(zone, month, currency), BATCH))
      yield rows
        .map((it) =>
          [it.journal, it.day, it.piece, it.account, it.label, amount(it.debit), amount(it.credit), it.currency]
            .map(cell)
            .join(';'),
        )
        .join('\r\n')
        .concat('\r\n');
  }
  return Readable.from(text());
}
