import { dayIn } from '@karite/shared/cash';
import { collections } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { countsDaysIn } from '../../engine/list/rule-sql.ts';
import { changeIn, lock, type Writer, write } from '../../engine/write/write.ts';
import { defineTask, EVERY_MINUTE, hourly } from '../../platform/tasks/define-task.ts';
import { rankBestSellers } from './best-sellers.ts';

/** Collections that begin or end at this moment, and those whose rule counts days on the first run of another day of the shop. */
const isDue = (today: string) => sql`(
  is_shown is distinct from (is_published and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()))
  or (is_shown and rule @? '$.conditions[*].days' and counted_on is distinct from ${today}::date))`;

export const tasks = [
  defineTask({
    // As their dates say (R1921). A rule that counts days finds others tomorrow though nothing was saved: writing the day drops what is
    // cached of it.
    name: 'show-collections',
    label: 'Montrer ou retirer la collection à sa date',
    resource: collections.name,
    schedule: EVERY_MINUTE,
    due: ({ zone, now }, isIncluded) => sql`
      select id from collections where ${isDue(dayIn(zone, now))} and ${isIncluded(sql`collections.id`)} order by id`,
    run({ app, database, zone, now }, { id }) {
      const writer: Writer<typeof collections> = { app, database, resource: collections, by: null };
      return write(writer, async (transaction) => {
        const before = await lock(transaction, collections, id);
        const countedOn = dayIn(zone, now);
        if (before) await changeIn(transaction, writer, before, countsDaysIn(before.rule) ? { countedOn } : {});
      });
    },
  }),
  defineTask({
    name: 'rank-best-sellers',
    label: 'Classer les meilleures ventes',
    schedule: hourly(4),
    seconds: 3_600,
    run: ({ database }) => rankBestSellers(database),
  }),
];
