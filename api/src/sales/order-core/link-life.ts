import { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { recordChange } from '../../engine/undo/changes.ts';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import { firstRow } from '../../platform/database/rows.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import type { OrderLinks } from './order-link.ts';

/** Which of an order's links counts, and whether it still works: for some days after the order, or its last renewal. */
export type LinkLife = { version: number; isOpen: boolean };

const endOf = (days: number) =>
  sql`coalesce(order_links.renewed_at, orders.created_at) + make_interval(days => ${days})`;

/** The version of an order's link that counts, and whether it still works; `null` when there is no such order. */
export async function lifeOf(database: Executor, id: string, days: number): Promise<LinkLife | null> {
  const found = await database.execute<LinkLife>(sql`
    select coalesce(order_links.version, 0) as version, ${endOf(days)} > now() as "isOpen"
    from orders left join order_links on order_links.order_id = orders.id where orders.id = ${id}`);
  return found.rows[0] ?? null;
}

/** The page by which an order is followed, by the link that counts at present. */
export async function currentPath(executor: Executor, links: OrderLinks, id: string): Promise<string> {
  const found = await executor.execute<{ version: number }>(
    sql`select version from order_links where order_id = ${id}`,
  );
  return links.pathOf(id, found.rows[0]?.version);
}

/** Makes every link of an order so far void, for a new one, and keeps who did; `null` when there is no such order. */
export async function renewLink(database: Database, id: string, days: number, by: SignedIn) {
  return database.transaction(async (transaction) => {
    // One at a time, with a new version of the order.
    const held = await transaction.execute(sql`update orders set ${NEXT_VERSION} where id = ${id} returning 1`);
    if (held.rows.length === 0) return null;
    const renewed = await transaction.execute<{ version: number; expiresAt: string }>(sql`
      insert into order_links as stored (order_id, version, renewed_at) values (${id}, 1, now())
      on conflict (order_id) do update set version = stored.version + 1, renewed_at = now()
      returning version, ${moment(sql`(renewed_at + make_interval(days => ${days}))`)} as "expiresAt"`);
    const link = firstRow(renewed);
    await recordChange(transaction, {
      by,
      resource: orders.name,
      recordId: id,
      action: 'renew-link',
      before: null,
      after: { expiresAt: link.expiresAt },
    });
    return link;
  });
}
