import { resources, webhookDeliveries, webhookResources, webhooks } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { parameters } from '../../engine/kinds/sql-parts.ts';
import { defineTask, EVERY_MINUTE, hourly } from '../../platform/tasks/define-task.ts';
import { deliverTo } from './deliver.ts';
import { IS_DUE, sweepDeliveries } from './deliveries.ts';
import { prepareEvent } from './prepare.ts';
import { watchTables } from './watch-tables.ts';

export const SEND = 'send-webhooks';
/** What a killed process or a pause has left is found so soon. */
const LOOKS = { everySeconds: 10 };

const names = sql`(${parameters(resources.map(({ name }) => name))})`;

export const tasks = [
  defineTask({
    // Queued by the database with the event (`queue_webhook`, in the migrations). Those of a resource that is declared no more are
    // left to the sweep.
    name: 'prepare-webhooks',
    label: 'Préparer l’événement d’un webhook',
    resource: webhookDeliveries.name,
    schedule: LOOKS,
    pollEvery: 0.5,
    seconds: 30,
    atOnce: 4,
    mayOverlap: true,
    due: (_, isIncluded) => sql`
      select id from "webhook-deliveries" where transaction is not null and status = 'waiting' and resource in ${names}
        and ${isIncluded(sql`"webhook-deliveries".id`)} order by position`,
    async run({ app, database }, { id }) {
      const webhook = await prepareEvent(database, resources, id);
      // Not in that transaction: others that prepare for the same webhook would wait for its end.
      if (webhook) await app.taskQueue.add(database, [{ task: SEND, record: webhook }]);
    },
  }),
  defineTask({
    // Each webhook by itself, its events in order. Their pauses are part of what webhooks promise: each poll finds those that are over.
    name: SEND,
    label: 'Envoyer les événements d’un webhook',
    resource: webhooks.name,
    schedule: LOOKS,
    pollEvery: 0.5,
    atOnce: 4,
    mayOverlap: true,
    due: (_, isIncluded) => sql`
      select id from webhooks where is_open and ${isIncluded(sql`webhooks.id`)}
        and exists (select from "webhook-deliveries" due where due.webhook_id = webhooks.id and ${IS_DUE})`,
    open: (_, isIncluded) => sql`
      select id from webhooks where is_open and ${isIncluded(sql`webhooks.id`)}
        and exists (select from "webhook-deliveries" due where due.webhook_id = webhooks.id and due.status = 'waiting')`,
    async run({ app, database, signal }, { id }) {
      const hasMore = await deliverTo({ database, reach: app.webhookReach, log: app.log, signal }, id);
      if (hasMore) await app.taskQueue.add(database, [{ task: SEND, record: id }]);
    },
  }),
  defineTask({
    name: 'sweep-webhooks',
    label: 'Abandonner et effacer les anciens événements',
    schedule: hourly(41),
    run: ({ database }) => sweepDeliveries(database),
  }),
  defineTask({
    name: 'watch-webhooks',
    label: 'Suivre les changements pour les webhooks',
    schedule: EVERY_MINUTE,
    run: ({ database }) => watchTables(database, webhookResources),
  }),
];
