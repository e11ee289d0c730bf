import { isHttpError } from '../providers/http-client.ts';

const LOST =
  'La réponse du serveur s’est perdue : ce remboursement est peut-être déjà parti. Redemandez-le tel quel : il ne partira pas deux fois.';

/** Refunds that were asked for and never answered, by payment: a window that is opened again goes on with them. */
const unanswered = new Map<string, string>();

/**
 * The id of a refund that a window is about to ask for (R407): one for each that is meant, whatever becomes of the answers.
 * `answered` waits for one: without it, the next window of this payment asks by the same id; throws what may be said then.
 */
export function startRefund(paymentId: string) {
  const id = unanswered.get(paymentId) ?? crypto.randomUUID();
  return {
    id,
    async answered(request: Promise<unknown>): Promise<void> {
      unanswered.set(paymentId, id);
      try {
        await request;
      } catch (error) {
        // A 5xx may be a proxy's, which has not waited for the shop.
        if (!isHttpError(error) || error.statusCode === 0 || error.statusCode >= 500 || error.statusCode < 400)
          throw new Error(LOST, { cause: error });
        unanswered.delete(paymentId);
        throw error;
      }
      unanswered.delete(paymentId);
    },
  };
}
