import { cutToLength } from '@karite/shared/text';
import { textOf } from '../answer-fields.ts';

const FAILURES = new Map(
  Object.entries({
    FAILED: 'Le paiement a été refusé.',
    INSUFFICIENT_FUND: 'Le solde est insuffisant.',
    REVERTED: 'Le paiement a été remboursé par KkiaPay.',
    TRANSACTION_NOT_ELIGIBLE: 'Cette transaction ne peut pas être remboursée.',
    TRANSACTION_NOT_FOUND: 'KkiaPay ne connaît pas cette transaction.',
    INVALID_TRANSACTION: 'KkiaPay ne connaît pas cette transaction.',
    INVALID_TRANSACTION_TYPE: 'Seuls les paiements par mobile money se remboursent.',
  }),
);

/** The most that is stored of the provider's own words. */
const MOST_CHARACTERS = 200;

/** Why a transaction came to nothing, in French where we know the reason; `null` when it did not. */
export function failureOf(status: string, answer: Record<string, unknown>): string | null {
  const label = FAILURES.get(status) ?? null;
  if (!label) return null;
  const message = status === 'FAILED' ? textOf(answer.failureMessage) : null;
  const words = message && cutToLength(message, MOST_CHARACTERS);
  return words ? `${label} (${words})` : label;
}
