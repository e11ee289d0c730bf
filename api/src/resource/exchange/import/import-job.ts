import { createHash } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import type { PictureArchive } from '../../../media/read-archive.ts';
import type { RunningJob } from '../../../server/jobs/job-store.ts';
import type { Writer } from '../../write/write.ts';
import { allowedSites, PictureSource } from '../pictures/picture-source.ts';
import type { SheetNotes, SheetRow } from '../reader/limits.ts';
import { type Columns, readHeadings, type Target } from '../sheet/headings.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import type { ImportReport } from '../sheet/report.ts';
import { checkRows } from './check-rows.ts';
import { formerImport } from './former-import.ts';
import { saveRows } from './save-rows.ts';
import { dropSheet, stageRows } from './staged-rows.ts';

/** A sheet that lies in the database: its columns, how many rows it has, what its reader said of it, and the hash of its file. */
export type Staged = Columns & { rows: number; notes: SheetNotes | null; hash: string };

const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('base64');

/** Reads a file, its columns as they were chosen, and puts its rows down for a job. Throws a 400 or 422 that says what is wrong with it; nothing lies there then. */
export async function stageSheet(
  { database, resource }: Writer,
  jobId: string,
  data: Buffer,
  chosen: readonly Target[] | null,
  signal: AbortSignal,
): Promise<Staged> {
  let head: SheetRow | undefined;
  let columns: Columns | null = null;
  let rows = 0;
  let notes: SheetNotes | null = null;
  const note = (said: SheetNotes) => {
    notes = said.name === '' ? null : said;
  };
  try {
    for await (const read of readSheet(data, signal, note)) {
      signal.throwIfAborted();
      head ??= read.shift();
      columns ??= readHeadings(resource, head, chosen);
      rows += read.length;
      if (read.length > 0) await stageRows(database, jobId, read);
    }
    return { ...(columns ?? readHeadings(resource, head, chosen)), rows, notes, hash: hashOf(data) };
  } catch (error) {
    await dropSheet(database, jobId);
    throw error;
  }
}

/** The head of each field's column, as the file writes it. */
const headingsOf = ({ fields, idColumn, heads }: Columns): Record<string, string> =>
  Object.fromEntries(heads.flatMap((heading, at) => [[at === idColumn ? 'id' : (fields[at] ?? ''), heading]]));

/** What is left of a sheet that is not needed any more; a database that is away keeps it for a day. */
const forget = (database: Database, jobId: string) => dropSheet(database, jobId).then(undefined, () => undefined);

/**
 * Imports a sheet into a resource: a row with an id changes that record, one without adds one, one that says nothing new
 * leaves no trace. Every row is checked before any is saved; a dry run ends there, and so does a sheet with a fault (R1521).
 */
export async function importSheet(
  writer: Writer,
  job: RunningJob,
  { archive, ...sheet }: Staged & { archive: PictureArchive | null },
  isTrial: boolean,
): Promise<void> {
  const { rows } = sheet;
  const pictures = new PictureSource(writer, archive, await allowedSites(writer.database), job.signal);
  let isSaving = false;
  try {
    await job.tell({ step: 'checking', done: 0, total: rows });
    const checked = await checkRows(writer, { ...sheet, jobId: job.id, isTrial, pictures }, (done) =>
      job.tell({ done }),
    );
    const headings = headingsOf(sheet);
    const report: ImportReport = {
      isDryRun: isTrial,
      rows,
      ...checked,
      picturesDone: 0,
      headings,
      sheet: sheet.notes,
      fileHash: sheet.hash,
      importedAt: await formerImport(writer, job.id, sheet.hash),
      isSaved: false,
      unsavedCount: 0,
    };
    isSaving = !isTrial && report.problems.length === 0;
    await job.tell({ done: rows, report: isSaving ? await saveRows(writer, job, pictures, report) : report });
  } finally {
    // Those that were to be saved and are not are named for a day.
    if (!isSaving) await forget(writer.database, job.id);
  }
}
