import { CURRENCY_CODE } from '@karite/shared/locale';
import { CHANNEL_LABELS } from '@karite/shared/messages';
import { CURRENCIES, PAYER_LABELS } from '@karite/shared/payments';
import { RETURN_REASONS } from '@karite/shared/returns';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';

const KINDS = ['status', 'note', 'payment', 'refund', 'invoice', 'return', 'cash', 'message'] as const;

/** What happened to an order; `what` is a status, a kind of note or paper, or the state of what the kind names. */
export const event = z
  .object({
    kind: z.enum(KINDS),
    at: z.string(),
    what: z.string(),
    from: z.string().nullable(),
    text: z.string().nullable(),
    by: z.string().nullable(),
    amount: z.number().nullable(),
    currency: z.enum(CURRENCIES).nullable(),
    /** The record that it is about, where there is one to open. */
    record: z.uuid().nullable(),
  })
  .meta({ id: 'OrderEvent' });
export type OrderEvent = z.infer<typeof event>;

/** What a code represents, in the words of its labels. */
const named = (code: SQL, labels: Readonly<Record<string, string>>): SQL =>
  sql`case ${code} ${sql.join(
    Object.entries(labels).map(([key, label]) => sql`when ${key} then ${label}::text`),
    sql` `,
  )} else ${code} end`;
const NONE = sql`null::float8, null::text, null::uuid`;

/** Each kind of event of an order: `kind, at, what, from, text, by, amount, currency, record`. */
const sources = (id: string, provider = named(sql`payment.provider`, PAYER_LABELS)): SQL[] => [
  sql`
    select 'status' as kind, at, "to" as what, "from", note as text, by, null::float8 as amount, null::text as currency, null::uuid as record
    from orders_history where orders_id = ${id}`,
  sql`select 'note', created_at, kind, null, body, by, ${NONE} from "order-notes" where order_id = ${id}`,
  sql`
    select 'payment', coalesce(verified_at, created_at), status, null, concat_ws(' · ', ${provider}, failure, note), settled_by,
      coalesce(paid_amount, payment.amount)::float8, currency, payment.id
    from payments payment where order_id = ${id}`,
  sql`
    select 'refund', case refund.status when 'pending' then refund.created_at else refund.updated_at end, refund.status, null,
      concat_ws(' · ', case when by_hand then 'à la main' else ${provider} end, refund.failure, refund.note), by,
      refund.amount::float8, refund.currency, refund.id
    from refunds refund join payments payment on payment.id = payment_id where order_id = ${id}`,
  sql`
    select 'invoice', issued_at, kind, null, concat_ws(' · ', number, reason), null, total::float8, ${CURRENCY_CODE}, id
    from invoices where order_id = ${id}`,
  sql`
    select 'return', created_at, 'requested', null, concat_ws(' · ', ${named(sql`reason`, RETURN_REASONS)}, comment), null,
      amount::float8, ${CURRENCY_CODE}, id
    from returns where order_id = ${id}`,
  sql`
    select 'return', step.at, step.after ->> 'status', null,
      case when step.after ->> 'status' = 'refunded' then step.after ->> 'refundNote' else step.after ->> 'answer' end, step.email,
      case when step.after ->> 'status' = 'refunded' then (step.after ->> 'refunded')::float8 end, ${CURRENCY_CODE}, returns.id
    from returns join audit step on step.resource = 'returns' and step.record_id = returns.id
    where order_id = ${id} and step.after ->> 'status' <> step.before ->> 'status'`,
  sql`
    select 'cash', coalesce(it.settled_at, it.created_at), it.status, null, concat_ws(' · ', couriers.name, it.note),
      coalesce(it.settled_by, it.handed_by), coalesce(it.received, it.expected)::float8, it.currency, it.id
    from "cash-receipts" it join couriers on couriers.id = it.courier_id where it.order_id = ${id}`,
  sql`
    select 'message', coalesce(sent_at, created_at), status, null,
      concat_ws(' · ', ${named(sql`channel`, CHANNEL_LABELS)}, subject, problem), null, null::float8, null::text, id
    from messages where order_id = ${id}`,
];

/** All that happened to an order, in the order in which it did. */
export async function eventsOf(database: Executor, id: string): Promise<OrderEvent[]> {
  const found = await database.execute<OrderEvent>(sql`
    select kind, ${moment(sql`at`)} as at, what, "from", text, by, amount, currency, record
    from (${sql.join(sources(id), sql` union all `)}) events order by events.at, kind`);
  return found.rows;
}
