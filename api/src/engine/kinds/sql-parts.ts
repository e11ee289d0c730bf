import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { ownerColumn, partName } from '../../platform/database/names.ts';

export const identifier = (text: string) => sql.identifier(text);
export const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
/** Values as parameters, between commas. */
export const parameters = (values: readonly unknown[]): SQL => list(values.map((value) => sql`${value}`));

/** Columns by their names, between commas: one text, as a statement of a wide table takes longer to build than to send. */
// biome-ignore lint/plugin: names of declared columns
export const columnsOf = (names: readonly string[]): SQL => sql.raw(names.map((name) => `"${name}"`).join(', '));

/** Rows by the names of their columns, the same in each: PostgreSQL reads the values by the types of a table's columns. */
export const recordset = (table: SQL | ReturnType<typeof identifier>, rows: readonly object[]): SQL =>
  sql`(select ${columnsOf(Object.keys(rows[0] ?? {}))} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb))`;

/** A constant of the declarations: a key of a JSON object, an option. Never a value of a request. */
// biome-ignore lint/plugin: names and options of declared fields
export const constant = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);

/** The table of a field's own. */
export const partOf = ({ resource, name }: { resource: ResourceShape; name: string }) =>
  identifier(partName(resource, name));
export const ownerOf = ({ resource }: { resource: ResourceShape }) => identifier(ownerColumn(resource));

/** No column's name: where one has the row's, its value would be written instead. */
const row = identifier('(row)');

/**
 * The JSON object of a select list, in the format of `JSON.stringify`. So a response has the same bytes, and the same ETag,
 * whether SQL or JavaScript builds it. (`json_build_object` and `json_agg` add spaces.)
 */
export const objectOf = (columns: SQL): SQL => sql`(select row_to_json(${row}) from (select ${columns}) ${row})`;

/** A JSON list of such objects. */
export const listOf = (item: SQL, order: SQL, from: SQL): SQL =>
  sql`(select coalesce('[' || string_agg((${item})::text, ',' order by ${order}) || ']', '[]')::json from ${from})`;

/** The first of such a list alone: a list of one, or of none. */
export const firstOf = (item: SQL, order: SQL, from: SQL): SQL =>
  sql`(select coalesce((select '[' || (${item})::text || ']' from ${from} order by ${order} limit 1), '[]')::json)`;
