import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { columnName } from '../database/names.ts';
import type { SignedIn } from '../server/access/signed-in.ts';
import { storedAs } from './kinds/index.ts';
import type { Answered, Step, Values } from './kinds/kind.ts';
import { rollUpOf } from './rollup.ts';
import { NEXT_VERSION } from './versions.ts';

/**
 * Refuses values that the declaration does not let follow those of `before`; `null` for a new record. `by`: who asks for
 * them, as far as that counts; absent for what a declared action or the server itself writes.
 */
export function judgeChange(
  resource: ResourceShape,
  values: Values,
  before: Answered | null,
  by?: SignedIn | null,
): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    if (stored.storage === 'column') stored.judge?.({ resource, name, field }, values, before, by);
  }
}

/** Adds the steps that a saved change of a record is. */
export async function keepSteps(transaction: Executor, resource: ResourceShape, step: Step): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    if (stored.storage === 'column') await stored.keepStep?.(transaction, { resource, name, field }, step);
  }
}

/** A record that the transaction holds locked goes on to another state; `by` is `null` for what the shop does by itself. */
export async function changeState(
  transaction: Executor,
  resource: ResourceShape,
  name: string,
  { id, from, to, by, note }: Pick<Step, 'id' | 'by' | 'note'> & { from: string; to: string },
): Promise<void> {
  const column = sql.identifier(columnName(name));
  await transaction.execute(
    sql`update ${sql.identifier(resource.name)} set ${column} = ${to}, ${NEXT_VERSION} where id = ${id}`,
  );
  await rollUpOf(transaction, resource, [id]);
  await keepSteps(transaction, resource, { id, before: { [name]: from }, values: { [name]: to }, by, note });
}
