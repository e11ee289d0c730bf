import { dayIn } from '@karite/shared/cash';
import { lots } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { changeIn, lock, write } from '../../engine/write/write.ts';
import { defineTask, EVERY_MINUTE } from '../../platform/tasks/define-task.ts';

export const tasks = [
  defineTask({
    // Each lot by itself, so that orders hardly wait (R1873).
    name: 'expire-lots',
    label: 'Retirer de la vente le lot expiré',
    resource: lots.name,
    schedule: EVERY_MINUTE,
    due: ({ zone, now }, isIncluded) => sql`
      select id from lots where expires_on < ${dayIn(zone, now)}::date and status = 'onSale' and ${isIncluded(sql`lots.id`)}
      order by id`,
    run({ app, database }, { id }) {
      const writer = { app, database, resource: lots, by: null };
      return write(writer, async (transaction) => {
        const lot = await lock(transaction, lots, id);
        // The hook sets its status from its date.
        if (lot?.status === 'onSale') await changeIn(transaction, writer, lot, { status: 'expired' });
      });
    },
  }),
];
