import { type ForeignAnswer, messagesOf, type ResourceShape } from '@karite/shared/resource';
import type { HttpError } from '@refinedev/core';

/** What is said when the connection broke between a save and its answer (R1589). */
export const LOST_ANSWER =
  'La connexion s’est coupée avant la réponse. Enregistrez de nouveau : rien ne sera compté deux fois.';

/** The message of a failed save: the server's own, else the declaration's. */
export function saveProblem(resource: ResourceShape, { message, answer }: HttpError): string {
  const { saveFailed } = messagesOf(resource);
  if (message) return message;
  // `httpError` types `answer`; Refine's error does not.
  const foreign: ForeignAnswer | undefined = answer;
  return typeof saveFailed === 'function' ? saveFailed(foreign ?? null) : saveFailed;
}

/** Whether a save got no answer: it may have arrived, or not. */
export const isAnswerLost = ({ statusCode }: HttpError): boolean => statusCode === 0;
