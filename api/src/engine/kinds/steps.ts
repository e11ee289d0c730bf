import type { ResourceShape } from '@karite/shared/resource';
import type { Executor } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { fieldEntries } from './field-entries.ts';
import { storedAs } from './index.ts';
import type { Step, StoredRow, Values } from './kind.ts';

/**
 * Refuses values that the declaration does not allow after those of `before`; `null` for a new record. `by` is the caller,
 * where the caller matters; absent for writes of a declared action or of the server itself.
 */
export function judgeChange(
  resource: ResourceShape,
  values: Values,
  before: StoredRow | null,
  by?: SignedIn | null,
): void {
  for (const [name, field] of fieldEntries(resource)) {
    const stored = storedAs(field);
    if (stored.storage === 'column') stored.judge?.({ resource, name, field }, values, before, by);
  }
}

/** Adds the steps that a saved change of a record is. */
export async function keepSteps(transaction: Executor, resource: ResourceShape, step: Step): Promise<void> {
  for (const [name, field] of fieldEntries(resource)) {
    const stored = storedAs(field);
    if (stored.storage === 'column') await stored.keepStep?.(transaction, { resource, name, field }, step);
  }
}
