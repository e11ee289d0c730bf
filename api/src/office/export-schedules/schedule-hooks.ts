import { administers } from '@karite/shared/accounts';
import type { exportSchedules } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hooks, type Saving } from '../../engine/write/hooks.ts';
import type { Executor } from '../../platform/database/database.ts';
import { clock } from '../../platform/database/moment.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { nextAfter } from './rhythm.ts';
import { exportedBy } from './scheduled-export.ts';

const RHYTHM = ['every', 'weekday', 'monthDay', 'hour', 'isOn'] as const;

/** Throws a 400 unless there is somebody to write to, and all of them read the list. */
async function judgeRecipients(transaction: Executor, list: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) throw invalid({ recipients: 'Choisissez au moins un destinataire' });
  const { rows } = await transaction.execute<SignedIn & { isActive: boolean }>(sql`
    select id, email, role, rights, is_active as "isActive" from users where id = any(${sql.param([...ids])}::uuid[])`);
  const refused = rows.find((one) => !one.isActive || !administers(one, list, 'read'));
  if (refused) throw invalid({ recipients: `${refused.email} ne peut pas consulter cette liste` });
}

/** Validates a schedule (R1533): its list exists, the query is valid, its readers may read it. Sets when it is due. */
export const exportScheduleHooks = (app: FastifyInstance, zone: string) => {
  async function complete({ transaction, before, values }: Saving<typeof exportSchedules>): Promise<void> {
    const after = { ...before, ...values };
    const list = after.list;
    // Without it the values are refused.
    if (!list) return;
    if (values.recipients !== undefined || (values.list !== undefined && values.list !== before?.list) || !before)
      await judgeRecipients(transaction, list, values.recipients ?? before?.recipients.map(({ id }) => id) ?? []);
    const isOther = RHYTHM.some((name) => values[name] !== undefined && values[name] !== before?.[name]);
    if (!isOther && before) return;
    const { every, weekday, monthDay, hour, isOn } = after;
    const rhythm = { every: every ?? 'day', weekday: weekday ?? 'monday', monthDay: monthDay ?? 1, hour: hour ?? 0 };
    values.nextAt = (isOn ?? true) ? await nextAfter(transaction, rhythm, zone, await clock(transaction)) : null;
  }

  return hooks({
    'export-schedules': {
      beforeSave: complete,
      async check({ before, values }) {
        const after = { ...before, ...values };
        const resource = app.resources.find(({ name }) => name === after.list);
        if (!after.list) return;
        if (!resource) throw invalid({ list: 'Cette liste n’existe pas' });
        if (['list', 'query', 'columns'].some((name) => name in values)) exportedBy(resource, after);
      },
    },
  });
};
