import { isHttpError } from '../providers/http-client.ts';

const LOST =
  'La réponse du serveur s’est perdue : ce remboursement est peut-être déjà parti. Redemandez-le tel quel : il ne partira pas deux fois.';

/** The values of a refund besides its id. */
export type RefundRequest = {
  amount: number;
  byHand: boolean;
  fromTill?: boolean;
  note: string | null;
  returnId?: string;
};

type Unanswered = { id: string; request: RefundRequest };

/** Where a refund waits for its answer: in this tab, beyond a reload. */
const keyOf = (paymentId: string) => `refund ${paymentId}`;
const inMemory = new Map<string, string>();

function keep(paymentId: string, unanswered: Unanswered | null): void {
  const key = keyOf(paymentId);
  if (unanswered) inMemory.set(key, JSON.stringify(unanswered));
  else inMemory.delete(key);
  try {
    if (unanswered) sessionStorage.setItem(key, JSON.stringify(unanswered));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser without storage: memory holds it until the reload.
  }
}

function unansweredOf(paymentId: string): Unanswered | null {
  const key = keyOf(paymentId);
  let stored = inMemory.get(key) ?? null;
  try {
    stored ??= sessionStorage.getItem(key);
  } catch {
    // As above.
  }
  return stored === null ? null : JSON.parse(stored);
}

/**
 * A refund that a window is about to request (R407): one id for each, whatever happens to the answers. `before` is a former
 * request without an answer, also from before a reload. The window resumes it by the same id, unless the shop lists it
 * (`listed`). `submit` waits for the answer, and throws an error with a message where there is none.
 */
export function startRefund(paymentId: string, listed: readonly string[] = []) {
  const found = unansweredOf(paymentId);
  const before = found && !listed.includes(found.id) ? found : null;
  const id = before?.id ?? crypto.randomUUID();
  return {
    id,
    before: before?.request ?? null,
    async submit(
      request: RefundRequest,
      send: (body: RefundRequest & { id: string }) => Promise<unknown>,
    ): Promise<void> {
      keep(paymentId, { id, request });
      try {
        await send({ ...request, id });
      } catch (error) {
        // A 5xx may be a proxy's, which has not waited for the shop.
        if (!isHttpError(error) || error.statusCode === 0 || error.statusCode >= 500 || error.statusCode < 400)
          throw new Error(LOST, { cause: error });
        keep(paymentId, null);
        throw error;
      }
      keep(paymentId, null);
    },
  };
}
