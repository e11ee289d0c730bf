import { mayRevert } from '@karite/shared/access';
import { type Field, isFinal, kindOf, type ResourceShape, writableFields } from '@karite/shared/resource';
import { type AuditEntry, auditEntries } from '@karite/shared/resources';
import { actorNow } from '../../providers/actor.ts';
import type { Fields } from '../values.ts';

export const ACTIONS = auditEntries.fields.action.options;

/** A field that a change altered. Its values are in the entry's two records. */
export type FieldChange = { name: string; field: Field };

/**
 * The fields that an edit altered, in the declaration's order. What is computed follows from the others and is left out.
 * The two records come from the same table, so that equal values are written the same.
 */
export function fieldChanges(resource: ResourceShape, { action, before, after }: AuditEntry): FieldChange[] {
  if (action !== 'edit') return [];
  return Object.entries(resource.fields)
    .filter(([, field]) => !field.computed)
    .filter(([name]) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null))
    .map(([name, field]) => ({ name, field }));
}

/** A record before or after a change. A partial one still has its id. */
export const recordIn = (entry: AuditEntry, side: 'before' | 'after'): Fields => ({
  id: entry.recordId,
  ...entry[side],
});

/** Whether values can be put back from here: an edit's former ones, unless it sent something. A creation is taken back by deleting the record. */
export const canRestore = (resource: ResourceShape, entry: AuditEntry): boolean =>
  !isFinal(resource, entry.through) && fieldChanges(resource, entry).length > 0;

/**
 * Whether the current user may make the restoring change by hand, as the server checks it (R1552). Fields that the
 * server itself wrote need no right.
 */
export function mayRestore(resource: ResourceShape, entry: AuditEntry, present: Fields): boolean {
  const writable = new Set(writableFields(resource).map(([name]) => name));
  const names = fieldChanges(resource, entry)
    .filter(({ name, field }) => (entry.through ? kindOf(field).storage === 'column' : writable.has(name)))
    .map(({ name }) => name);
  return mayRevert(actorNow(), resource, present, entry, names);
}
