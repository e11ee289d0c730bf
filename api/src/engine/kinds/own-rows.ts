import type { Kind } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { ownerColumn } from '../../platform/database/names.ts';
import type { Change, Place } from './kind.ts';
import { columnsOf, ownerOf, parameters, partOf, recordset } from './sql-parts.ts';

/** Saves lists in rows of a field's own table: a list that a record sends replaces the former one. */
export async function replaceRows<Item>(
  database: Executor,
  place: Place<Kind>,
  changes: readonly Change[],
  rowsOf: (list: readonly Item[]) => object[],
): Promise<void> {
  const given = changes.flatMap(({ id, before, values }) => {
    const items = values[place.name];
    return Array.isArray(items) ? [{ id, before, items }] : [];
  });
  const former = given.flatMap(({ id, before }) => (before ? [id] : []));
  if (former.length > 0)
    await database.execute(sql`delete from ${partOf(place)} where ${ownerOf(place)} in (${parameters(former)})`);
  const owner = ownerColumn(place.resource);
  const rows = given.flatMap(({ id, items }) => rowsOf(items).map((row) => ({ [owner]: id, ...row })));
  const [first] = rows;
  if (!first) return;
  await database.execute(
    sql`
    insert into ${partOf(place)} (${columnsOf(Object.keys(first))}) select * from ${recordset(partOf(place), rows)} given`,
    'often',
  );
}
