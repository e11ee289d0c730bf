import { allows, type Operation } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import type { AccessControlProvider } from '@refinedev/core';

const isOperation = (action: string): action is Operation => ['create', 'edit', 'delete'].includes(action);

/** What the back-office offers, read from the declarations; the server judges by the same ones. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource: name, action }) => {
    const resource = resources.find((each) => each.name === name);
    return { can: !resource || !isOperation(action) || allows(resource, action) };
  },
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
};
