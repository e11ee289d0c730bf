import { grantsOn } from '@karite/shared/access';
import { isStaff } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type Links, looseLinks, pointersTo, pointingTo } from '../read/links.ts';
import { rollUp, rollUpLinked, withTyped } from '../rollup/rollup.ts';
import { recordChange } from '../undo/changes.ts';
import { deletionOf, refuseDeletion } from './deletion.ts';
import { hooksOf } from './hooks.ts';
import { checkPreconditions } from './if-match.ts';
import { raiseParents } from './save.ts';
import { lock, readBack, type Writer, write, writerOf } from './write.ts';

/** Deletes the records that go with this one, each as by itself; returns their ids, by the field that points here. */
async function cascade(transaction: Executor, writer: Writer, id: string, above: ReadonlySet<string>): Promise<Links> {
  const found: Links = {};
  for (const pointer of pointersTo(writer.app.resources, writer.resource, 'cascade')) {
    const child = writerOf(writer, pointer.place.resource);
    const ids = (await pointingTo(transaction, pointer, [id])).sort();
    for (const each of ids) await deleteTree(transaction, child, each, above);
    if (ids.length > 0) found[pointer.key] = ids;
  }
  return found;
}

/**
 * Deletes a record and what belongs to it, in a transaction of the caller; false when there is none that the request may
 * delete. Throws a 409 when something still points to it, or too much would go with it.
 */
export async function deleteIn(transaction: Executor, writer: Writer, id: string): Promise<boolean> {
  const { app, resource, preconditions } = writer;
  const present = await lock(transaction, resource, id);
  if (!present || (preconditions && grantsOn(preconditions.by, resource, 'delete', present).length === 0)) return false;
  if (preconditions) await checkPreconditions(transaction, resource, present, preconditions);
  refuseDeletion(await deletionOf(transaction, app.resources, resource, [id]));
  await deleteTree(transaction, writer, id);
  return true;
}

/** Deletes a record and, before it, what goes with it; `above` are those that it goes with. */
async function deleteTree(
  transaction: Executor,
  writer: Writer,
  id: string,
  above: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { app, resource, by } = writer;
  const present = await lock(transaction, resource, id);
  // Two paths may lead to it, and a cycle leads back.
  if (!present || above.has(id)) return;
  const { beforeDelete, afterDelete } = hooksOf(app, resource);
  await beforeDelete?.({ app, transaction, by, before: present, after: null });
  const gone = await cascade(transaction, writer, id, new Set([...above, id]));
  // Those that went may have changed it: it comes back as it was without them, and they change it again.
  const left = Object.keys(gone).length > 0 ? await readBack(transaction, resource, id) : present;
  const before = await withTyped(transaction, app.resources, resource, left);
  const links = { ...gone, ...(await looseLinks(transaction, app.resources, resource, id)) };
  await raiseParents(transaction, resource, before, null);
  await transaction.execute(sql`delete from ${sql.identifier(resource.name)} where id = ${id}`);
  await rollUp(transaction, resource, [{ before, after: null }]);
  await rollUpLinked(transaction, app.resources, resource, links);
  if (by && isStaff(by)) {
    const change = { by, resource: resource.name, recordId: id, action: 'delete' as const, before, after: null };
    await recordChange(transaction, { ...change, links });
  }
  await afterDelete?.({ app, transaction, by, before, after: null });
}

/** Deletes a record; false when there is none. */
export const deleteRecord = (writer: Writer, id: string) =>
  write(writer, (transaction) => deleteIn(transaction, writer, id));
