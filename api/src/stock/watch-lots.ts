import { dayIn } from '@karite/shared/cash';
import { lots } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { changeIn, lock, write } from '../resource/write/write.ts';
import { everyMinute } from '../server/jobs/every-hour.ts';

/** Takes off sale what has expired (R1873); each lot by itself, so that orders hardly wait, and one that fails stops no other. */
export async function expireLots(app: FastifyInstance, database: Database, today: string): Promise<void> {
  const writer = { app, database, resource: lots, by: null };
  await app.tasks.eachDue(
    'expire-lots',
    {
      due: (isIncluded) => sql`
        select id from lots where expires_on < ${today}::date and status = 'onSale' and ${isIncluded(sql`lots.id`)} order by id`,
    },
    ({ id }) =>
      write(writer, async (transaction) => {
        const lot = await lock(transaction, lots, id);
        // Where it stands follows from its date, in the hook.
        if (lot?.status === 'onSale') await changeIn(transaction, writer, lot, { status: 'expired' });
      }),
  );
}

/** Looks when the shop starts, and each minute after. */
export const watchLots = (app: FastifyInstance, database: Database, zone: string): void =>
  everyMinute(app, 'expire-lots', () => expireLots(app, database, dayIn(zone, new Date())));
