import type { Payment } from '@karite/shared/resources';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import type { Cashier } from '../cashier.ts';
import { callProviderOf, findPaymentWithOrder } from './check-payment.ts';
import { isOpenPayment, judgeAnswer } from './judge-answer.ts';
import { settle } from './settle.ts';

const refuse = (message: string) => new ApiError(409, 'conflict', message);

/**
 * Checks a payment without a result, by the transaction that an administrator has found elsewhere (the
 * provider's dashboard, the shopper's receipt). It is believed no more than a browser's: the provider is queried, and the
 * answer judged as ever. `null` transaction: by our own reference, where the provider knows payments by it. Throws a 409
 * that says why nothing came of it, a 503 while the provider is away. `null`: no such payment.
 */
export async function claimTransaction(
  cashier: Cashier,
  id: string,
  transactionId: string | null,
): Promise<Payment | null> {
  const existing = await findPaymentWithOrder(cashier.database, id);
  if (!existing) return null;
  if (!isOpenPayment(existing.payment.status)) throw refuse('Ce paiement est déjà connu');
  const answer = await callProviderOf(cashier, existing.payment, transactionId);
  if (!answer)
    throw new ApiError(503, 'unavailable', 'Le prestataire ne répond pas. Réessayez dans un instant.', {
      headers: { 'retry-after': '5' },
    });
  if (answer.status === 'unknown')
    throw refuse(
      transactionId ? 'Le prestataire ne connaît pas cette transaction' : 'Le prestataire ne connaît pas ce paiement',
    );
  const judged = judgeAnswer(existing.payment, existing.order, answer);
  if (judged.kind === 'foreign') throw refuse(judged.why);
  const after = await cashier.database.transaction((transaction) =>
    settle(transaction, cashier, id, { answer, transactionId }),
  );
  if (judged.kind === 'wait') throw refuse('Le prestataire n’a pas encore terminé cette transaction');
  if (after && judged.status !== 'failed' && isOpenPayment(after.payment.status))
    throw refuse('Cette transaction a déjà payé une autre commande');
  return after?.payment ?? null;
}
