import type { Order, Return } from '@karite/shared/resources';
import type { Executor } from '../../platform/database/database.ts';
import { type Clerk, issueCredit } from './issue.ts';

/** What a credit note of a return says. */
export const RETURN_REASON = 'Retour d’articles';

/**
 * The credit note of a return that was refunded, in the transaction that notes it. One paid by a refund has that
 * refund's credit note, and none of its own.
 */
export const creditReturn = async (
  transaction: Executor,
  clerk: Clerk,
  { id, refunded, refundId }: Return,
  order: Order,
) =>
  refundId
    ? null
    : issueCredit(transaction, clerk, {
        orderId: order.id,
        source: `return:${id}`,
        amount: refunded ?? 0,
        reason: RETURN_REASON,
      });
