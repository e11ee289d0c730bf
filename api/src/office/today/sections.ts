import { CURRENCY_CODE } from '@karite/shared/locale';
import type { NextStep } from '@karite/shared/orders';
import {
  cashReceipts,
  lots,
  orders,
  payments,
  refunds,
  reviews,
  stockRequests,
  stocks,
} from '@karite/shared/resources';
import { addDays } from '@karite/shared/statistics';
import { type SQL, sql } from 'drizzle-orm';
import { moment } from '../../platform/database/moment.ts';
import { failedWork, type RecordTasks } from './failed-work.ts';

/**
 * What waits for somebody in the morning, by kind. Each is a query of rows `record, id, title, note, at, amount, currency`
 * in the order in which they should be dealt with, that an index answers, and of their number.
 */
export const SECTIONS = [
  'prepare',
  'ship',
  'collect',
  'hand-over',
  'call',
  'verify',
  'unsettled',
  'refunds',
  'stock',
  'restock',
  'expiring',
  'cash',
  'reviews',
  'failed',
] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_LABELS: Record<Section, string> = {
  prepare: 'À préparer',
  ship: 'À expédier',
  collect: 'À encaisser',
  'hand-over': 'À remettre au client',
  call: 'À appeler : nouvelles commandes à payer en espèces',
  verify: 'À vérifier : paiements en attente depuis longtemps',
  unsettled: 'À régler : paiements incomplets, en trop ou en retard',
  refunds: 'À suivre : remboursements en cours depuis plus d’un jour',
  stock: 'Clients qui attendent un produit',
  restock: 'À réapprovisionner : stock bas',
  expiring: 'Lots expirés, ou qui expirent dans les 30 jours',
  cash: 'Espèces à encaisser',
  reviews: 'À publier ou à refuser : avis de clients',
  failed: 'En échec : ce que la boutique a tenté plusieurs fois',
};

/** The resource of a section's records: only accounts that may read it see the section. `null`: several, for administrators alone. */
export const SECTION_RESOURCES: Record<Section, { name: string } | null> = {
  prepare: orders,
  ship: orders,
  collect: orders,
  'hand-over': orders,
  call: orders,
  verify: payments,
  unsettled: payments,
  refunds,
  stock: stockRequests,
  restock: stocks,
  expiring: lots,
  cash: cashReceipts,
  reviews,
  failed: null,
};

/** The sections of the orders that somebody works through, by the steps that each waits for. */
const QUEUES = {
  prepare: ['prepare'],
  ship: ['ship', 'announce'],
  collect: ['collect'],
  'hand-over': ['hand-over'],
} as const satisfies Partial<Record<Section, readonly NextStep[]>>;
const isQueue = (section: Section): section is keyof typeof QUEUES => section in QUEUES;

/** A payment that is pending for longer than this, in minutes, needs a check. */
const LONG_MINUTES = 30;
/** A refund that is pending for longer than this, in minutes, needs a check. */
const LONG_REFUND_MINUTES = 24 * 60;

/** So many days before a lot expires somebody thinks of what becomes of it. */
const SOON_DAYS = 30;

const MINUTE_MS = 60_000;
/** By whole minutes, so that an address stays the same for as long. */
const pendingFor = (minutes: number, now: number) => {
  const until = new Date((Math.floor(now / MINUTE_MS) - minutes) * MINUTE_MS);
  return new URLSearchParams({ status: 'pending', createdAt_lte: until.toISOString() }).toString();
};
/** The same in SQL. */
const before = (minutes: number) => sql`date_trunc('minute', now()) - make_interval(mins => ${minutes})`;

/**
 * The words of a list's address that find the rows of a section and no others; `null` where no filters say it. `today`: the
 * day of the shop, which is another than that of UTC for an hour of each.
 */
export function listBehind(section: Section, now: number, today: string): string | null {
  if (isQueue(section)) return QUEUES[section].map((step) => `nextStep=${step}`).join('&');
  if (section === 'verify') return pendingFor(LONG_MINUTES, now);
  if (section === 'refunds') return pendingFor(LONG_REFUND_MINUTES, now);
  if (section === 'cash') return 'status=expected';
  if (section === 'restock') return 'isLow=true';
  if (section === 'expiring')
    return `status=onSale&status=expired&quantity_gte=1&expiresOn_lte=${addDays(today, SOON_DAYS)}`;
  return section === 'reviews' ? 'status=pending' : null;
}

const person = sql`trim(orders.prenom || ' ' || orders.nom)`;
const toCall = sql`
  from orders where status = 'pending' and payment_method <> 'en-ligne' and not is_refunded
    and not exists (select from "order-notes" note where note.order_id = orders.id and note.kind = 'call')`;
const payment = (which: SQL) => sql`from payments it join orders on orders.id = it.order_id where ${which}`;
const pendingLong = sql`it.status = 'pending' and it.created_at <= ${before(LONG_MINUTES)}`;
const odd = sql`it.status in ('underpaid', 'overpaid', 'late') and it.settled_by is null`;
/** The provider was queried for a day and returned no final status. */
const stuck = sql`
  from refunds join payments it on it.id = refunds.payment_id join orders on orders.id = it.order_id
  where refunds.status = 'pending' and refunds.created_at <= ${before(LONG_REFUND_MINUTES)}`;
const onItsWay = sql`
  from "cash-receipts" it join orders on orders.id = it.order_id join couriers on couriers.id = it.courier_id
  where it.status = 'expected'`;
const waiting = sql`from "stock-requests" where notified_at is null and product_id is not null`;

const expiring = (today: string) => sql`
  from lots it join products on products.id = it.product_id
  where it.status in ('onSale', 'expired') and it.quantity >= 1 and it.expires_on <= ${addDays(today, SOON_DAYS)}::date`;

const ofPayment = sql`
  'payments' as record, it.id, orders.short_number || ' · ' || ${person} as title, it.status as note, it.created_at as at,
  it.order_amount::float8 as amount, ${CURRENCY_CODE}::text as currency`;

/** The day of the shop, and the tasks with listed failures. */
type Requested = { today: string; tasks: RecordTasks };

/** Orders that wait for one of some steps, who has waited longest first. */
function queue(section: keyof typeof QUEUES): { rows: SQL; count: SQL } {
  const waiting = sql`from orders where next_step in ${[...QUEUES[section]]}`;
  return {
    rows: sql`
      select 'orders' as record, id, short_number || ' · ' || ${person} as title, phone as note, created_at as at,
        total_price::float8 as amount, ${CURRENCY_CODE}::text as currency
      ${waiting} order by created_at, id`,
    count: sql`select count(*)::int as total ${waiting}`,
  };
}

const queries = ({ today, tasks }: Requested): Record<Section, { rows: SQL; count: SQL }> => ({
  prepare: queue('prepare'),
  ship: queue('ship'),
  collect: queue('collect'),
  'hand-over': queue('hand-over'),
  call: {
    rows: sql`
      select 'orders' as record, id, short_number || ' · ' || ${person} as title, phone as note, created_at as at,
        total_price::float8 as amount, ${CURRENCY_CODE}::text as currency
      ${toCall} order by created_at, id`,
    count: sql`select count(*)::int as total ${toCall}`,
  },
  verify: {
    rows: sql`select ${ofPayment} ${payment(pendingLong)} order by it.created_at, it.id`,
    count: sql`select count(*)::int as total ${payment(pendingLong)}`,
  },
  unsettled: {
    rows: sql`select ${ofPayment} ${payment(odd)} order by it.created_at, it.id`,
    count: sql`select count(*)::int as total ${payment(odd)}`,
  },
  refunds: {
    rows: sql`
      select 'refunds' as record, refunds.id, orders.short_number || ' · ' || ${person} as title, refunds.by as note,
        refunds.created_at as at, refunds.amount::float8 as amount, refunds.currency
      ${stuck} order by refunds.created_at, refunds.id`,
    count: sql`select count(*)::int as total ${stuck}`,
  },
  stock: {
    rows: sql`
      select 'products' as record, products.id, products.name as title, people || case when people > 1 then ' personnes' else ' personne' end as note,
        at, null::float8 as amount, null::text as currency
      from (select product_id, count(*) as people, min(created_at) as at ${waiting} group by product_id) wishes
        join products on products.id = wishes.product_id
      order by people desc, products.id`,
    count: sql`select count(*)::int as total from products where id in (select product_id ${waiting})`,
  },
  restock: {
    rows: sql`
      select 'stocks' as record, it.id, products.name as title, 'Reste ' || it.quantity as note, it.updated_at as at,
        null::float8 as amount, null::text as currency
      from stocks it join products on products.id = it.product_id where it.is_low order by it.quantity, it.id`,
    count: sql`select count(*)::int as total from stocks where is_low`,
  },
  expiring: {
    rows: sql`
      select 'lots' as record, it.id, products.name || ' · ' || it.number as title,
        to_char(it.expires_on, 'DD/MM/YYYY') || ', reste ' || it.quantity as note, it.created_at as at,
        null::float8 as amount, null::text as currency
      ${expiring(today)} order by it.expires_on, it.id`,
    count: sql`select count(*)::int as total ${expiring(today)}`,
  },
  cash: {
    rows: sql`
      select 'cash-receipts' as record, it.id, orders.short_number || ' · ' || ${person} as title, couriers.name as note,
        it.created_at as at, it.expected::float8 as amount, it.currency
      ${onItsWay} order by it.created_at, it.id`,
    count: sql`select count(*)::int as total ${onItsWay}`,
  },
  reviews: {
    rows: sql`
      select 'reviews' as record, it.id, products.name as title, it.author || ' : ' || it.rating || ' sur 5' as note,
        it.created_at as at, null::float8 as amount, null::text as currency
      from reviews it join products on products.id = it.product_id
      where it.status = 'pending' order by it.created_at nulls first, it.id desc`,
    count: sql`select count(*)::int as total from reviews where status = 'pending'`,
  },
  failed: failedWork(tasks),
});

/** The rows of a section from `start` on, and the query of their number. Moments as every answer writes them. */
export function queriesOf(
  section: Section,
  start: number,
  most: number,
  requested: Requested,
): { rows: SQL; count: SQL } {
  const { rows, count } = queries(requested)[section];
  return {
    rows: sql`
      select record, id, title, note, ${moment(sql`at`)} as at, amount, currency,
        ${section === 'failed' ? sql`again` : sql`null::jsonb as again`}
      from (${rows} limit ${most} offset ${start}) page`,
    count,
  };
}
