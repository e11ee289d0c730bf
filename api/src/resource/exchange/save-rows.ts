import { randomUUID } from 'node:crypto';
import { isStaff } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { RunningJob } from '../../server/jobs/job-store.ts';
import { recordChanges } from '../changes.ts';
import { hooksOf, prepare } from '../hooks.ts';
import { findByIds, type Row } from '../read.ts';
import { refuseRolledUp } from '../rollup.ts';
import { type Change as Saving, saveMany } from '../save-many.ts';
import { judgeChange, keepSteps } from '../steps.ts';
import { type Writer, write } from '../write.ts';
import { differences } from './differences.ts';
import type { CheckedRow } from './draft.ts';
import { type ImportReport, MAX_PROBLEMS, problemsOf } from './report.ts';

/** Rows saved in one transaction: an order for one of these products waits no longer than they take. */
const BATCH = 40;

/** The records of these rows, locked in the order that everybody locks in. */
async function lockRecords(
  transaction: Transaction,
  { resource }: Writer,
  rows: CheckedRow[],
): Promise<Map<string, Row>> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  await transaction.execute(
    sql`select id from ${sql.identifier(resource.name)} where id in (${list}) order by id for no key update`,
  );
  return findByIds(transaction, resource, ids);
}

type Saved = Pick<ImportReport, 'created' | 'updated' | 'unchanged' | 'problems'>;

/** Saves rows in the caller's transaction as single edits would, with their hooks and their history. */
async function saveIn(transaction: Transaction, writer: Writer, rows: CheckedRow[]): Promise<Saved> {
  const { app, resource, by } = writer;
  const hooks = hooksOf(app, resource);
  const saved: Saved = { created: 0, updated: 0, unchanged: 0, problems: [] };
  const befores = await lockRecords(transaction, writer, rows);
  const touched: Saving[] = [];
  for (const { row, id, values } of rows) {
    const before = id === null ? null : befores.get(id);
    if (before === undefined) {
      saved.problems.push({ row, field: 'id', message: 'Cet élément a été supprimé entre-temps' });
      continue;
    }
    // Hooks complete them, and rows that are saved again, one by one, begin with what the sheet says.
    const changes = before ? differences(resource, before, values) : { ...values };
    if (before && Object.keys(changes).length === 0) {
      saved.unchanged += 1;
      continue;
    }
    await prepare(hooks, { transaction, by, before, values: changes });
    judgeChange(resource, changes, before, by ?? undefined);
    if (before) await refuseRolledUp(transaction, writer.app.resources, resource, before, changes);
    const saving = { id: before ? before.id : randomUUID(), before, values: changes };
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
  const done = touched.flatMap(({ id, before }) => {
    const after = afters.get(id);
    return after ? [{ before: before && (befores.get(id) ?? null), after }] : [];
  });
  if (by && isStaff(by))
    await recordChanges(
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
  for (const each of done) await hooks.afterSave?.({ transaction, by, ...each });
  return saved;
}

/** The report after some rows, saved or refused. */
function after(report: ImportReport, rows: CheckedRow[], saved: Saved): ImportReport {
  const refused = new Set(saved.problems.map(({ row }) => row));
  const gone = new Set(rows.flatMap(({ row }) => (refused.has(row) ? [] : [row])));
  return {
    ...report,
    created: report.created + saved.created,
    updated: report.updated + saved.updated,
    unchanged: report.unchanged + saved.unchanged,
    problems: [...report.problems, ...saved.problems].slice(0, MAX_PROBLEMS),
    unsaved: report.unsaved.filter((row) => !gone.has(row)),
  };
}

/** One transaction: the rows, their history, and the report that says so. */
function saveBatch(writer: Writer, job: RunningJob, report: ImportReport, rows: CheckedRow[]): Promise<ImportReport> {
  return write(writer, async (transaction) => {
    const next = after(report, rows, await saveIn(transaction, writer, rows));
    await job.tell({ done: report.rows - next.unsaved.length, report: next }, transaction);
    return next;
  });
}

/** Saves rows together; when one of them is refused, each by itself, so that only that one is missing. */
async function saveOrSplit(
  writer: Writer,
  job: RunningJob,
  report: ImportReport,
  rows: CheckedRow[],
): Promise<ImportReport> {
  try {
    return await saveBatch(writer, job, report, rows);
  } catch (error) {
    const [row, ...others] = rows;
    if (!row) throw error;
    const problems = problemsOf(error, row.row, writer);
    if (others.length === 0) return after(report, rows, { created: 0, updated: 0, unchanged: 0, problems });
  }
  let next = report;
  for (const row of rows) next = await saveOrSplit(writer, job, next, [row]);
  return next;
}

/**
 * Saves rows that were checked, in short transactions (decision 18). What the check could not foresee stops its row
 * alone; a database that goes away stops the rest, and the job's report, kept with the rows, says which that is.
 */
export async function saveRows(
  writer: Writer,
  job: RunningJob,
  report: ImportReport,
  rows: CheckedRow[],
): Promise<ImportReport> {
  // By id, as orders lock them; new ones in the order of the sheet, at the end.
  const byId = ({ id: one }: CheckedRow, { id: other }: CheckedRow) => ((one ?? '') < (other ?? '') ? -1 : 1);
  const ordered = [...rows.filter(({ id }) => id !== null).sort(byId), ...rows.filter(({ id }) => id === null)];
  let next: ImportReport = { ...report, created: 0, updated: 0, unsaved: rows.map(({ row }) => row) };
  await job.tell({ step: 'saving', done: report.rows - rows.length, report: next });
  for (let at = 0; at < ordered.length; at += BATCH)
    next = await saveOrSplit(writer, job, next, ordered.slice(at, at + BATCH));
  return { ...next, isSaved: next.unsaved.length === 0 };
}
