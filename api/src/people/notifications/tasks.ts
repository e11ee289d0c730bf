import { NOTIFICATION_DAYS } from '@karite/shared/notifications';
import { productAlerts, users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { defineTask, EVERY_FIVE_MINUTES, hourly } from '../../platform/tasks/define-task.ts';
import { changedAccounts, notifyAccount } from './fallen-prices.ts';
import { type Left, leftCarts, remindOfCart } from './left-carts.ts';
import { changedAlerts, FORGET_ALERTS, raiseAlert } from './product-alerts.ts';
import { forgetCarts } from './saved-carts.ts';

export const tasks = [
  defineTask<Left>({
    name: 'remind-of-carts',
    label: 'Rappeler au client son panier',
    resource: users.name,
    schedule: EVERY_FIVE_MINUTES,
    // Messages about orders leave by the same way.
    most: 100,
    due: leftCarts,
    run: remindOfCart,
  }),
  defineTask({
    name: 'tell-fallen-prices',
    label: 'Prévenir le client d’une baisse de prix',
    resource: users.name,
    schedule: EVERY_FIVE_MINUTES,
    due: (_, isIncluded) => changedAccounts(isIncluded),
    run: ({ app, database }, { id }) => database.transaction((transaction) => notifyAccount(app, transaction, id)),
  }),
  defineTask({
    name: 'raise-product-alerts',
    label: 'Préparer les alertes demandées sans compte',
    resource: productAlerts.name,
    schedule: EVERY_FIVE_MINUTES,
    due: (_, isIncluded) => changedAlerts(isIncluded),
    run: ({ app, database }, { id }) => database.transaction((transaction) => raiseAlert(app, transaction, id)),
  }),
  defineTask({
    name: 'forget-product-alerts',
    label: 'Effacer les alertes sans suite',
    schedule: hourly(27),
    run: ({ database }) => database.execute(FORGET_ALERTS),
  }),
  defineTask({
    name: 'forget-price-watches',
    label: 'Effacer les suivis de prix de produits disparus',
    schedule: hourly(26),
    run: ({ database }) =>
      database.execute(sql`
        delete from "price-watches" where not exists (select from products where products.id = product_id)`),
  }),
  defineTask({
    name: 'forget-carts',
    label: 'Effacer les paniers abandonnés',
    schedule: hourly(29),
    run: ({ database }) => forgetCarts(database),
  }),
  defineTask({
    name: 'sweep-notifications',
    label: 'Effacer les anciennes notifications',
    schedule: hourly(32),
    run: ({ database }) =>
      database.execute(sql`delete from alerts where created_at < now() - make_interval(days => ${NOTIFICATION_DAYS})`),
  }),
];
