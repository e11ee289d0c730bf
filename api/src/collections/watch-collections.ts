import { dayIn } from '@karite/shared/cash';
import { collections } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { countsDaysIn } from '../resource/list/rule-sql.ts';
import { changeIn, lock, type Writer, write } from '../resource/write/write.ts';
import { everyHour, everyMinute } from '../server/jobs/every-hour.ts';
import { rankBestSellers } from './best-sellers.ts';

/** Collections that begin or end at this moment, and those whose rule counts days on the first run of another day of the shop. */
const isDue = (today: string) => sql`(
  is_shown is distinct from (is_published and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()))
  or (is_shown and rule @? '$.conditions[*].days' and counted_on is distinct from ${today}::date))`;

/**
 * Brings collections into the shop and out of it as their dates say (R1921). A rule that counts days finds others tomorrow
 * though nothing was saved: writing the day drops what is cached of it. One that fails stops no other.
 */
export async function showDueCollections(app: FastifyInstance, database: Database, today: string): Promise<void> {
  const writer: Writer<typeof collections> = { app, database, resource: collections, by: null };
  await app.tasks.eachDue(
    'show-collections',
    {
      due: (isIncluded) => sql`
        select id from collections where ${isDue(today)} and ${isIncluded(sql`collections.id`)} order by id`,
    },
    ({ id }) =>
      write(writer, async (transaction) => {
        const before = await lock(transaction, collections, id);
        if (before) await changeIn(transaction, writer, before, countsDaysIn(before.rule) ? { countedOn: today } : {});
      }),
  );
}

/** Keeps collections and best sellers as time goes by, beside the requests. */
export function watchCollections(app: FastifyInstance, database: Database, zone: string): void {
  everyMinute(app, 'show-collections', () => showDueCollections(app, database, dayIn(zone, new Date())));
  everyHour(app, 'rank-best-sellers', () => rankBestSellers(database));
}
