import { cutToLength, oneLine, validText } from '@karite/shared/text';
import { ApiError } from '../server/errors/api-error.ts';
import { databaseError } from '../server/errors/database-error.ts';

/** Of an error so many characters are stored. */
const MOST_CHARACTERS = 500;

/** The error for an administrator: our own refusals and unreachable services in French, a fault by its message. */
function wordsOf(cause: unknown): string {
  const existing = cause instanceof ApiError ? cause : databaseError(cause);
  if (existing) return existing.message;
  const message = oneLine(validText(cause instanceof Error ? cause.message : String(cause)));
  return message ? `Erreur inattendue : ${message}` : 'Erreur inconnue';
}

/** Why a job failed, as it is stored: in words alone. A stack, or a statement with its values, is nobody's to read. */
export class TaskFailed extends Error {
  constructor(cause: unknown) {
    super(cutToLength(wordsOf(cause), MOST_CHARACTERS));
    this.stack = '';
  }
}
