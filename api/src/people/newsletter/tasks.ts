import { letters, newsletter } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { defineTask, EVERY_MINUTE, hourly, type Shop } from '../../platform/tasks/define-task.ts';
import { SEND_TO, sendAgain, sendPart } from './send-letters.ts';
import { forgetUnconfirmed } from './subscription.ts';
import { subscriptionLinks } from './subscription-link.ts';

const partsOf = ({ app, database }: Shop) => ({ app, database, links: subscriptionLinks(database) });

export const tasks = [
  defineTask({
    // A part each minute, of one letter.
    name: 'send-letters',
    label: 'Envoyer la lettre',
    resource: letters.name,
    schedule: EVERY_MINUTE,
    most: 1,
    due: (_, isIncluded) => sql`
      select id from letters where status = 'sending' and ${isIncluded(sql`letters.id`)} order by created_at`,
    run: (shop, { id }) => sendPart(partsOf(shop), id),
  }),
  defineTask({
    // Its records are queued by the letter that could not be written to them.
    name: SEND_TO,
    label: 'Envoyer la lettre à un abonné',
    resource: newsletter.name,
    schedule: EVERY_MINUTE,
    due: (_, isIncluded) => sql`
      select singleton_key as id from pgboss.job it
      where name = ${SEND_TO} and state not in ('completed', 'cancelled') and ${isIncluded(sql`it.singleton_key`)}`,
    run: (shop, { id }) => sendAgain(partsOf(shop), id),
  }),
  defineTask({
    name: 'forget-unconfirmed',
    label: 'Effacer les inscriptions non confirmées',
    schedule: hourly(35),
    run: ({ database }) => forgetUnconfirmed(database),
  }),
];
