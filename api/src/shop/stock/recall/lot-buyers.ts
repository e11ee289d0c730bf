import { valuesOf } from '@karite/shared/labels';
import { ORDER_STATUS_LABELS } from '@karite/shared/orders';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { moment } from '../../../platform/database/moment.ts';

/** An order that has pieces of a lot. */
export const lotBuyer = z
  .object({
    id: z.string(),
    shortNumber: z.string(),
    status: z.enum(valuesOf(ORDER_STATUS_LABELS)),
    deliveryType: z.string(),
    nom: z.string(),
    prenom: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    pieces: z.number(),
    orderedAt: z.string(),
    toldAt: z.string().nullable().describe('Quand un message de rappel a été écrit ; vide : pas encore'),
  })
  .meta({ id: 'LotBuyer' });

export type LotBuyer = z.infer<typeof lotBuyer>;

/** The record id of recall messages: each order gets one for each lot (R1878). */
export const recallId = (lotId: string, orderId: string): string => `${lotId}/${orderId}`;

/** The orders that took pieces of a lot and did not give all of them back. */
const bought = (lotId: string) => sql`
  select order_id, -sum(change) as pieces from "stock-movements"
  where lot_id = ${lotId} and order_id is not null group by order_id having sum(change) < 0`;

/** What is said of each order, oldest first (R1877). `page`: so many from `start` on; all of them without. */
export const lotBuyers = (lotId: string, page?: { start: number; most: number }) => sql`
  select orders.id, orders.short_number as "shortNumber", orders.status, orders.delivery_type as "deliveryType", orders.nom, orders.prenom, orders.phone, orders.email,
    bought.pieces::int as pieces, ${moment(sql`orders.created_at`)} as "orderedAt",
    (select ${moment(sql`min(told.created_at)`)} from messages told where told.order_id = orders.id and told.event = 'lot-recalled'
      and starts_with(told.idempotency_key, ${`lot-recalled:${lotId}/`})) as "toldAt"
  from (${bought(lotId)}) bought join orders on orders.id = bought.order_id
  order by orders.created_at, orders.id ${page ? sql`limit ${page.most} offset ${page.start}` : sql``}`;

/** How many orders those are. */
export async function countBuyers(executor: Executor, lotId: string): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(
    sql`select count(*)::int as total from (${bought(lotId)}) bought join orders on orders.id = bought.order_id`,
  );
  return rows[0]?.total ?? 0;
}

/** The ids of those orders after one of them, by id. */
export async function buyersAfter(
  executor: Executor,
  lotId: string,
  after: string | null,
  most: number,
): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select orders.id from (${bought(lotId)}) bought join orders on orders.id = bought.order_id
    where ${after}::uuid is null or orders.id > ${after}::uuid order by orders.id limit ${most}`);
  return rows.map(({ id }) => id);
}
