import { randomUUID } from 'node:crypto';
import { isStaff } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import { OutcomeUnknown, type Transaction } from '../../../platform/database/database.ts';
import { judgeChange, keepSteps } from '../../kinds/steps.ts';
import { findByIds, type StoredRecord } from '../../read/read.ts';
import { refuseRolledUp } from '../../rollup/rollup.ts';
import { recordChanges } from '../../undo/changes.ts';
import { hooksOf, prepare } from '../../write/hooks.ts';
import { type Change as Saving, saveMany } from '../../write/save.ts';
import { isOneOf } from '../../write/versions.ts';
import { type Writer, write } from '../../write/write.ts';
import type { RunningJob } from '../jobs/carry-out.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { countNew, takePictures, type WithPictures } from '../pictures/row-pictures.ts';
import { storePictureHashes } from '../pictures/stored-pictures.ts';
import { type ImportReport, MAX_PROBLEMS, problemsOf } from '../sheet/report.ts';
import { differences } from './differences.ts';
import type { CheckedRow } from './draft.ts';
import { keepChanges, type StoredChange } from './import-changes.ts';
import { checkedAfter, dropRows, FIRST_PLACE, type Place, rowsThere } from './staged-rows.ts';

/** Rows saved in one transaction: an order for one of these products waits no longer than they take. */
const BATCH = 40;
/** New pictures taken before one transaction. */
const MOST_PICTURES = 20;

/** The records of these rows, locked in the order that everybody locks in. */
async function lockRecords(
  transaction: Transaction,
  { resource }: Writer,
  rows: CheckedRow[],
): Promise<Map<string, StoredRecord>> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Map();
  await transaction.execute(
    sql`select id from ${sql.identifier(resource.name)} where ${isOneOf(sql`id`, ids)} order by id for no key update`,
  );
  return findByIds(transaction, resource, ids);
}

type Saved = Pick<ImportReport, 'created' | 'updated' | 'unchanged' | 'problems'> & {
  /** Their entries in the audit, by which the import is taken back. */
  changes: StoredChange[];
};

/** Saves rows in the caller's transaction as single edits would, with their hooks and their history. */
async function saveIn(transaction: Transaction, writer: Writer, rows: CheckedRow[]): Promise<Saved> {
  const { app, resource, by } = writer;
  const hooks = hooksOf(app, resource);
  const saved: Saved = { created: 0, updated: 0, unchanged: 0, problems: [], changes: [] };
  const befores = await lockRecords(transaction, writer, rows);
  const touched: (Saving & { row: number })[] = [];
  for (const { row, id, values } of rows) {
    const before = id === null ? null : befores.get(id);
    if (before === undefined) {
      saved.problems.push({ row, field: 'id', message: 'Cet élément a été supprimé entre-temps' });
      continue;
    }
    // Hooks complete them, and rows that are saved again, one by one, start from the sheet's values.
    const changes = before ? differences(resource, before, values) : { ...values };
    if (before && Object.keys(changes).length === 0) {
      saved.unchanged += 1;
      continue;
    }
    await prepare(hooks, { app, transaction, by, before, values: changes });
    judgeChange(resource, changes, before, by ?? undefined);
    if (before) await refuseRolledUp(transaction, writer.app.resources, resource, before, changes);
    const saving = { row, id: before ? before.id : randomUUID(), before, values: changes };
    // What judges a record by others must find the one before it saved.
    if (hooks.check) await saveMany(transaction, resource, [saving]);
    touched.push(saving);
    saved[before ? 'updated' : 'created'] += 1;
  }
  if (!hooks.check) await saveMany(transaction, resource, touched);
  for (const step of touched) await keepSteps(transaction, resource, { ...step, by: by?.email ?? null });
  const afters = await findByIds(
    transaction,
    resource,
    touched.map(({ id }) => id),
  );
  const done = touched.flatMap(({ row, id, before }) => {
    const after = afters.get(id);
    return after ? [{ row, before: before && (befores.get(id) ?? null), after }] : [];
  });
  if (by && isStaff(by)) {
    const entries = await recordChanges(
      transaction,
      done.map(({ before, after }) => ({
        by,
        resource: resource.name,
        recordId: after.id,
        action: before ? 'edit' : 'create',
        before,
        after,
      })),
    );
    saved.changes = done.map(({ row }, at) => ({ row, entry: entries[at] ?? '' }));
  }
  for (const { before, after } of done) await hooks.afterSave?.({ app, transaction, by, before, after });
  return saved;
}

/** The report after some rows, saved or refused. */
function after(report: ImportReport, saved: Omit<Saved, 'changes'>, gone: number): ImportReport {
  const unsavedCount = report.unsavedCount - gone;
  return {
    ...report,
    created: report.created + saved.created,
    updated: report.updated + saved.updated,
    unchanged: report.unchanged + saved.unchanged,
    problems: [...report.problems, ...saved.problems].slice(0, MAX_PROBLEMS),
    unsavedCount,
    isSaved: unsavedCount === 0,
  };
}

type Saver = { writer: Writer; job: RunningJob; pictures: WithPictures };

/** The report after rows that were refused. */
const refusedWith = (report: ImportReport, problems: ImportReport['problems']): ImportReport =>
  after(report, { created: 0, updated: 0, unchanged: 0, problems }, 0);

/** One transaction: the rows, their history, their removal from the remaining rows, and the report. */
function saveBatch({ writer, job, pictures }: Saver, report: ImportReport, rows: CheckedRow[]): Promise<ImportReport> {
  return write(writer, async (transaction) => {
    const saved = await saveIn(transaction, writer, rows);
    const refused = new Set(saved.problems.map(({ row }) => row));
    const gone = rows.flatMap(({ row }) => (refused.has(row) ? [] : [row]));
    if (gone.length > 0) await dropRows(transaction, job.id, gone);
    await keepChanges(transaction, job.id, saved.changes);
    await storePictureHashes(transaction, pictures.madeFor(gone));
    const next = after(report, saved, gone.length);
    await job.update({ done: report.rows - next.unsavedCount, report: next }, transaction);
    return next;
  });
}

/** Saves rows together; when one of them is refused, each by itself, so that only that one is missing. */
async function saveOrSplit(saver: Saver, report: ImportReport, rows: CheckedRow[]): Promise<ImportReport> {
  try {
    return await saveBatch(saver, report, rows);
  } catch (error) {
    const [row, ...others] = rows;
    if (!row) throw error;
    const problems = problemsOf(error, row.row, saver.writer);
    if (others.length === 0) return refusedWith(report, problems);
  }
  let next = report;
  for (const row of rows) next = await saveOrSplit(saver, next, [row]);
  return next;
}

/** As many of the next rows as bring so many pictures: what a stop undoes is no more than that, but for a row with more. */
function fewPictures(writer: Writer, rows: CheckedRow[]): CheckedRow[] {
  let pictures = 0;
  const end = rows.findIndex((row, at) => {
    pictures += countNew(writer, row);
    return at > 0 && pictures > MOST_PICTURES;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** Stores the pictures of rows, beside any transaction, then saves the rows that have all of theirs. What no saved row names goes again. */
async function saveWithPictures(
  writer: Writer,
  job: RunningJob,
  source: PictureSource,
  report: ImportReport,
  rows: CheckedRow[],
): Promise<ImportReport> {
  let next = report;
  const pictures = await takePictures(writer, source, rows, async () => {
    next = { ...next, picturesDone: Math.min(next.pictures, next.picturesDone + 1) };
    await job.update({ report: next });
  });
  next = refusedWith(next, pictures.problems);
  let isValid = true;
  try {
    return pictures.rows.length > 0 ? await saveOrSplit({ writer, job, pictures }, next, pictures.rows) : next;
  } catch (error) {
    // A row may name them now; if none does, the sweep takes them.
    isValid = !(error instanceof OutcomeUnknown);
    throw error;
  } finally {
    const numbers = rows.map(({ row }) => row);
    if (isValid)
      await rowsThere(writer.database, job.id, numbers)
        .then((there) => pictures.undo(new Set(numbers.filter((number) => !there.has(number)))))
        // The hourly sweep removes them then.
        .catch((error) => writer.app.log.warn({ event: 'pictures not removed', err: error }, 'pictures not removed'));
  }
}

/**
 * Saves the checked rows, in short transactions (decision 18). An error that the check could not foresee skips its row
 * alone. A database outage, or a cancellation, stops the rest; the job's report, stored with the rows, has their number.
 */
export async function saveRows(
  writer: Writer,
  job: RunningJob,
  source: PictureSource,
  report: ImportReport,
): Promise<ImportReport> {
  // Where a killed process had begun, those were refused already.
  const refused = new Set(report.problems.map(({ row }) => row));
  let next = report;
  let place: Place = FIRST_PLACE;
  for (;;) {
    const rows = fewPictures(writer, await checkedAfter(writer.database, job.id, place, BATCH));
    const last = rows.at(-1);
    if (!last && place.isNew) return next;
    place = last ? { isNew: place.isNew, id: last.id ?? '', row: last.row } : { isNew: true, id: '', row: 0 };
    const unsaved = rows.filter(({ row }) => !refused.has(row));
    if (unsaved.length > 0) next = await saveWithPictures(writer, job, source, next, unsaved);
  }
}
