import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database.ts';
import { MigrationRefused } from './refuse.ts';

/** A column as the catalogue has it, or as a declaration wants it. */
type Column = { type: string; isRequired: boolean; hasDefault: boolean; made: string | null };
type Found = {
  name: string;
  columns: Record<string, Column>;
  /** Constraints and indexes by name, each with its definition: the values of a check, the deletion rule of a key. */
  parts: Record<string, string>;
};

/** Every table of the database as it is, in one question of a few milliseconds. */
const CATALOGUE = sql`
  select it.relname as name,
    (select json_object_agg(attname, json_build_object(
        'type', format_type(atttypid, atttypmod) || coalesce(' COLLATE "' || collname || '"', ''),
        'isRequired', attnotnull, 'hasDefault', atthasdef or attidentity <> '',
        'made', (select pg_get_expr(adbin, adrelid) from pg_attrdef where attgenerated <> '' and adrelid = attrelid and adnum = attnum)))
      from pg_attribute join pg_type on pg_type.oid = atttypid
      left join pg_collation on pg_collation.oid = attcollation and attcollation <> typcollation
      where attrelid = it.oid and attnum > 0 and not attisdropped) as columns,
    (select coalesce(json_object_agg(name, definition), '{}') from (
      select conname as name, case contype when 'c' then pg_get_constraintdef(oid) when 'u' then 'unique'
          when 'f' then case confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'r' then 'restrict' else 'no action' end
          else '' end as definition
        from pg_constraint where conrelid = it.oid
      union all select index.relname, case when indisunique then 'unique index' else 'index' end
        from pg_index join pg_class index on index.oid = indexrelid
        where indrelid = it.oid and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
    ) part) as parts
  from pg_class it where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`;

const dialect = new PgDialect();

/** The values that a check names: PostgreSQL writes the rest of it in its own words. */
const valuesIn = (check: string): string =>
  [...check.matchAll(/'((?:[^']|'')*)'/g)]
    .map(([, value]) => value)
    .sort()
    .join('|');
const checkOf = (value: SQL): string => valuesIn(dialect.sqlToQuery(value).sql);

/** A column's definition, as far as PostgreSQL prints both forms the same way. */
const wordsOf = (expression: string): string => expression.toLowerCase().replace(/::[a-z]+|[\s"()]/g, '');

function madeOf({ generated }: PgColumn): string | null {
  const as = typeof generated?.as === 'function' ? generated.as() : generated?.as;
  return is(as, SQL) ? wordsOf(dialect.sqlToQuery(as).sql) : null;
}

/** As `format_type` writes it: drizzle has a space after the comma of `numeric(12, 2)`. */
const typeOf = (type: string): string => type.replace(/,\s+/g, ',');

function declared(table: PgTable): Found {
  const { name, indexes, foreignKeys, checks, uniqueConstraints } = getTableConfig(table);
  const columns = Object.values(getTableColumns(table));
  const parts = [
    ...indexes.flatMap(({ config }) => (config.name ? [[config.name, config.unique ? 'unique index' : 'index']] : [])),
    ...foreignKeys.map((key) => [key.getName(), key.onDelete ?? 'no action']),
    ...uniqueConstraints.flatMap((key) => (key.name ? [[key.name, 'unique']] : [])),
    ...columns.flatMap(({ isUnique, uniqueName }) => (isUnique && uniqueName ? [[uniqueName, 'unique']] : [])),
    ...checks.map((check) => [check.name, checkOf(check.value)]),
  ];
  return {
    name,
    columns: Object.fromEntries(
      columns.map((column) => [
        column.name,
        {
          type: typeOf(column.getSQLType()),
          isRequired: column.notNull,
          hasDefault: column.hasDefault,
          made: madeOf(column),
        },
      ]),
    ),
    parts: Object.fromEntries(parts),
  };
}

function differences(wanted: Found, found: Found | undefined): string[] {
  const { name } = wanted;
  if (!found) return [`the table ${name} is missing`];
  const columns = Object.entries(wanted.columns).flatMap(([column, { type, isRequired, made }]) => {
    const there = found.columns[column];
    if (!there) return [`${name}.${column} is missing`];
    if (there.type !== type) return [`${name}.${column} is ${there.type} and not ${type}`];
    if (made !== (there.made && wordsOf(there.made))) return [`${name}.${column} is made of something else`];
    if (there.isRequired === isRequired) return [];
    return [`${name}.${column} ${isRequired ? 'may be empty, and must not be' : 'must not be empty, and may be'}`];
  });
  const foreign = Object.entries(found.columns).flatMap(([column, { isRequired, hasDefault }]) =>
    !(column in wanted.columns) && isRequired && !hasDefault
      ? [`${name}.${column} is declared nowhere, and refuses every new row: it needs a default`]
      : [],
  );
  const parts = Object.entries(wanted.parts).flatMap(([part, text]) => {
    // PostgreSQL cuts a longer name.
    const there = found.parts[part.slice(0, 63)];
    if (there === undefined) return [`${name}: ${part} is missing`];
    if (there.startsWith('CHECK')) return text === valuesIn(there) ? [] : [`${name}: ${part} allows other values`];
    return text === there ? [] : [`${name}: ${part} is « ${there} » and not « ${text} »`];
  });
  return [...columns, ...foreign, ...parts];
}

/** What the tables of a database are otherwise than declared, a line each. Tables and columns of somebody else's do not count. */
export async function findMismatches(database: Executor, tables: Iterable<PgTable>): Promise<string[]> {
  const { rows } = await database.execute<Found>(CATALOGUE);
  const found = new Map(rows.map((row) => [row.name, row]));
  return [...tables].flatMap((table) => {
    const wanted = declared(table);
    return differences(wanted, found.get(wanted.name));
  });
}

/** Refuses a database with tables that differ from the declarations: queries would fail, or return wrong results. */
export async function refuseMismatch(database: Executor, tables: Iterable<PgTable>): Promise<void> {
  const found = await findMismatches(database, tables);
  if (found.length === 0) return;
  throw new MigrationRefused(
    `The database is not what the declarations say:\n${found.map((line) => `  ${line}`).join('\n')}\n` +
      'After a change of a declaration: npm run migration -- <name>. Otherwise somebody has changed the tables by hand.',
  );
}
