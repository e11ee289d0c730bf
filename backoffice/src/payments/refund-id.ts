import { isHttpError } from '../providers/http-client.ts';

const LOST =
  'La réponse du serveur s’est perdue : ce remboursement est peut-être déjà parti. Redemandez-le tel quel : il ne partira pas deux fois.';

/** What a refund says besides its id. */
export type RefundAsked = {
  amount: number;
  byHand: boolean;
  fromTill?: boolean;
  note: string | null;
  returnId?: string;
};

type Unanswered = { id: string; asked: RefundAsked };

/** Where a refund waits for its answer: in this tab, beyond a reload. */
const keyOf = (paymentId: string) => `refund ${paymentId}`;
const kept = new Map<string, string>();

function keep(paymentId: string, unanswered: Unanswered | null): void {
  const key = keyOf(paymentId);
  if (unanswered) kept.set(key, JSON.stringify(unanswered));
  else kept.delete(key);
  try {
    if (unanswered) sessionStorage.setItem(key, JSON.stringify(unanswered));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing: until the reload it is known.
  }
}

function unansweredOf(paymentId: string): Unanswered | null {
  const key = keyOf(paymentId);
  let said = kept.get(key) ?? null;
  try {
    said ??= sessionStorage.getItem(key);
  } catch {
    // As above.
  }
  return said === null ? null : JSON.parse(said);
}

/**
 * A refund that a window is about to ask for (R407): one id for each that is meant, whatever becomes of the answers. `before`
 * is what was asked for and never answered, also before a reload: the window goes on with it, by the same id, unless it is
 * among those that the shop knows (`known`). `ask` waits for the answer; throws what may be said where there is none.
 */
export function startRefund(paymentId: string, known: readonly string[] = []) {
  const found = unansweredOf(paymentId);
  const before = found && !known.includes(found.id) ? found : null;
  const id = before?.id ?? crypto.randomUUID();
  return {
    id,
    before: before?.asked ?? null,
    async ask(asked: RefundAsked, send: (body: RefundAsked & { id: string }) => Promise<unknown>): Promise<void> {
      keep(paymentId, { id, asked });
      try {
        await send({ ...asked, id });
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
