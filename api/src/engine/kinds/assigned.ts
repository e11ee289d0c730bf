import type { ResourceShape } from '@karite/shared/resource';
import type { Executor } from '../../platform/database/database.ts';
import { fieldEntries } from './field-entries.ts';
import { storedAs } from './index.ts';
import type { StoredRow, Values } from './kind.ts';

/** Whether the server gives a record of the resource something at its saving, one after the other. */
export const isAssigned = (resource: ResourceShape): boolean =>
  Object.values(resource.fields).some((field) => {
    const stored = storedAs(field);
    return stored.storage === 'column' && stored.assign !== undefined;
  });

/** Adds what only the server gives a record: its place in an order. `before` is `null` for a new one. */
export async function withAssigned(
  transaction: Executor,
  resource: ResourceShape,
  values: Values,
  before: StoredRow | null,
): Promise<Values> {
  const assigned: Values = {};
  for (const [name, field] of fieldEntries(resource)) {
    const stored = storedAs(field);
    if (stored.storage !== 'column' || !stored.assign) continue;
    const value = await stored.assign(transaction, { resource, name, field }, values, before);
    if (value !== undefined) assigned[name] = value;
  }
  return { ...values, ...assigned };
}
