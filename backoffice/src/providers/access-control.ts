import { may } from '@karite/shared/access';
import { isAdmin } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import type { AccessControlProvider } from '@refinedev/core';
import { actorNow, mayCreateHere, mayHere } from './actor.ts';

/** Refine's actions as operations of the declarations. Any other is an action that a resource declares itself. */
const OPERATIONS: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  create: 'create',
  clone: 'create',
  edit: 'update',
  delete: 'delete',
};

/** The `meta.access` of a page without a declaration: the resource that it shows, and the operation on it. */
export type PageAccess = { of?: string; to?: string; isForAdministrators?: boolean };

/**
 * Whether the current user may do an operation, read from the declarations that the server applies too. Synchronous,
 * for the cells of a list. A shopper's own orders are not seen here: what is drawn are lists of all.
 */
export const offersHere = (resource: ResourceShape, operation: string): boolean =>
  mayHere(resource.name, 'read') &&
  (operation === 'create' ? mayCreateHere(resource) : may(actorNow(), resource, operation));

/** Whether the current user is offered an action of Refine's, for a declared resource or a page. */
export function isOffered(
  name: string | undefined,
  action: string,
  { of, to = 'read', isForAdministrators }: PageAccess = {},
): boolean {
  if (isForAdministrators) return isAdmin(actorNow());
  if (of) return mayHere(of, to);
  const resource = resources.find((each) => each.name === name);
  if (!resource) return true;
  const operation = OPERATIONS[action] ?? (Object.hasOwn(resource.actions ?? {}, action) ? action : null);
  return operation === null || offersHere(resource, operation);
}

/** The same as a Refine provider: for its buttons, the menu, `CanAccess` and `useCan`. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource, action, params }) => ({ can: isOffered(resource, action, params?.resource?.meta?.access) }),
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
};

/** For Refine's buttons where `offersHere` is checked first: their own check ends after they are drawn. */
export const PRECHECKED = { enabled: false };
