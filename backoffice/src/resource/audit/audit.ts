import type { Field, ResourceShape } from '@karite/shared/resource';
import { type AuditEntry, auditEntries } from '@karite/shared/resources';
import type { Fields } from '../values.ts';

export const ACTIONS = auditEntries.fields.action.options;

/** A field that a change altered; its values stand in the entry's two records. */
export type FieldChange = { name: string; field: Field };

/**
 * The fields that an edit altered, in the declaration's order. What is computed follows from the others and is left out.
 * The two records come from the same table, so that equal values are written the same.
 */
export function fieldChanges(resource: ResourceShape, { action, before, after }: AuditEntry): FieldChange[] {
  if (action !== 'edit') return [];
  return Object.entries(resource.fields)
    .filter(([, field]) => !field.from)
    .filter(([name]) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null))
    .map(([name, field]) => ({ name, field }));
}

/** A record as it was on one side of a change; one that says no more than a field or two still has its id. */
export const recordIn = (entry: AuditEntry, side: 'before' | 'after'): Fields => ({
  id: entry.recordId,
  ...entry[side],
});

/** Whether values may be put back from here: an edit's former ones. A creation is taken back by deleting the record. */
export const canRestore = (resource: ResourceShape, entry: AuditEntry): boolean =>
  fieldChanges(resource, entry).length > 0;
