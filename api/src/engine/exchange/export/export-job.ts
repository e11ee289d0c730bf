import { isWhollyAdmins, type ResourceShape } from '@karite/shared/resource';
import { cutToLength, validText } from '@karite/shared/text';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import type { SignedIn } from '../../../platform/server/access/signed-in.ts';
import type { Cell } from '../../kinds/cell.ts';
import { fromClause, orderClause } from '../../list/conditions.ts';
import { type ListQuery, listQueryOf, searchedBy } from '../../list/list-query.ts';
import { scopeOf } from '../../list/scope.ts';
import { readableBy, seesWhole } from '../../read/granted.ts';
import type { StoredRecord } from '../../read/read.ts';
import { recordColumns, someColumns } from '../../read/select.ts';
import { searchTerms } from '../../search/terms.ts';
import type { JobProgress } from '../jobs/carry-out.ts';
import type { SheetFormat } from '../routes/sheet-types.ts';
import { namesOf } from '../sheet/cells.ts';
import { keysOf, requestedFields, type SheetColumn, sheetColumns } from '../sheet/columns.ts';
import { storePieces } from './job-file.ts';

/** What is exported: the records that a list finds, as this account sees them. */
export type Exported = {
  resource: ResourceShape;
  query: ListQuery;
  format: SheetFormat;
  by: SignedIn;
  /** Whether the caller chose the order: it then discloses something of its fields. */
  isSorted: boolean;
  /** The fields that get a column; `null`: all. */
  fields: ReadonlySet<string> | null;
};

/** The query of an export. Throws a 400 where the list does not support it. */
export function exportedOf(
  resource: ResourceShape,
  query: Readonly<Record<string, unknown>>,
  format: SheetFormat,
): Omit<Exported, 'by'> {
  const list = listQueryOf(resource, query);
  return {
    resource,
    query: { ...list, start: 0, end: Number.MAX_SAFE_INTEGER },
    format,
    isSorted: query._sort !== undefined,
    fields: requestedFields(resource, list.fields),
  };
}

/** A text that begins as if it were escaped is escaped itself: an import takes one apostrophe away. */
const escapedTwice = (cell: Cell): Cell =>
  typeof cell === 'string' && /^'+[=+\-@\t\r\n|]/.test(cell) ? `'${cell}` : cell;

/** Records fetched at a time: what an export holds in memory, however long it is. */
const BATCH = 500;
/** The shortest interval between progress updates, in ms. */
const UPDATE_EVERY_MS = 300;

/** A cell as a file may hold it, whatever was stored before texts were judged (R2023). */
const validCell = (cell: Cell): Cell => (typeof cell === 'string' ? validText(cell) : cell);

/** The file of some cells, as it is written. What writes it is loaded by the first export. */
async function streamOf(
  { resource, format }: Exported,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<Cell[]>,
): Promise<AsyncIterable<Uint8Array>> {
  const headings = columns.map((column) => column.heading);
  return format === 'csv'
    ? // A cell that begins like a formula is a text: a spreadsheet must not run what a shopper typed.
      (await import('hucre/csv')).writeCsvStream(rows, {
        headers: headings,
        delimiter: ';',
        bom: true,
        escapeFormulae: true,
      })
    : (await import('hucre/xlsx')).writeXlsxStream(rows, {
        name: cutToLength(resource.label.many, 31),
        columns: headings.map((header) => ({ header })),
        freezePane: { rows: 1 },
      });
}

/**
 * Writes every record that matches a list's filters and search and that the caller may read, in its order, into the job's
 * file. One cursor reads them, so the file has one snapshot and is read once, whatever its order; memory use is constant.
 */
export async function exportSheet(database: Database, job: JobProgress, exported: Exported): Promise<void> {
  const { resource, by, isSorted, fields, format } = exported;
  const query = searchedBy(by, resource, exported.query);
  // What is never imported needs no name that is found again.
  const isImported = isWhollyAdmins(resource, 'create') && isWhollyAdmins(resource, 'update');
  const names = isImported ? await namesOf(database, resource, Object.keys(resource.fields)) : {};
  const columns = sheetColumns(resource, fields, names);
  const terms = await searchTerms(database, resource, query.q);
  const from = fromClause(resource, query, scopeOf(by, resource, query, isSorted), terms);
  const counted = await database.execute<{ total: number }>(sql`select count(*)::int as total ${from}`, 'long');
  await job.update({ step: 'writing', done: 0, total: firstRow(counted).total });
  // What an account may see of a record can hang on other fields of it.
  const isWhole = seesWhole(by, resource);
  const selected = fields && isWhole ? someColumns(resource, keysOf(resource, fields)) : recordColumns(resource);
  const batches = database.cursor<StoredRecord>(sql`select ${selected} ${from} ${orderClause(query)}`, BATCH);
  async function* rows() {
    let done = 0;
    let reportedAt = performance.now();
    for await (const batch of batches) {
      job.signal.throwIfAborted();
      for (const record of batch) {
        const shown = isWhole ? record : readableBy(by, resource, record);
        const cells = columns.map((column) => validCell(column.read(shown)));
        yield format === 'csv' ? cells.map(escapedTwice) : cells;
      }
      done += batch.length;
      if (performance.now() - reportedAt < UPDATE_EVERY_MS) continue;
      reportedAt = performance.now();
      await job.update({ done });
    }
    await job.update({ done });
  }
  const fileSize = await storePieces(database, job, await streamOf(exported, columns, rows()));
  await job.update({ fileName: `${resource.name}.${format}`, fileSize });
}
