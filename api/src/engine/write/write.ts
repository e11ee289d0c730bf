import { fieldsOf, grantsOn } from '@karite/shared/access';
import { isStaff } from '@karite/shared/accounts';
import { isMediaUrl } from '@karite/shared/media';
import { type Field, kindOf, kinds, type ResourceShape, type ValuesOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { changesOf } from '../../platform/database/catalogue-version.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { fieldEntries } from '../kinds/field-entries.ts';
import { begun, withInitial } from '../kinds/initial-values.ts';
import { judgeChange, keepSteps } from '../kinds/steps.ts';
import { judgeRules } from '../list/rule-sql.ts';
import { findOne, type StoredRecord } from '../read/read.ts';
import { lockHolders, refuseRolledUp } from '../rollup/rollup.ts';
import { recordChange } from '../undo/changes.ts';
import { NOT_YOURS } from './echoed-fields.ts';
import { hooksOf, prepare } from './hooks.ts';
import { checkPreconditions, type Preconditions } from './if-match.ts';
import { refuseReserved } from './reserved-fields.ts';
import { type Given, insertRecord, insertUnlessTaken, restoreParts, updateRecord, type Values } from './save.ts';
import { withFiles } from './store-files.ts';

/** What a write needs: which resource, where it is stored, and who answers for it (`null`: a visitor, or the server itself). */
export type Writer<R extends ResourceShape = ResourceShape> = {
  app: FastifyInstance;
  database: Database;
  resource: R;
  by: SignedIn | null;
  /** What the request takes for granted of the record that it changes or deletes. */
  preconditions?: Preconditions;
};

/**
 * Runs a write, and drops the cached data that it changed: in other processes when it commits, here before the response. A
 * write that conflicted with another is retried: `work` starts from the beginning each time.
 */
export async function write<T>(writer: Writer, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const { result, changes } = await tryAgain(() =>
    writer.database.transaction(async (transaction) => ({
      result: await work(transaction),
      changes: await changesOf(transaction),
    })),
  );
  writer.app.catalogueCache.note(changes);
  return result;
}

/** A path that a request names instead of bringing a file must be of one that is there. */
export async function holdPictures({ app, resource }: Writer, values: Values): Promise<void> {
  for (const [name, field] of fieldEntries(resource)) {
    const { hasFiles, hasPictures } = kinds[field.kind];
    if (!hasFiles) continue;
    // Beside a list's own key there are ids and texts.
    for (const key of [name, ...(kindOf(field).edits?.keys(name) ?? [])])
      for (const url of [values[key]].flat())
        if (typeof url === 'string' && (key === name || isMediaUrl(url)) && !(await app.media.hold(url)))
          throw invalid({ [key]: hasPictures ? 'Cette image n’existe pas' : 'Ce fichier n’existe pas' });
  }
}

/** Reads the current state of a record that this transaction has just saved. */
export async function readBack<R extends ResourceShape>(
  transaction: Executor,
  resource: R,
  id: string,
): Promise<StoredRecord<R>> {
  const saved = await findOne(transaction, resource, id);
  if (!saved) throw new Error(`${resource.name} ${id}: saved, and not there`);
  return saved;
}

/** Keeps a save in the audit where staff made it: what shoppers do with their own is not in there. */
async function keepSave(
  transaction: Executor,
  { by, resource }: Writer,
  before: StoredRecord | null,
  after: StoredRecord,
  through?: string,
) {
  if (!by || !isStaff(by)) return;
  const action = before ? 'edit' : 'create';
  await recordChange(transaction, { by, resource: resource.name, recordId: after.id, action, through, before, after });
}

/** Judges and completes what is about to be saved. */
export async function prepareSave<R extends ResourceShape>(
  transaction: Executor,
  writer: Writer<R>,
  before: StoredRecord<R> | null,
  values: ValuesOf<R>,
): Promise<void> {
  await holdPictures(writer, values);
  judgeRules(writer.resource, values);
  await prepare(hooksOf(writer.app, writer.resource), {
    app: writer.app,
    transaction,
    by: writer.by,
    before,
    values,
  });
}

/** Reads a record that was just saved, and passes it to its hooks; a hook with a query may have changed it once more. */
async function readSaved<R extends ResourceShape>(
  transaction: Executor,
  { app, resource, by }: Writer<R>,
  before: StoredRecord<R> | null,
  id: string,
  keep?: (after: StoredRecord<R>) => Promise<void>,
): Promise<StoredRecord<R>> {
  const after = await readBack(transaction, resource, id);
  await keep?.(after);
  const { afterSave } = hooksOf(app, resource);
  if (!afterSave) return after;
  const sent = transaction.sent?.();
  await afterSave({ app, transaction, by, before, after });
  return sent !== undefined && transaction.sent?.() === sent ? after : readBack(transaction, resource, id);
}

/** The same, with the entry of the audit where staff made the change; `through`: by which action. */
export const endSave = <R extends ResourceShape>(
  transaction: Executor,
  writer: Writer<R>,
  before: StoredRecord<R> | null,
  id: string,
  through?: string,
): Promise<StoredRecord<R>> =>
  readSaved(transaction, writer, before, id, (after) => keepSave(transaction, writer, before, after, through));

/**
 * Adds a record with its hooks, in a transaction of the caller, unless another has its values of the fields `unique`
 * already: `null` then. No entry of the audit is made: who calls this keeps the record's history itself.
 */
export async function addUnlessTaken<R extends ResourceShape>(
  transaction: Executor,
  writer: Writer<R>,
  unique: readonly string[],
  values: ValuesOf<R>,
  given: Given = {},
): Promise<StoredRecord<R> | null> {
  const whole = withInitial(writer.resource, values);
  await prepareSave(transaction, writer, null, whole);
  const id = await insertUnlessTaken(transaction, writer.resource, unique, whole, given);
  return id === null ? null : readSaved(transaction, writer, null, id);
}

/** Adds what a record is, with its steps; returns its id. */
async function insertIn<R extends ResourceShape>(
  transaction: Executor,
  writer: Writer<R>,
  values: ValuesOf<R>,
  given: Given,
): Promise<string> {
  const { resource, by } = writer;
  const whole = begun(resource, by, values);
  refuseReserved(resource, by, null, whole);
  await prepareSave(transaction, writer, null, whole);
  judgeChange(resource, whole, null);
  const id = await insertRecord(transaction, resource, whole, given);
  await keepSteps(transaction, resource, { id, before: null, values: whole, by: by?.email ?? null });
  return id;
}

/** Adds a record, in a transaction of the caller; `given`: what it has besides its fields. */
export const createIn = async <R extends ResourceShape>(
  transaction: Executor,
  writer: Writer<R>,
  values: ValuesOf<R>,
  given: Given = {},
): Promise<StoredRecord<R>> => endSave(transaction, writer, null, await insertIn(transaction, writer, values, given));

/** The same for what a feature keeps by itself, without an entry of the audit. */
export const addIn = async <R extends ResourceShape>(
  transaction: Executor,
  writer: Writer<R>,
  values: ValuesOf<R>,
  given: Given = {},
): Promise<StoredRecord<R>> => readSaved(transaction, writer, null, await insertIn(transaction, writer, values, given));

/** Locks a record, after those that hold figures of it, and reads it; `null` when there is none. */
export async function lock<R extends ResourceShape>(
  transaction: Executor,
  resource: R,
  id: string,
): Promise<StoredRecord<R> | null> {
  if (!isUuid(id)) return null;
  await lockHolders(transaction, resource, [id]);
  await transaction.execute(sql`select id from ${sql.identifier(resource.name)} where id = ${id} for update`);
  return findOne(transaction, resource, id);
}

/**
 * Whether the caller may change this very record. Throws a 400 that names the field when they may, but not all of the input:
 * writable fields may differ from record to record.
 */
function mayWrite({ resource }: Writer, { by }: Preconditions, before: StoredRecord, values: Values): boolean {
  const grants = grantsOn(by, resource, 'update', before);
  const given = fieldsOf(grants);
  const isSaid = ([name, field]: [string, Field]) =>
    [name, ...(kindOf(field).edits?.keys(name) ?? [])].some((key) => values[key] !== undefined);
  const text = fieldEntries(resource).filter(isSaid);
  const [refused] = (grants.length > 0 && given && text.find(([name]) => !given.has(name))) || [];
  if (refused) throw invalid({ [refused]: NOT_YOURS });
  return grants.length > 0;
}

type Changing = {
  /** The caller, where it matters; absent for writes of a declared action or of the server itself. */
  judged?: SignedIn | null | undefined;
  /** Why, for the steps that it is, in French. */
  note?: string | undefined;
  /** Values of columns that no answer shows. */
  hidden?: Values;
  /** Whole lists of pictures that are put back as they were, by field. */
  pictures?: Values;
};

/** Judges, completes and writes the change of a record that the transaction holds locked, with the steps that it is. */
export async function writeChange<R extends ResourceShape>(
  transaction: Executor,
  writer: Writer<R>,
  before: StoredRecord<R>,
  values: ValuesOf<R>,
  { judged, note, hidden = {}, pictures = {} }: Changing = {},
): Promise<void> {
  const { app, resource, by } = writer;
  const { id } = before;
  refuseReserved(resource, by, before, values);
  await prepareSave(transaction, writer, before, values);
  judgeChange(resource, values, before, judged);
  await refuseRolledUp(transaction, app.resources, resource, before, values);
  await updateRecord(transaction, resource, before, values, hidden);
  await restoreParts(transaction, resource, id, pictures);
  await keepSteps(transaction, resource, { id, before, values, by: by?.email ?? null, note });
}

/**
 * Changes a record that the transaction holds locked as a feature or the server decides, with its hooks. No entry of the
 * audit is made: who calls this keeps what is worth it.
 */
export async function changeIn<R extends ResourceShape>(
  transaction: Executor,
  writer: Writer<R>,
  before: StoredRecord<R>,
  values: ValuesOf<R>,
  how: Pick<Changing, 'note' | 'hidden'> = {},
): Promise<StoredRecord<R>> {
  // Hooks complete them, and a retried write starts from the original input.
  await writeChange(transaction, writer, before, { ...values }, how);
  return readSaved(transaction, writer, before, before.id);
}

/**
 * Changes a record, in a transaction of the caller; `null` when there is none that the request may change. `pictures` are
 * whole lists of pictures that are put back as they were, by field.
 */
export async function editIn<R extends ResourceShape>(
  transaction: Executor,
  writer: Writer<R>,
  id: string,
  given: ValuesOf<R>,
  pictures: Values = {},
): Promise<StoredRecord<R> | null> {
  const { resource, by, preconditions } = writer;
  const values = { ...given };
  const before = await lock(transaction, resource, id);
  if (!before) return null;
  if (preconditions && !mayWrite(writer, preconditions, before, values)) return null;
  if (preconditions) await checkPreconditions(transaction, resource, before, preconditions);
  await writeChange(transaction, writer, before, values, {
    judged: preconditions ? preconditions.by : (by ?? undefined),
    pictures,
  });
  return endSave(transaction, writer, before, id);
}

/** The writer of another resource, for who writes there as well. */
export const writerOf = ({ app, database, by }: Writer, resource: ResourceShape): Writer => ({
  app,
  database,
  by,
  resource,
});

/** Adds a record (validated input, uploads included) and returns it. */
export const createRecord = (writer: Writer, input: Values) =>
  withFiles(writer, input, (values) => write(writer, (transaction) => createIn(transaction, writer, values)));

/** Changes a record by validated input, where `undefined` leaves a field alone; `null` when there is none. */
export const editRecord = (writer: Writer, id: string, input: Values) =>
  withFiles(writer, input, (values) => write(writer, (transaction) => editIn(transaction, writer, id, values)));
