import { type Declared, fieldsOf, grantsOf, grantsOn } from '@karite/shared/access';
import type { Actor } from '@karite/shared/accounts';
import { embeddedFields, type ResourceShape } from '@karite/shared/resource';

/** Whether an actor sees all of every record that they may read at all. */
export function seesWhole(actor: Actor | null, resource: Declared): boolean {
  const grants = grantsOf(actor, resource, 'read');
  return (
    grants.every(({ fields }) => !fields) || grants.some(({ where, owner, fields }) => !where && !owner && !fields)
  );
}

/** A record without what an actor may not read of it, and without what it carries along of such a field. */
export function readableBy<T extends Readonly<Record<string, unknown>>>(
  actor: Actor | null,
  resource: ResourceShape,
  record: T,
): T {
  const given = fieldsOf(grantsOn(actor, resource, 'read', record));
  if (!given) return record;
  const embedded = embeddedFields(resource);
  const shown: T = { ...record };
  for (const key of Object.keys(record)) {
    const field = embedded.get(key) ?? key;
    // What is cut out is optional in the contract (`recordSchema`).
    if (resource.fields[field] && !given.has(field)) Reflect.deleteProperty(shown, key);
  }
  return shown;
}
