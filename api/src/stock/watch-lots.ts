import { dayIn } from '@karite/shared/cash';
import { lots } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { changeIn, lock, write } from '../resource/write.ts';
import { everyMinute } from '../server/jobs/every-hour.ts';

/** Takes off sale what expired since it was looked at last (R1873); each lot by itself, so that orders hardly wait. */
export async function expireLots(app: FastifyInstance, database: Database, today: string): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from ${sql.identifier(lots.name)} where expires_on < ${today}::date and status = 'onSale' order by id`);
  const writer = { app, database, resource: lots, by: null };
  for (const { id } of rows)
    await write(writer, async (transaction) => {
      const lot = await lock(transaction, lots, id);
      // Where it stands follows from its date, in the hook.
      if (lot?.status === 'onSale') await changeIn(transaction, writer, lot, { status: 'expired' });
    });
}

/** Looks when the shop starts, and each minute after. */
export const watchLots = (app: FastifyInstance, database: Database, zone: string): void =>
  everyMinute(app, () => expireLots(app, database, dayIn(zone, new Date())));
