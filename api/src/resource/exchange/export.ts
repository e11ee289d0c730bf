import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { orderClause, whereClause } from '../conditions.ts';
import type { ListQuery } from '../list-query.ts';
import type { Row } from '../read.ts';
import { recordColumns } from '../select.ts';
import { sheetColumns } from './columns.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** Records fetched at a time: what an export holds in memory, however long it is. */
const BATCH = 500;
/** Each export holds a connection while it lasts; the shop needs the others. */
const AT_ONCE = 2;
let running = 0;

/** Every record that a list's filters and search match, in its order, read through a cursor: memory stays level. */
async function* readAll(database: Database, resource: ResourceShape, query: ListQuery): AsyncGenerator<Row> {
  if (running >= AT_ONCE)
    throw new ApiError(503, 'unavailable', 'Trop d’exports en même temps. Veuillez réessayer.', {
      headers: { 'retry-after': '10' },
    });
  running += 1;
  const table = sql.identifier(resource.name);
  const batches = database.cursor<Row>(
    sql`select ${recordColumns(resource)} from ${table} it ${whereClause(resource, query, null)} ${orderClause(query)}`,
    BATCH,
  );
  try {
    for await (const batch of batches) yield* batch;
  } finally {
    running -= 1;
  }
}

/** A list as a file that is written while it is read. The first record is awaited, so that a refusal is an answer. */
export async function exportSheet(database: Database, resource: ResourceShape, query: ListQuery, format: SheetFormat) {
  const columns = sheetColumns(resource);
  const records = readAll(database, resource, query);
  const first = await records.next();
  async function* rows() {
    if (!first.done) yield columns.map((column) => column.read(first.value));
    for await (const record of records) yield columns.map((column) => column.read(record));
  }
  const headings = columns.map((column) => column.heading);
  const stream =
    format === 'csv'
      ? // A cell that begins like a formula is a text: a spreadsheet must not run what a shopper typed.
        writeCsvStream(rows(), { headers: headings, delimiter: ';', bom: true, escapeFormulae: true })
      : writeXlsxStream(rows(), {
          name: resource.label.many.slice(0, 31),
          columns: headings.map((header) => ({ header })),
          freezePane: { rows: 1 },
        });
  return Readable.fromWeb(stream as NodeReadableStream<Uint8Array>);
}
