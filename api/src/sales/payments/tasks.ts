import { orders, payments, refunds } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { defineTask, EVERY_MINUTE } from '../../platform/tasks/define-task.ts';
import { expireOrder, isUnpaid } from './expire-order.ts';
import { requestDueRefund } from './refunds/request-refund.ts';
import { checkDuePayment } from './settle/check-due.ts';

/** Each question takes 3 s at most. */
const AT_ONCE = 5;

export const tasks = [
  defineTask({
    name: 'check-payments',
    label: 'Vérifier le paiement',
    resource: payments.name,
    schedule: { everySeconds: 5 },
    pollEvery: 1,
    seconds: 30,
    atOnce: AT_ONCE,
    mayOverlap: true,
    due: (_, isIncluded) => sql`
      select id from payments where next_check_at <= now() and ${isIncluded(sql`payments.id`)} order by next_check_at`,
    open: (_, isIncluded) => sql`
      select id from payments where next_check_at is not null and ${isIncluded(sql`payments.id`)}`,
    run: ({ app }, { id }) => checkDuePayment(app.payments.cashier, id),
  }),
  defineTask({
    // Nobody waits before a screen for it.
    name: 'ask-refunds',
    label: 'Demander le remboursement',
    resource: refunds.name,
    schedule: { everySeconds: 30 },
    atOnce: AT_ONCE,
    mayOverlap: true,
    due: (_, isIncluded) => sql`
      select id from refunds where status = 'pending' and not by_hand and next_check_at <= now() and ${isIncluded(sql`refunds.id`)}
      order by next_check_at`,
    open: (_, isIncluded) => sql`
      select id from refunds where status = 'pending' and not by_hand and ${isIncluded(sql`refunds.id`)}`,
    run: ({ app }, { id }) => requestDueRefund(app.payments.cashier, id),
  }),
  defineTask({
    name: 'expire-orders',
    label: 'Annuler la commande non payée',
    resource: orders.name,
    schedule: EVERY_MINUTE,
    most: 50,
    due: ({ app }, isIncluded) => sql`
      select it.id from orders it where ${isUnpaid(app.payments.unpaidHours)} and ${isIncluded(sql`it.id`)} order by it.created_at`,
    run: ({ app }, { id }) => expireOrder(app.payments.cashier, id, app.payments.unpaidHours),
  }),
];
