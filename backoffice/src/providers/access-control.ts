import { may } from '@karite/shared/access';
import type { Operation, ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import type { AccessControlProvider } from '@refinedev/core';
import { actorNow, mayCreateHere, mayHere } from './actor.ts';

/** What the back-office calls an operation. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  list: 'read',
  show: 'read',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/**
 * Whether who works here is offered an operation, read from the declarations; the server judges by the same ones. At once:
 * a button that came later would push what stands beside it from beneath a finger. A shopper's own orders are not seen
 * here: what is drawn are lists of all.
 */
export const offersHere = (resource: ResourceShape, operation: Operation): boolean =>
  mayHere(resource.name, 'read') &&
  (operation === 'create' ? mayCreateHere(resource) : may(actorNow(), resource, operation));

/** The same for what Refine asks: a page of a shop's own may use its buttons and hooks. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource: name, action }) => {
    const resource = resources.find((each) => each.name === name);
    const operation = OPERATIONS[action];
    return { can: !resource || !operation || offersHere(resource, operation) };
  },
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
};

/** For Refine's buttons where `offersHere` is asked first: their own question is answered after they are drawn. */
export const KNOWN = { enabled: false };
