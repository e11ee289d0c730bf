import type { FastifyInstance } from 'fastify';
import { hooks } from '../../engine/write/hooks.ts';
import { ISSUE } from './tasks.ts';

/** An order that is paid or delivered has its invoice queued with it (R2022). */
export const invoiceHooks = (app: FastifyInstance) =>
  hooks({
    orders: {
      async afterSave({ transaction, before, after: { id, status } }) {
        if (before && before.status !== status && (status === 'paid' || status === 'completed'))
          await app.taskQueue.add(transaction, [{ task: ISSUE, record: id }]);
      },
    },
  });
