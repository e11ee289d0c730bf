import { sql } from 'drizzle-orm';
import { sweepAttempts } from '../../platform/server/access/rate-limit.ts';
import { defineTask, hourly } from '../../platform/tasks/define-task.ts';
import { sweepChallenges } from './passkeys/passkey-store.ts';

export const tasks = [
  defineTask({
    name: 'sweep-email-changes',
    label: 'Effacer les changements d’adresse expirés',
    schedule: hourly(14),
    run: ({ database }) => database.execute(sql`delete from email_changes where expires_at < now()`),
  }),
  defineTask({
    name: 'sweep-passkey-challenges',
    label: 'Effacer les connexions par clé d’accès expirées',
    schedule: hourly(17),
    run: ({ database }) => sweepChallenges(database),
  }),
  defineTask({
    name: 'sweep-attempts',
    label: 'Effacer les tentatives comptées',
    schedule: hourly(20),
    run: ({ database }) => sweepAttempts(database),
  }),
];
