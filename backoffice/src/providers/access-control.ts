import { may } from '@karite/shared/access';
import type { Operation } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import type { AccessControlProvider } from '@refinedev/core';
import { actorNow, mayHere } from './actor.ts';

/** What the back-office calls an operation. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  list: 'read',
  show: 'read',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** What the back-office offers who works there, read from the declarations; the server judges by the same ones. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource: name, action }) => {
    const resource = resources.find((each) => each.name === name);
    const operation = OPERATIONS[action];
    if (!resource || !operation) return { can: true };
    // A shopper's own orders are not seen here: what is drawn are lists of all.
    return { can: mayHere(resource.name, 'read') && may(actorNow(), resource, operation) };
  },
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
};
