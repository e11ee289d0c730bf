import { grantsOf } from '@karite/shared/access';
import { administers } from '@karite/shared/accounts';
import { hasComments } from '@karite/shared/comments';
import { CURRENCY_CODE } from '@karite/shared/locale';
import type { ResourceShape } from '@karite/shared/resource';
import { orders, payments, stocks } from '@karite/shared/resources';
import {
  TEAM_NOTIFICATION_DAYS,
  TEAM_NOTIFICATION_KINDS,
  type TeamNotificationKind,
} from '@karite/shared/team-notifications';
import { type SQL, sql } from 'drizzle-orm';
import { scopeOf } from '../../engine/list/scope.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';

/** The most notifications of a kind: for older ones there is the list of the resource. */
const MOST_OF_KIND = 500;
/** The newest movements of stock among which those are looked for that brought a product to its threshold. */
const MOST_MOVEMENTS = 5_000;

const recent = (at: SQL) => sql`${at} > now() - make_interval(days => ${TEAM_NOTIFICATION_DAYS})`;
const person = sql`trim(orders.prenom || ' ' || orders.nom)`;

/** Comments of records that an account reads: of most resources all, of those that a declaration narrows some. */
function readComments(by: SignedIn, resources: readonly ResourceShape[]): SQL {
  const read = resources.filter((each) => hasComments(each) && administers(by, each.name, 'read'));
  const isWhole = (each: ResourceShape) => grantsOf(by, each, 'read').some(({ where, owner }) => !where && !owner);
  const whole = read.filter(isWhole).map(({ name }) => name);
  const parts = read
    .filter((each) => !isWhole(each))
    .map(
      (each) => sql`(comments.resource = ${each.name} and exists (
        select from ${sql.identifier(each.name)} it where it.id = comments.record_id and ${scopeOf(by, each) ?? sql`true`}))`,
    );
  return sql`(${sql.join([sql`comments.resource = any(${sql.param(whole)}::text[])`, ...parts], sql` or `)})`;
}

const ofPayment = (kind: TeamNotificationKind, which: SQL) => sql`
  select ${kind}::text as kind, it.id as key, 'payments'::text as resource, it.id as record,
    orders.short_number || ' · ' || ${person} as title, it.status::text as note,
    coalesce(it.paid_amount, it.amount)::float8 as amount, it.currency::text as currency,
    coalesce(it.verified_at, it.created_at) as at
  from payments it join orders on orders.id = it.order_id
  where ${which} and ${recent(sql`it.created_at`)} order by at desc`;

/**
 * The notifications of each kind for an account, read from the records themselves: nothing is written when an order is placed. Rows `kind, key,
 * resource, record, title, note, amount, currency, at`; `null` where the account's rights end before it.
 */
function sourceOf(kind: TeamNotificationKind, by: SignedIn, resources: readonly ResourceShape[]): SQL | null {
  const reads = ({ name }: { name: string }) => administers(by, name, 'read');
  switch (kind) {
    case 'mention':
      return sql`
        select 'mention'::text as kind, comments.id as key, comments.resource, comments.record_id as record, author.email as title,
          left(regexp_replace(comments.text, '@\\[[0-9a-f-]{36}\\]', '@…', 'g'), 160) as note,
          null::float8 as amount, null::text as currency, comments.created_at as at
        from comments_mentions mentioned join comments on comments.id = mentioned.comments_id
          left join users author on author.id = comments.user_id
        where mentioned.mentions_other_id = ${by.id}::uuid and comments.user_id <> ${by.id}::uuid
          and ${recent(sql`comments.created_at`)} and ${readComments(by, resources)}
        order by at desc`;
    case 'order':
      // One that staff take at the telephone is no news to them.
      return reads(orders)
        ? sql`
            select 'order'::text as kind, orders.id as key, 'orders'::text as resource, orders.id as record,
              orders.short_number || ' · ' || ${person} as title, null::text as note,
              orders.total_price::float8 as amount, ${CURRENCY_CODE}::text as currency, orders.created_at as at
            from orders where channel is null and ${recent(sql`orders.created_at`)} order by orders.created_at desc`
        : null;
    case 'failure':
      return reads(payments) ? ofPayment(kind, sql`it.status = 'failed'`) : null;
    case 'money':
      return reads(payments) ? ofPayment(kind, sql`it.status in ('underpaid', 'overpaid', 'late')`) : null;
    case 'stock':
      // The movement by which it came to its threshold, or below: each time that happens is news once.
      return reads(stocks)
        ? sql`
            select 'stock'::text as kind, moved.id as key, 'stocks'::text as resource, stocks.id as record,
              products.name as title, moved."left"::text as note, null::float8 as amount, null::text as currency,
              moved.created_at as at
            from (select * from "stock-movements" it where ${recent(sql`it.created_at`)}
                order by created_at desc, id limit ${MOST_MOVEMENTS}) moved
              join stocks on stocks.id = moved.stock_id join products on products.id = stocks.product_id
            where moved."left" <= stocks.low_at and moved."left" - moved.change > stocks.low_at
            order by moved.created_at desc`
        : null;
    case 'job':
      return sql`
        select 'job'::text as kind, jobs.id as key, jobs.resource, null::uuid as record, jobs.kind as title,
          case when jobs.state = 'done' then null else coalesce(jobs.problem, '') end as note,
          null::float8 as amount, null::text as currency, jobs.ended_at as at
        from jobs where jobs.user_id = ${by.id}::uuid and jobs.state in ('done', 'failed') and jobs.ended_at is not null
          and ${recent(sql`jobs.created_at`)}
          and jobs.resource = any(${sql.param(resources.filter(reads).map(({ name }) => name))}::text[])
        order by at desc`;
  }
}

/** All notifications of an account, without the kinds that it has switched off; the newest `most` of each kind. */
export function teamNotificationsFor(
  by: SignedIn,
  resources: readonly ResourceShape[],
  off: readonly string[],
  most = MOST_OF_KIND,
): SQL {
  const sources = TEAM_NOTIFICATION_KINDS.filter((kind) => !off.includes(kind)).flatMap((kind) => {
    const source = sourceOf(kind, by, resources);
    return source ? [sql`(select * from (${source} limit ${most}) as source)`] : [];
  });
  const none = sql`
    select null::text as kind, null::uuid as key, null::text as resource, null::uuid as record, null::text as title,
      null::text as note, null::float8 as amount, null::text as currency, null::timestamptz as at where false`;
  return sql.join([none, ...sources], sql` union all `);
}
