import { lacking } from '@karite/shared/access';
import { isStaff, lackingText, reservedIn } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import type { StoredRecord } from '../read/read.ts';
import { isSame } from './echoed-fields.ts';
import type { Values } from './save.ts';

/** The value that a field will have, and the one that it has; a computed one follows from the others. */
function change(
  resource: ResourceShape,
  name: string,
  before: StoredRecord | null,
  values: Values,
): [unknown, unknown] {
  const field = resource.fields[name];
  if (!before) return [values[name], field && 'initial' in field ? field.initial : null];
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return [field?.computed ? field.computed({ ...before, ...given }) : given[name], before[name]];
}

/**
 * Throws a 403 that names the right where staff would change a field that a right reserves and they do not hold (R920):
 * by a form, a list, an import, an action or a token alike. Without an actor it is the server that writes.
 */
export function refuseReserved(
  resource: ResourceShape,
  by: SignedIn | null,
  before: StoredRecord | null,
  values: Values,
): void {
  if (!by || !isStaff(by)) return;
  for (const name of reservedIn(resource.name)) {
    const rights = lacking(by, resource, name);
    const [next, present] = rights.length > 0 ? change(resource, name, before, values) : [];
    if (next === undefined || isSame(resource.fields[name], next, present)) continue;
    const message = lackingText(rights, resource.fields[name]?.label ?? name);
    throw new ApiError(403, 'forbidden', message, { fields: { [name]: message } });
  }
}
