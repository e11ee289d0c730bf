import type { Order, Return } from '@karite/shared/resources';
import type { Executor } from '../database/database.ts';
import { issueCredit } from './issue.ts';

/** The credit note of a return that was refunded, in the transaction that notes it. */
export const creditReturn = (transaction: Executor, { id, refunded }: Return, order: Order) =>
  issueCredit(transaction, {
    orderId: order.id,
    source: `return:${id}`,
    amount: refunded ?? 0,
    reason: 'Retour d’articles',
  });
