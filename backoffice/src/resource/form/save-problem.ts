import { type ForeignAnswer, messagesOf, type ResourceShape } from '@karite/shared/resource';
import type { HttpError } from '@refinedev/core';

/** What a form says when a save failed: the server's own message, else the declaration's. */
export function saveProblem(resource: ResourceShape, { message, answer }: HttpError): string {
  const { saveFailed } = messagesOf(resource);
  if (message) return message;
  // `httpError` says what `answer` holds; Refine's error leaves it open.
  const foreign: ForeignAnswer | undefined = answer;
  return typeof saveFailed === 'function' ? saveFailed(foreign ?? null) : saveFailed;
}
