import { LEAVING_CHANNELS, type LeavingChannel } from '@karite/shared/messages';
import { messages } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { defineTask, EVERY_MINUTE, hourly } from '../../platform/tasks/define-task.ts';
import { sendTask } from './outbox.ts';
import { purgeMessages } from './purge.ts';
import { IS_DUE } from './send-message.ts';

const LABELS: Record<LeavingChannel, string> = {
  email: 'Envoyer un e-mail',
  sms: 'Envoyer un SMS',
  push: 'Envoyer une notification',
};

/**
 * A message is queued by the transaction that writes it, and leaves when that has committed, one after the other. Its own
 * pauses are part of what the outbox promises: each minute finds those that are over.
 */
const sends = (channel: LeavingChannel) =>
  defineTask({
    name: sendTask(channel),
    label: LABELS[channel],
    resource: messages.name,
    schedule: EVERY_MINUTE,
    pollEvery: 0.5,
    seconds: 60,
    mayOverlap: true,
    isOn: ({ outbox }) => outbox.isSent(channel),
    due: (_, isIncluded) => sql`
      select id from messages where next_try_at is not null and channel = ${channel} and ${IS_DUE} and ${isIncluded(sql`messages.id`)}
      order by next_try_at`,
    open: (_, isIncluded) => sql`
      select id from messages where next_try_at is not null and channel = ${channel} and ${isIncluded(sql`messages.id`)}`,
    run: ({ app }, { id }) => app.outbox.deliver(channel, id),
  });

export const tasks = [
  ...LEAVING_CHANNELS.map(sends),
  defineTask({
    name: 'purge-messages',
    label: 'Effacer les anciens messages',
    schedule: hourly(38),
    run: ({ database }) => purgeMessages(database),
  }),
];
