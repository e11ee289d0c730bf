import { orders, pointMovements, refunds, returns } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { hooks } from '../../engine/write/hooks.ts';
import { lock } from '../../engine/write/write.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { followOrder } from './follow-order.ts';
import { holdBalance } from './hold-balance.ts';

/** Movements say what they leave; orders bring points and take them back. */
export const pointHooks = (app: FastifyInstance, database: Database) =>
  hooks({
    [pointMovements.name]: {
      async check({ values: { reason, points, note } }) {
        if (points === 0) throw invalid({ points: 'Indiquez un nombre, pas zéro' });
        if ((reason ?? 'given') === 'given' && !note) throw invalid({ note: 'Dites pourquoi : le client le lit' });
      },
      async beforeSave({ transaction, before, values }) {
        const { userId, reason, points } = values;
        if (before || !userId || typeof points !== 'number') return;
        const balance = await holdBalance(transaction, userId);
        values.left = balance + points;
        // An order that is retracted after an exchange leaves less than nothing: the next ones make up for it (R1972).
        if (points < 0 && values.left < 0 && reason !== 'takenBack')
          throw invalid({ points: `Le client n’a que ${Math.max(0, balance)} points` });
      },
    },
    [orders.name]: {
      async afterSave({ transaction, by, before, after }) {
        if (before?.status === after.status) return;
        if (before?.status === 'completed' || after.status === 'completed')
          await followOrder(transaction, { app, database, by }, after, { mayGive: true });
      },
    },
    [refunds.name]: {
      async afterSave({ transaction, by, before, after }) {
        if (after.status !== 'done' || before?.status === 'done') return;
        const orderId = after.payment?.orderId;
        const order = orderId ? await lock(transaction, orders, orderId) : null;
        if (order) await followOrder(transaction, { app, database, by }, order, { mayGive: false });
      },
    },
    [returns.name]: {
      async afterSave({ transaction, by, before, after }) {
        if (after.status !== 'refunded' || before?.status === 'refunded') return;
        const order = await lock(transaction, orders, after.orderId);
        if (order) await followOrder(transaction, { app, database, by }, order, { mayGive: false });
      },
    },
  });
