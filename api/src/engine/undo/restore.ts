import { isFinal, kindOf, type ResourceShape, writableFields } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import type { Links } from '../read/links.ts';
import { findSingle } from '../read/read.ts';
import { rolledUp } from '../rollup/rollup.ts';
import { deleteIn } from '../write/delete-record.ts';
import { isSame } from '../write/echoed-fields.ts';
import { moveIn, orderOf } from '../write/order.ts';
import { isRestored } from '../write/save.ts';
import { editIn, lock, type Writer, write } from '../write/write.ts';
import { isWhole, savedValue, undeleteIn } from './undelete.ts';
import { refuseUnseen, type UndoRequest } from './undo-check.ts';
import { judgeRevert, judgeUndelete, judgeUnmake } from './undo-right.ts';

/** How the changes of a resource are taken back, by its name; a resource without one can't be. */
export type Restorers = Record<string, (change: AuditEntry, requested: UndoRequest) => Promise<void>>;

const cannotUndo = () => new ApiError(409, 'conflict', 'Cette modification ne peut pas être annulée ici');
const hasLeft = () => new ApiError(409, 'conflict', 'Cet envoi est parti : il ne s’annule pas');
const gone = () => new ApiError(409, 'conflict', 'Cet élément n’existe plus : rétablissez d’abord sa suppression');

/** Who pointed to a record that was deleted. */
async function linksOf(transaction: Executor, { id }: AuditEntry): Promise<Links> {
  const stored = await transaction.execute<{ links: Links | null }>(sql`select links from audit where id = ${id}`);
  return firstRow(stored).links ?? {};
}

/**
 * An action writes read-only fields as well. Never undone are rows of their own (steps), children, and the inputs of
 * computed fields.
 */
function actionFields(resources: readonly ResourceShape[], resource: ResourceShape) {
  const figures = rolledUp(resources, resource);
  return Object.entries(resource.fields).filter(
    ([name, field]) => kindOf(field).storage === 'column' && !field.computed && !figures.has(name),
  );
}

/** The fields that a change may have written and did alter; all that may be written when it made the record. */
const alteredFields = (
  resources: readonly ResourceShape[],
  resource: ResourceShape,
  { before, after, through }: AuditEntry,
) =>
  (through ? actionFields(resources, resource) : writableFields(resource)).filter(
    ([name, field]) => !before || !isSame(field, before[name], after?.[name]),
  );

/**
 * Undoes a change of a declared resource in the caller's transaction, as a change of its own. An edit's fields get their
 * former values (later edits of other fields stay), a deleted record is restored under its own id, a created one is deleted.
 * The caller needs the right to do that by hand (R1552). Overwriting a later change needs a confirmation (409).
 */
export async function restoreIn(
  transaction: Transaction,
  writer: Writer,
  change: AuditEntry,
  requested: UndoRequest,
): Promise<void> {
  const { app, resource } = writer;
  const { before } = change;
  // Deleted settings have been replaced by another record.
  const recordId = resource.isSingle ? (await findSingle(transaction, resource)).id : change.recordId;
  if (change.action === 'delete') {
    if (!isWhole(before)) throw cannotUndo();
    judgeUndelete(requested.by, resource, before);
    await undeleteIn(transaction, writer, before, await linksOf(transaction, change));
    return;
  }
  // A renewed secret is no state of the record.
  if (change.action !== 'create' && change.action !== 'edit') throw cannotUndo();
  if (isFinal(resource, change.through)) throw hasLeft();
  const present = await lock(transaction, resource, recordId);
  if (!present) throw gone();
  const altered = alteredFields(app.resources, resource, change);
  const names = altered.map(([name]) => name);
  if (before) judgeRevert(requested.by, resource, present, change, names);
  else judgeUnmake(requested.by, resource, present);
  const moved = orderOf(resource);
  const place = moved && before?.[moved.name];
  if (moved && typeof place === 'number' && place !== change.after?.[moved.name])
    await moveIn(transaction, writer, moved, recordId, { place });
  await refuseUnseen(transaction, resource, present, change, names, requested);
  if (!before) await deleteIn(transaction, writer, recordId);
  else if (altered.length > 0 || typeof place !== 'number') {
    const former = (areRestored: boolean) =>
      altered
        .filter(([, field]) => isRestored(field) === areRestored)
        .map(([name, field]) => [name, savedValue(field, before[name] ?? null)]);
    await editIn(transaction, writer, recordId, Object.fromEntries(former(false)), Object.fromEntries(former(true)));
  }
}

/** The same in a transaction of its own. */
export function restorerOf(app: FastifyInstance, database: Database, resource: ResourceShape) {
  return (change: AuditEntry, requested: UndoRequest): Promise<void> => {
    const writer: Writer = { app, database, resource, by: requested.by };
    return write(writer, (transaction) => restoreIn(transaction, writer, change, requested));
  };
}

export async function restoreChange(restorers: Restorers, change: AuditEntry, requested: UndoRequest): Promise<void> {
  const restore = restorers[change.resource];
  if (!restore) throw cannotUndo();
  await restore(change, requested);
}
