import { type ForeignAnswer, messagesOf, type ResourceShape } from '@karite/shared/resource';
import type { HttpError } from '@refinedev/core';

/** The message of a failed save: the server's own, else the declaration's. */
export function saveProblem(resource: ResourceShape, { message, answer }: HttpError): string {
  const { saveFailed } = messagesOf(resource);
  if (message) return message;
  // `httpError` types `answer`; Refine's error does not.
  const foreign: ForeignAnswer | undefined = answer;
  return typeof saveFailed === 'function' ? saveFailed(foreign ?? null) : saveFailed;
}
