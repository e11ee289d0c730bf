import { embeddedName, type Field, type FieldOf, type Kind, type ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName, otherColumn, ownerColumn, partName } from '../database/names.ts';

const name = (text: string) => sql.identifier(text);

/** Quotes a constant of the declarations for SQL: a key of a JSON object. Never a value of a request. */
const key = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);

/** A moment as ISO 8601 in UTC, the same in rows and in JSON. */
export const moment = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const plain = (column: SQL) => column;
const asNumber = (column: SQL) => sql`${column}::float8`;

/** How a column is answered, by kind; `null` for the kinds that are no column. */
const answerOf: { [K in Kind]: ((column: SQL) => SQL) | null } = {
  text: plain,
  longText: plain,
  integer: plain,
  price: asNumber,
  decimal: asNumber,
  boolean: plain,
  colour: plain,
  choice: plain,
  date: moment,
  image: plain,
  images: null,
  belongsTo: plain,
  manyToMany: null,
  children: null,
  lines: null,
};

const columnValue = (alias: string, field: string, kind: Kind): SQL =>
  answerOf[kind]!(sql`${name(alias)}.${name(columnName(field))}`);

/** `json_build_object` of some fields of a table under an alias. */
function object(alias: string, fields: [string, Field][], withId: boolean): SQL {
  const pairs = fields.map(([field, { kind }]) => sql`${key(field)}, ${columnValue(alias, field, kind)}`);
  if (withId) pairs.unshift(sql`'id', ${name(alias)}.id`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

const fieldsOf = (resource: ResourceShape, names: readonly string[]): [string, Field][] =>
  names.map((field) => [field, resource.fields[field]!]);

const targetOf = (resource: ResourceShape, field: FieldOf<'belongsTo' | 'manyToMany'>) =>
  field.target === 'self' ? resource : field.target;

const listOf = (item: SQL, order: SQL, from: SQL): SQL =>
  sql`(select coalesce(json_agg(${item} order by ${order}), '[]') from ${from})`;

/** The value of a field that lives in other tables, for the record under the alias `it`. */
function related(resource: ResourceShape, field: string, declared: Field): SQL | null {
  const part = name(partName(resource, field));
  const mine = sql`${part}.${name(ownerColumn(resource))} = it.id`;
  if (declared.kind === 'images')
    return listOf(
      sql`json_build_object('id', ${part}.id, 'url', ${part}.url, 'order', ${part}."order")`,
      sql`${part}."order", ${part}.id`,
      sql`${part} where ${mine}`,
    );
  if (declared.kind === 'lines')
    return listOf(
      object(partName(resource, field), Object.entries(declared.fields), false),
      sql`${part}.position`,
      sql`${part} where ${mine}`,
    );
  if (declared.kind === 'manyToMany') {
    const target = targetOf(resource, declared);
    const order = sql`other.${name(columnName(target.display))}, other.id`;
    const link = sql`${part} join ${name(target.name)} other on other.id = ${part}.${name(otherColumn(field))}`;
    return listOf(object('other', fieldsOf(target, declared.embed), true), order, sql`${link} where ${mine}`);
  }
  if (declared.kind === 'children') {
    const order = sql`child.${name(columnName(resource.display))}, child.id`;
    const from = sql`${name(resource.name)} child where child.${name(columnName(declared.via))} = it.id`;
    return listOf(object('child', fieldsOf(resource, declared.embed), true), order, from);
  }
  return null;
}

/** The record that a `belongsTo` field points to. */
function pointedTo(resource: ResourceShape, field: string, declared: FieldOf<'belongsTo'>): SQL {
  const target = targetOf(resource, declared);
  return sql`(select ${object('target', fieldsOf(target, declared.embed), true)} from ${name(target.name)} target
    where target.id = it.${name(columnName(field))})`;
}

/** The select list of a whole record (R1404: every field, and what it points to), for a table under the alias `it`. */
export function recordColumns(resource: ResourceShape): SQL {
  const columns: SQL[] = [sql`it.id`];
  for (const [field, declared] of Object.entries(resource.fields)) {
    const value = related(resource, field, declared) ?? columnValue('it', field, declared.kind);
    columns.push(sql`${value} as ${name(field)}`);
    if (declared.kind === 'belongsTo')
      columns.push(sql`${pointedTo(resource, field, declared)} as ${name(embeddedName(field))}`);
  }
  columns.push(sql`${moment(sql`it.created_at`)} as "createdAt"`, sql`${moment(sql`it.updated_at`)} as "updatedAt"`);
  columns.push(sql`it.row_version as "rowVersion"`);
  return sql.join(columns, sql`, `);
}
