import { type Actor, administers } from '@karite/shared/accounts';

let current: Actor | null = null;

/** Keeps whose session it is: the guard has judged it before any page is drawn. */
export const keepActor = (actor: Actor): void => {
  current = actor;
};

/** Who works here. */
export const actorNow = (): Actor | null => current;

/** Whether who works here does with a resource what administrators do: a page's own buttons ask so, as its routes do. */
export const mayHere = (resource: string, operation: string): boolean => administers(current, resource, operation);
