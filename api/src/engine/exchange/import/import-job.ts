import { openArchive } from '../../../platform/media/read-archive.ts';
import type { Writer } from '../../write/write.ts';
import { keepColumns } from '../export/chosen-columns.ts';
import { pieces } from '../export/job-file.ts';
import type { RunningJob } from '../jobs/carry-out.ts';
import { archiveOf } from '../pictures/archive-route.ts';
import { allowedSites, PictureSource } from '../pictures/picture-source.ts';
import { hashOf } from '../pictures/stored-pictures.ts';
import type { SheetNotes, SheetRow } from '../reader/limits.ts';
import { type Columns, readHeadings } from '../sheet/headings.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import { type ImportReport, storedReport } from '../sheet/report.ts';
import { checkRows } from './check-rows.ts';
import { formerImport } from './former-import.ts';
import { lookUpNames } from './missing-names.ts';
import { saveRows } from './save-rows.ts';
import { dropSheet, stageRows } from './staged-rows.ts';

/**
 * A sheet that is stored in the database: its columns, its number of rows, the notes of its reader, and the hash of its
 * file.
 */
type Staged = Columns & { rows: number; notes: SheetNotes | null; hash: string };

/** Reads the file of a job, and stores its rows. Throws a 400 or 422 that describes its problem. */
async function stageSheet({ database, resource }: Writer, job: RunningJob): Promise<Staged> {
  const { id, work, signal } = job;
  const chosen = work.columns ?? null;
  const parts: Buffer[] = [];
  for await (const part of pieces(database, id)) parts.push(part);
  const data = Buffer.concat(parts);
  let head: SheetRow | undefined;
  let columns: Columns | null = null;
  let rows = 0;
  let notes: SheetNotes | null = null;
  const note = (given: SheetNotes) => {
    notes = given.name === '' ? null : given;
  };
  // An attempt before may have been lost at this or at the check.
  await job.update({ step: 'reading', done: 0 });
  await dropSheet(database, id);
  for await (const read of readSheet(data, signal, note)) {
    head ??= read.shift();
    columns ??= readHeadings(resource, head, chosen);
    rows += read.length;
    await job.update({});
    if (read.length > 0) await stageRows(database, id, read);
  }
  columns ??= readHeadings(resource, head, chosen);
  if (chosen && !job.isTrial) await keepColumns(database, resource, columns.heads, chosen);
  return { ...columns, rows, notes, hash: hashOf(data) };
}

/** The head of each field's column, as the file writes it. */
const headingsOf = ({ fields, idColumn, heads }: Columns): Record<string, string> =>
  Object.fromEntries(heads.flatMap((heading, at) => [[at === idColumn ? 'id' : (fields[at] ?? ''), heading]]));

/** Checks the sheet of a job. What it would do is its report, which a trial or a sheet with a fault ends with. */
async function checkSheet(
  writer: Writer,
  { id: jobId, isTrial, update, work: { create = [] } }: RunningJob,
  pictures: PictureSource,
  sheet: Staged,
): Promise<ImportReport> {
  const { rows } = sheet;
  const check = async (isTry: boolean) => {
    const looked = await lookUpNames(writer, { ...sheet, jobId }, { create, isTrial: isTry });
    const whole = { ...sheet, ...looked, jobId, isTrial: isTry, pictures };
    return { ...(await checkRows(writer, whole, (done) => update({ done }))), missing: looked.missing };
  };
  // What a sheet with a fault names is not created.
  const tried = isTrial || create.length > 0 ? await check(true) : null;
  const checked = tried && (isTrial || tried.problems.length > 0) ? tried : await check(false);
  return {
    isDryRun: isTrial,
    rows,
    ...checked,
    picturesDone: 0,
    headings: headingsOf(sheet),
    sheet: sheet.notes,
    fileHash: sheet.hash,
    importedAt: await formerImport(writer, jobId, sheet.hash),
    isSaved: false,
    unsavedCount: 0,
  };
}

/** Stores that the saving begins, and returns the report that it begins with. */
async function beginSaving({ update }: RunningJob, checked: ImportReport): Promise<ImportReport> {
  const unsavedCount = checked.created + checked.updated;
  const report = { ...checked, created: 0, updated: 0, unsavedCount, isSaved: unsavedCount === 0 };
  await update({ step: 'saving', done: report.rows - unsavedCount, report });
  return report;
}

/**
 * Imports a sheet into a resource: a row with an id changes that record, one without adds one, one without changes has no
 * effect. Every row is checked before any is saved; a dry run ends there, and so does a sheet with a problem (R1521). After
 * a crash, an import that was saving continues with the remaining rows; any other restarts.
 */
export async function importSheet(writer: Writer, job: RunningJob): Promise<void> {
  const { app, database, by } = writer;
  const { pictures: archived } = job.work;
  const sheet = job.step === 'saving' ? null : await stageSheet(writer, job);
  if (sheet) await job.update({ step: 'checking', done: 0, total: sheet.rows });
  const archive = archived && by ? await openArchive(await archiveOf(app, by.id, archived)) : null;
  try {
    const pictures = new PictureSource(writer, archive, await allowedSites(database), job.signal);
    const found = sheet ? await checkSheet(writer, job, pictures, sheet) : storedReport.parse(job.report);
    const { rows, problems } = found;
    if (sheet && (job.isTrial || problems.length > 0)) return await job.update({ done: rows, report: found });
    const begun = sheet ? await beginSaving(job, found) : found;
    await job.update({ done: rows, report: await saveRows(writer, job, pictures, begun) });
  } finally {
    archive?.close();
  }
}
