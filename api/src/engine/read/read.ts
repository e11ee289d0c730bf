import type { RecordOf, ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { template } from '../../platform/database/run.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';
import { missingSingle } from '../kinds/single-row.ts';
import type { RequestedField } from './projection.ts';
import { recordText, versionedText } from './select.ts';

/** A record as the API answers it, and its version, which ETags name. */
export type StoredRecord<R extends ResourceShape = ResourceShape> = RecordOf<R> & { rowVersion: number };

/** Whole records, each as one text: the driver would process each column of a wide record, for each response. */
const selecting = (resource: ResourceShape, from: SQL): SQL => sql`select ${versionedText(resource)} as record ${from}`;

const byId = memoizeByObject((resource: ResourceShape) =>
  template(selecting(resource, sql`from ${sql.identifier(resource.name)} it where it.id = ${sql.placeholder('id')}`)),
);

/** Reads whole records: `selecting` gives the condition on the rows `it`. */
async function read<R extends ResourceShape>(database: Executor, query: SQL): Promise<StoredRecord<R>[]> {
  const { rows } = await database.execute<{ record: string }>(query, 'often');
  // `versionedText` selects the declared keys, and `RecordOf` is derived from the same declaration.
  return rows.map(({ record }) => JSON.parse(record) as StoredRecord<R>);
}

/** One record, or `null`. An id that is no UUID is nobody's. */
export async function findOne<R extends ResourceShape>(
  database: Executor,
  resource: R,
  id: string,
  scope: SQL | null = null,
): Promise<StoredRecord<R> | null> {
  if (!isUuid(id)) return null;
  const table = sql.identifier(resource.name);
  const query = scope
    ? selecting(resource, sql`from ${table} it where it.id = ${id} and ${scope}`)
    : byId(resource)({ id });
  const [found] = await read<R>(database, query);
  return found ?? null;
}

/** One record as the JSON text that is sent, and its version; `null` as with `findOne`. */
export async function findOneText(
  database: Executor,
  resource: ResourceShape,
  id: string,
  scope: SQL | null = null,
  fields: readonly RequestedField[] | null = null,
): Promise<{ text: string; version: number } | null> {
  if (!isUuid(id)) return null;
  const { rows } = await database.execute<{ text: string; version: number }>(
    sql`select ${recordText(resource, fields)} as text, it.row_version as version from ${sql.identifier(resource.name)} it
      where it.id = ${id} ${scope ? sql`and ${scope}` : sql``}`,
    'often',
  );
  return rows[0] ?? null;
}

/** The next records in the order of their ids, after one; the first where `after` is null. */
export const findAfter = <R extends ResourceShape>(
  database: Executor,
  resource: R,
  after: string | null,
  most: number,
  scope: SQL = sql`true`,
): Promise<StoredRecord<R>[]> =>
  read<R>(
    database,
    selecting(
      resource,
      sql`from ${sql.identifier(resource.name)} it where ${scope} ${after === null ? sql`` : sql`and it.id > ${after}`}
        order by it.id limit ${most}`,
    ),
  );

/** The record of a resource that has exactly one. Where somebody has deleted it from its table, it is put there as it is declared. */
export async function findSingle<R extends ResourceShape>(database: Executor, resource: R): Promise<StoredRecord<R>> {
  const query = selecting(resource, sql`from ${sql.identifier(resource.name)} it`);
  const [found] = await read<R>(database, query);
  if (found) return found;
  // What reads for another database writes nothing.
  const primary = database.primary ?? database;
  await primary.execute(missingSingle(resource));
  const [made] = await read<R>(primary, query);
  if (!made) throw new Error(`${resource.name}: the one record is missing`);
  return made;
}

/** Records by their ids (checked before), as far as they are there. */
export async function findByIds<R extends ResourceShape>(
  database: Executor,
  resource: R,
  ids: string[],
): Promise<Map<string, StoredRecord<R>>> {
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const query = selecting(resource, sql`from ${sql.identifier(resource.name)} it where it.id in (${list})`);
  const found = await read<R>(database, query);
  return new Map(found.map((row) => [row.id, row]));
}
