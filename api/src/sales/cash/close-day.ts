import { dayIn, TILL_NAME } from '@karite/shared/cash';
import { exactMoney } from '@karite/shared/money';
import { CURRENCY_LABELS, type Currency, isWholeUnits, unitProblem } from '@karite/shared/payments';
import { cashClosings } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { StoredRecord } from '../../engine/read/read.ts';
import { recordChange } from '../../engine/undo/changes.ts';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import { addIn, type Writer } from '../../engine/write/write.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, invalid } from '../../platform/server/errors/api-error.ts';

type Line = StoredRecord<typeof cashClosings>['lines'][number];
type Count = StoredRecord<typeof cashClosings>['counts'][number];

/** The last day that is closed; `null` when none is. */
export async function lastClosed(database: Executor): Promise<string | null> {
  const last = await database.execute<{ day: string | null }>(sql`select max(day) as day from "cash-closings"`);
  return firstRow(last).day;
}

/** What was counted in the drawer, in one money. `expected`: what the form showed; another sum meanwhile is a 409. */
export type Counted = { currency: Currency; counted: number; expected?: number | undefined };

const endOf = (day: string, zone: string) => sql`((${day}::date + 1)::timestamp at time zone ${zone})`;

/** What was settled by the end of a day and is in no closing, and what is still on its way. */
const receiptsUntil = (end: SQL) => sql`
  select id, courier_id, currency, expected, coalesce(received, 0) as received, rate,
    case when settled_at < ${end} then status else 'expected' end as status
  from "cash-receipts" where closing_id is null and created_at < ${end}`;
/** Cash that the till refunded by then (R2085). */
const payoutsUntil = (end: SQL) => sql`
  select source, currency, amount from cash_payouts where closing_id is null and paid_at < ${end}`;

/** The lines of a closing: by courier and currency, and the till's less what it refunded. */
async function linesOf(database: Executor, receipts: SQL, payouts: SQL): Promise<Line[]> {
  const { rows } = await database.execute<Line>(sql`
    select name as courier, kind, currency, sum(expected)::float8 as expected, sum(received)::float8 as received,
      sum(received - expected)::float8 as difference, sum(orders)::int as orders, sum(refused)::int as refused, sum(refunded)::float8 as refunded
    from (
      select couriers.name, couriers.kind, it.currency,
        coalesce(sum(it.expected) filter (where status <> 'refused'), 0) as expected,
        coalesce(sum(it.received) filter (where status = 'received'), 0) as received,
        count(*) filter (where status <> 'refused') as orders, count(*) filter (where status = 'refused') as refused, 0 as refunded
      from (${receipts}) it join couriers on couriers.id = courier_id group by 1, 2, 3
      union all
      select coalesce((select name from couriers where kind = 'till' order by is_active desc, created_at, id limit 1), ${TILL_NAME}), 'till', currency,
        -sum(amount), -sum(amount), 0, 0, sum(amount)
      from (${payouts}) paid group by currency
    ) sums group by 1, 2, 3 order by name, currency`);
  return rows;
}

/** What the drawer should hold more than its float, by currency: what came in less what was refunded. */
const drawerOf = (lines: readonly Line[]): Map<Currency, number> => {
  const sums = new Map<Currency, number>();
  for (const { currency, received } of lines) sums.set(currency, exactMoney((sums.get(currency) ?? 0) + received));
  return sums;
};

/** What closing a day would count now, before it is closed. */
export async function sumsOfDay(database: Executor, day: string, zone: string) {
  const end = endOf(day, zone);
  const lines = await linesOf(database, receiptsUntil(end), payoutsUntil(end));
  return { lines, drawer: [...drawerOf(lines)].map(([currency, expected]) => ({ currency, expected })) };
}

/** Judges what was counted beside what the drawer should hold (R2085): every money, in whole units, as the form saw it. */
function countsOf(lines: readonly Line[], counted: readonly Counted[], rates: ReadonlyMap<string, number>): Count[] {
  const drawer = drawerOf(lines);
  for (const { currency, expected } of counted)
    if (expected !== undefined && expected !== (drawer.get(currency) ?? 0))
      throw new ApiError(409, 'conflict', 'La caisse a changé entre-temps : revoyez les montants, puis clôturez');
  for (const [currency, expected] of drawer)
    if (expected !== 0 && !counted.some((it) => it.currency === currency))
      throw invalid({ counted: `Comptez aussi les espèces en ${CURRENCY_LABELS[currency]}` });
  return counted.map(({ currency, counted: amount }, index) => {
    if (!isWholeUnits(amount, currency)) throw invalid({ [`counted.${index}.counted`]: unitProblem(currency) });
    const expected = drawer.get(currency) ?? 0;
    const difference = exactMoney(amount - expected);
    return { currency, expected, counted: amount, difference, rate: rates.get(currency) ?? null };
  });
}

/**
 * Closes the cash of a day in the shop's time zone, for ever. It takes what was settled, or refunded by the till, by the
 * end of that day and is in no closing yet; what is still on its way is counted as expected, and again in the next
 * closing. `counted`: the drawer, by currency (R2085); `null`: nobody counted it. Differences are what was received, or
 * counted, less what was expected. Throws 400 for a day to come, 409 for one that is closed or before one that is, or
 * where the drawer should hold something else by now.
 */
export async function closeDay(
  { app, database, by }: Pick<Writer, 'app' | 'database'> & { by: SignedIn },
  day: string,
  zone: string,
  counted: readonly Counted[] | null,
): Promise<StoredRecord<typeof cashClosings>> {
  if (day > dayIn(zone, new Date())) throw invalid({ day: 'Cette journée n’a pas encore eu lieu' });
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.cashClosing})`);
    const closed = await lastClosed(transaction);
    if (closed && day <= closed)
      throw new ApiError(
        409,
        'conflict',
        `La caisse est déjà clôturée jusqu’au ${closed.split('-').reverse().join('/')}`,
      );
    const end = endOf(day, zone);
    // Held as they are: what is settled meanwhile waits, and is in the next closing.
    await transaction.execute(
      sql`create temporary table closing_rows on commit drop as ${receiptsUntil(end)} for update`,
    );
    await transaction.execute(
      sql`create temporary table closing_payouts on commit drop as ${payoutsUntil(end)} for update`,
    );
    const lines = await linesOf(transaction, sql`select * from closing_rows`, sql`select * from closing_payouts`);
    const { rows: rated } = await transaction.execute<{ currency: string; rate: number }>(sql`
      select distinct on (currency) currency, rate::float8 as rate from closing_rows where rate > 0 order by currency, id`);
    const rates = new Map(rated.map(({ currency, rate }) => [currency, rate]));
    const counts = counted ? countsOf(lines, counted, rates) : [];
    const writer = { app, database, by, resource: cashClosings };
    const closing = await addIn(transaction, writer, { day, by: by.email, lines, counts });
    // Of them all at once: which closing counts them is no change of their own.
    await transaction.execute(sql`
      update "cash-receipts" set closing_id = ${closing.id}, ${NEXT_VERSION}
      where id in (select id from closing_rows where status <> 'expected')`);
    await transaction.execute(sql`
      update cash_payouts set closing_id = ${closing.id} where source in (select source from closing_payouts)`);
    await recordChange(transaction, {
      by,
      resource: cashClosings.name,
      recordId: closing.id,
      action: 'create',
      before: null,
      after: closing,
    });
    return closing;
  });
}
