import { may } from '@karite/shared/access';
import { type Actor, administers } from '@karite/shared/accounts';
import { type ResourceShape, ruleOf } from '@karite/shared/resource';

let current: Actor | null = null;

/** Keeps whose session it is: the guard has judged it before any page is drawn. */
export const keepActor = (actor: Actor): void => {
  current = actor;
};

/** Who works here. */
export const actorNow = (): Actor | null => current;

/** Whether who works here does with a resource what administrators do: a page's own buttons ask so, as its routes do. */
export const mayHere = (resource: string, operation: string): boolean => administers(current, resource, operation);

/**
 * Whether who works here is offered to create a record (R1553). What each account creates for itself, as a customer their
 * review, is not the staff's to write, though the server would take theirs too.
 */
export function mayCreateHere(resource: ResourceShape): boolean {
  const { everyone, admin } = ruleOf(resource, 'create');
  return Boolean(everyone || admin) && may(current, resource, 'create');
}
