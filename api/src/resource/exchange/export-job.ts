import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Database } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import type { SignedIn } from '../../server/access/signed-in.ts';
import type { RunningJob } from '../../server/jobs/job-store.ts';
import { orderClause, whereClause } from '../conditions.ts';
import { readableBy } from '../granted.ts';
import type { ListQuery } from '../list-query.ts';
import type { Row } from '../read.ts';
import { scopeOf } from '../scope.ts';
import { recordColumns } from '../select.ts';
import { sheetColumns } from './columns.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** Records fetched at a time: what an export holds in memory, however long it is. */
const BATCH = 200;
/** The file is kept in pieces of this many bytes. */
const PIECE = 262_144;

/** The file of some cells, as it is written. */
function streamOf(
  resource: ResourceShape,
  format: SheetFormat,
  rows: AsyncIterable<(string | number | boolean | null)[]>,
) {
  const headings = sheetColumns(resource).map((column) => column.heading);
  return format === 'csv'
    ? // A cell that begins like a formula is a text: a spreadsheet must not run what a shopper typed.
      writeCsvStream(rows, { headers: headings, delimiter: ';', bom: true, escapeFormulae: true })
    : writeXlsxStream(rows, {
        name: resource.label.many.slice(0, 31),
        columns: headings.map((header) => ({ header })),
        freezePane: { rows: 1 },
      });
}

/** Writes every record that a list's filters and search match and that who asks may read, in its order, into the job's file: memory stays level. */
export async function exportSheet(
  database: Database,
  resource: ResourceShape,
  job: RunningJob,
  query: ListQuery,
  format: SheetFormat,
  by: SignedIn,
  isSorted: boolean,
): Promise<void> {
  const columns = sheetColumns(resource);
  const from = sql`from ${sql.identifier(resource.name)} it ${whereClause(resource, query, scopeOf(by, resource, query, isSorted))}`;
  const counted = await database.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  await job.tell({ step: 'writing', done: 0, total: firstRow(counted).total });
  const batches = database.cursor<Row>(sql`select ${recordColumns(resource)} ${from} ${orderClause(query)}`, BATCH);
  async function* rows() {
    let done = 0;
    for await (const batch of batches) {
      for (const record of batch) yield columns.map((column) => column.read(readableBy(by, resource, record)));
      done += batch.length;
      await job.tell({ done });
    }
  }
  let position = 0;
  const storePiece = async (piece: Buffer) => {
    await database.execute(
      sql`insert into job_files (job_id, position, bytes) values (${job.id}, ${position}, ${piece})`,
    );
    position += 1;
  };
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of streamOf(resource, format, rows())) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE) continue;
    await storePiece(Buffer.concat(held));
    held = [];
    size = 0;
  }
  if (size > 0) await storePiece(Buffer.concat(held));
  await job.tell({ fileName: `${resource.name}.${format}` });
}
