import { cutToLength, oneLine, validText } from '@karite/shared/text';

/** Of an error so many characters are stored. */
const MOST_CHARACTERS = 500;

/** Why a job failed, as it is stored: in words alone. A stack, or a statement with its values, is nobody's to read. */
export class TaskFailed extends Error {
  constructor(cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause);
    super(cutToLength(oneLine(validText(message)), MOST_CHARACTERS) || 'Erreur inconnue');
    this.stack = '';
  }
}
