import { lacking, may } from '@karite/shared/access';
import { type Actor, administers } from '@karite/shared/accounts';
import { type ResourceShape, ruleOf } from '@karite/shared/resource';

let current: Actor | null = null;

/** Stores the current user: the guard has checked the session before any page is drawn. */
export const keepActor = (actor: Actor): void => {
  current = actor;
};

/** The current user. */
export const actorNow = (): Actor | null => current;

/** Whether the current user may administer a resource. A page's own buttons and routes check it. */
export const mayHere = (resource: string, operation: string): boolean => administers(current, resource, operation);

/**
 * Whether the current user is offered to create a record (R1553). Records that each account creates for itself, such as
 * reviews, are not offered to the staff, though the server would accept them; nor is one that needs a field which is
 * reserved from them.
 */
export function mayCreateHere(resource: ResourceShape): boolean {
  const { everyone, admin } = ruleOf(resource, 'create');
  const isComplete = Object.entries(resource.fields).every(
    ([name, { required }]) => !required || lacking(current, resource, name).length === 0,
  );
  return Boolean(everyone || admin) && may(current, resource, 'create') && isComplete;
}
