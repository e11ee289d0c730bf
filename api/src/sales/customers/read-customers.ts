import type { Actor } from '@karite/shared/accounts';
import { customerOf } from '@karite/shared/region';
import { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findPageText } from '../../engine/list/find-page.ts';
import { listQueryOf, searchedBy } from '../../engine/list/list-query.ts';
import { phoneEnd } from '../../engine/search/searched-text.ts';
import type { Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';

/** So many of the newest orders that a search finds are read for their customers: what a person reads of a list. */
const ORDERS_READ = 200;

export type CustomerLine = {
  id: string;
  name: string;
  phone: string;
  city: string | null;
  country: string | null;
  orders: number;
  spent: number;
  lastOrderAt: string;
};

/** What a customer paid: completed orders, less what their returns brought back. Amounts in the shop's currency. */
const SPENT = sql`coalesce(sum(it.total_price) filter (where it.status = 'completed' and not it.is_refunded), 0)::float8
  - coalesce(sum((select sum(back.refunded) from returns back where back.order_id = it.id))
      filter (where it.status = 'completed' and not it.is_refunded), 0)::float8`;

const end = phoneEnd(sql`it.phone`);

/** The customers of the newest orders that a search finds, by the last digits of their phones; the latest customer first. */
export async function findCustomers(database: Executor, actor: Actor | null, q: string): Promise<CustomerLine[]> {
  const requested = { ...(q && { q }), _end: ORDERS_READ, fields: ['phone'] };
  const query = searchedBy(actor, orders, listQueryOf(orders, requested));
  const { page } = await findPageText(database, orders, query);
  const rows: { phone: string }[] = JSON.parse(page);
  const ends = [...new Set(rows.map(({ phone }) => customerOf(phone)))];
  if (ends.length === 0) return [];
  const { rows: found } = await database.execute<CustomerLine>(sql`
    select ${end} as id, count(*)::int as orders, ${SPENT} as spent, ${moment(sql`max(it.created_at)`)} as "lastOrderAt",
      (array_agg(trim(it.prenom || ' ' || it.nom) order by it.created_at desc))[1] as name,
      (array_agg(it.phone order by it.created_at desc))[1] as phone,
      (array_agg(it.city order by it.created_at desc))[1] as city,
      (array_agg(it.country order by it.created_at desc))[1] as country
    from orders it where ${end} = any(${sql.param(ends)}::text[])
    group by 1 order by max(it.created_at) desc`);
  return found;
}

/** What a customer last ordered with: a new order of theirs begins with it. */
export type LastOrder = {
  nom: string;
  prenom: string;
  phone: string;
  deliveryType: string;
  address: string | null;
  landmark: string | null;
  country: string | null;
  city: string | null;
};

export type Customer = Omit<CustomerLine, 'city' | 'country'> & {
  phones: string[];
  emails: string[];
  accounts: { id: string; email: string }[];
  cancelled: number;
  returns: number;
  firstOrderAt: string;
  orderIds: string[];
  last: LastOrder;
};

/** So many of a customer's newest orders are named; the list of orders has the others. */
const ORDERS_NAMED = 50;

/**
 * One person: the orders of a phone number, by its last digits, and those of the accounts that placed some of them. `null`
 * where there is none.
 */
export async function readCustomer(database: Executor, id: string): Promise<Customer | null> {
  const { rows } = await database.execute<Customer>(sql`
    with theirs as (
      select it.* from orders it where it.id in (
        select same.id from orders same where ${phoneEnd(sql`same.phone`)} = ${id}
        union select other.id from orders placed join orders other on other.user_id = placed.user_id
          where ${phoneEnd(sql`placed.phone`)} = ${id}))
    select ${id}::text as id, count(*)::int as orders, ${SPENT} as spent,
      count(*) filter (where it.status = 'cancelled')::int as cancelled,
      (select count(*)::int from returns where returns.order_id in (select theirs.id from theirs)) as returns,
      ${moment(sql`min(it.created_at)`)} as "firstOrderAt", ${moment(sql`max(it.created_at)`)} as "lastOrderAt",
      (array_agg(trim(it.prenom || ' ' || it.nom) order by it.created_at desc))[1] as name,
      (array_agg(it.phone order by it.created_at desc))[1] as phone,
      array_agg(distinct it.phone) as phones,
      array_remove(array_agg(distinct it.email), null) as emails,
      (select coalesce(json_agg(json_build_object('id', users.id, 'email', users.email) order by users.email), '[]')
        from users where users.id in (select theirs.user_id from theirs)) as accounts,
      (array_agg(it.id order by it.created_at desc))[1:${ORDERS_NAMED}::int]::text[] as "orderIds",
      (json_agg(json_build_object('nom', it.nom, 'prenom', it.prenom, 'phone', it.phone, 'deliveryType', it.delivery_type,
        'address', it.address, 'landmark', it.landmark, 'country', it.country, 'city', it.city)
        order by it.created_at desc))->0 as last
    from theirs it having count(*) > 0`);
  return rows[0] ?? null;
}
