import { dayIn } from '@karite/shared/cash';
import { cashClosings } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { firstRow } from '../database/rows.ts';
import { recordChange } from '../resource/changes.ts';
import type { Found } from '../resource/read.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import { addIn, type Writer } from '../resource/write.ts';
import type { SignedIn } from '../server/access/signed-in.ts';
import { ApiError, invalid } from '../server/errors/api-error.ts';

type Line = Found<typeof cashClosings>['lines'][number];

/** Any number: days are closed one at a time. */
const CLOSING_LOCK = 7_315_431;

/** The last day that is closed; `null` when none is. */
export async function lastClosed(database: Executor): Promise<string | null> {
  const last = await database.execute<{ day: string | null }>(sql`select max(day) as day from "cash-closings"`);
  return firstRow(last).day;
}

/**
 * Closes the cash of a day in the shop's time zone, for ever. It takes what was settled by the end of that day and stands
 * in no closing yet; what is still on its way is counted as expected, and again in the next closing. Differences are
 * what was received less what was expected. Throws 400 for a day to come, 409 for one that is closed or before one that is.
 */
export async function closeDay(
  { app, database, by }: Pick<Writer, 'app' | 'database'> & { by: SignedIn },
  day: string,
  zone: string,
): Promise<Found<typeof cashClosings>> {
  if (day > dayIn(zone, new Date())) throw invalid({ day: 'Cette journée n’a pas encore eu lieu' });
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${CLOSING_LOCK})`);
    const closed = await lastClosed(transaction);
    if (closed && day <= closed)
      throw new ApiError(
        409,
        'conflict',
        `La caisse est déjà clôturée jusqu’au ${closed.split('-').reverse().join('/')}`,
      );
    const end = sql`((${day}::date + 1)::timestamp at time zone ${zone})`;
    // Held as they are: what is settled meanwhile waits, and stands in the next closing.
    await transaction.execute(sql`
      create temporary table closing_rows on commit drop as
      select id, courier_id, currency, expected, coalesce(received, 0) as received,
        case when settled_at < ${end} then status else 'expected' end as status
      from "cash-receipts" where closing_id is null and created_at < ${end} for update`);
    const { rows: lines } = await transaction.execute<Line>(sql`
      select name as courier, kind, currency, expected, received, received - expected as difference, orders, refused
      from (
        select couriers.name, couriers.kind, it.currency,
          coalesce(sum(it.expected) filter (where status <> 'refused'), 0)::float8 as expected,
          coalesce(sum(it.received) filter (where status = 'received'), 0)::float8 as received,
          (count(*) filter (where status <> 'refused'))::int as orders, (count(*) filter (where status = 'refused'))::int as refused
        from closing_rows it join couriers on couriers.id = courier_id group by 1, 2, 3) sums
      order by name, currency`);
    const writer = { app, database, by, resource: cashClosings };
    const closing = await addIn(transaction, writer, { day, by: by.email, lines });
    // Of them all at once: which closing counts them is no change of their own.
    await transaction.execute(sql`
      update "cash-receipts" set closing_id = ${closing.id}, ${NEXT_VERSION}
      where id in (select id from closing_rows where status <> 'expected')`);
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
