import { allows, type Field, type FieldOf, type ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { columnName, otherColumn, ownerColumn, partName } from '../database/names.ts';
import { columnOf, isColumn, isFilled, isSortable } from './columns.ts';
import { searchParts, searchTextOf } from './search-text.ts';

type Columns = Record<string, AnyPgColumn & ExtraConfigColumn>;
type Extra = Record<string, PgColumnBuilderBase>;

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();
const identity = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`);

/**
 * Every table that the declarations call for, by table name: one a resource, and one a list field of it. `extra` adds
 * columns that no answer ever shows, by resource.
 */
export function declaredTables(resources: readonly ResourceShape[], extra: Record<string, Extra> = {}) {
  const tables: Record<string, PgTable & Columns> = {};
  for (const resource of resources) {
    tables[resource.name] = mainTable(resource, extra[resource.name] ?? {}, tables);
    for (const [name, field] of Object.entries(resource.fields)) {
      const part = partTable(resource, name, field, tables);
      if (part) tables[partName(resource, name)] = part;
    }
  }
  return tables;
}

function mainTable(resource: ResourceShape, extra: Extra, tables: Record<string, PgTable & Columns>) {
  const columns: Extra = { id: identity() };
  for (const [name, field] of Object.entries(resource.fields)) {
    const column = columnOf(name, field);
    if (column) columns[name] = column;
  }
  const searched = searchParts(resource);
  if (searched.length > 0) columns.searchText = searchColumn(searched);
  const rowVersion = integer('row_version').notNull().default(1);
  const all = { ...columns, ...extra, createdAt: moment('created_at'), updatedAt: moment('updated_at'), rowVersion };
  return pgTable(resource.name, all, (table) => constraints(resource, table as unknown as Columns, tables)) as never;
}

/** What a search looks through: texts, folded (no case, no accents), kept up to date by the database. */
const searchColumn = (fields: readonly string[]) =>
  text('search_text').generatedAlwaysAs(sql.raw(searchTextOf(fields)));

function constraints(
  resource: ResourceShape,
  table: Columns,
  tables: Record<string, PgTable & Columns>,
): PgTableExtraConfigValue[] {
  const found: PgTableExtraConfigValue[] = [index(`${resource.name}_newest`).on(table.createdAt!.desc(), table.id!)];
  if (isCatalogue(resource)) found.push(index(`${resource.name}_updated`).on(table.updatedAt!.desc(), table.id!));
  if (table.searchText) found.push(index(`${resource.name}_search`).using('gin', table.searchText.op('gin_trgm_ops')));
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!isColumn(field)) continue;
    const column = table[name]!;
    if (isIndexed(field) || isSortedByAll(resource, field)) {
      // With the id that ends each sort, a page far down a list is found by the index alone.
      const withId = field.kind === 'text' || field.kind === 'price' || isSortedByAll(resource, field);
      found.push(index(`${resource.name}_${columnName(name)}`).on(column, ...(withId ? [table.id!] : [])));
    }
    if (isRanked(resource, field)) {
      // As the list asks for it (`orderClause`): where nothing is missing, without a word of what is.
      const best = isFilled(field) ? column.desc().nullsFirst() : column.desc().nullsLast();
      found.push(index(`${resource.name}_${columnName(name)}_best`).on(best, table.id!));
      found.push(index(`${resource.name}_${columnName(name)}_least`).on(column, table.id!));
    }
    if (field.kind === 'choice') found.push(check(`${resource.name}_${columnName(name)}_choice`, oneOf(column, field)));
    if (field.kind === 'belongsTo' && field.onDelete !== 'keep')
      found.push(
        foreignKey({
          name: `${resource.name}_${columnName(name)}_fk`,
          columns: [column],
          foreignColumns: [(field.target === 'self' ? table : tables[field.target.name]!).id!],
        }).onDelete(field.onDelete === 'clear' ? 'set null' : 'restrict'),
      );
  }
  for (const fields of resource.unique ?? []) {
    const name = `${resource.name}_${fields.map(columnName).join('_')}_unique`;
    const [first, ...others] = fields.flatMap((field) => table[field] ?? []);
    if (first) found.push(unique(name).on(first, ...others));
  }
  return found;
}

/** A list that everyone reads and that grows: any order of it is an index. */
const isCatalogue = (resource: ResourceShape): boolean =>
  resource.access.read === 'everyone' && allows(resource, 'create');
const isUnique = (field: Field): boolean => Boolean('unique' in field && field.unique);

const isIndexed = (field: Field): boolean =>
  !isUnique(field) &&
  (field.kind === 'belongsTo' ||
    Boolean(field.from) ||
    Boolean(field.filter) ||
    (typeof field.column === 'object' && field.column.sortable === true));

/** An index holds 2 700 bytes of a value: 600 letters of any script. */
const LONGEST_INDEXED = 600;
const isOrdered = (resource: ResourceShape, field: Field): boolean =>
  isCatalogue(resource) &&
  isSortable(field) &&
  !('maxLength' in field && field.maxLength && field.maxLength > LONGEST_INDEXED);

/**
 * What everyone may sort by and one index does not serve from both ends: values that may be missing come last, whichever
 * end comes first, and among thousands of equal ones the ids go upwards.
 */
const isRanked = (resource: ResourceShape, field: Field): boolean =>
  isOrdered(resource, field) && (!isFilled(field) || ['boolean', 'choice', 'colour'].includes(field.kind));

/** What everyone may sort by, and one index serves from both ends. */
const isSortedByAll = (resource: ResourceShape, field: Field): boolean =>
  isOrdered(resource, field) && !isUnique(field) && !isRanked(resource, field);

/** Whether an index holds the records of what everyone reads in the order of a field, from both ends. */
export const isInOrder = (resource: ResourceShape, name: string): boolean => {
  const field = resource.fields[name];
  return field ? isOrdered(resource, field) : isCatalogue(resource);
};

const oneOf = (column: AnyPgColumn, field: FieldOf<'choice'>): SQL =>
  sql`${column} in (${sql.raw(
    Object.keys(field.options)
      .map((option) => `'${option.replaceAll("'", "''")}'`)
      .join(', '),
  )})`;

/** Rows that belong to one record: its pictures, its links to another resource, its lines. */
function partTable(resource: ResourceShape, name: string, field: Field, tables: Record<string, PgTable & Columns>) {
  const table = partName(resource, name);
  const owner = () =>
    uuid(ownerColumn(resource))
      .notNull()
      .references(() => tables[resource.name]!.id!, { onDelete: 'cascade' });
  if (field.kind === 'images') {
    const columns = { id: identity(), ownerId: owner(), url: text('url').notNull(), order: integer('order').notNull() };
    return pgTable(table, columns, (t) => [index(`${table}_owner`).on(t.ownerId, t.order)]) as never;
  }
  if (field.kind === 'manyToMany') {
    const other = uuid(otherColumn(name))
      .notNull()
      .references(() => (field.target === 'self' ? tables[resource.name] : tables[field.target.name])!.id!, {
        onDelete: 'cascade',
      });
    return pgTable(table, { ownerId: owner(), otherId: other }, (t) => [
      primaryKey({ columns: [t.ownerId, t.otherId] }),
      index(`${table}_other`).on(t.otherId),
    ]) as never;
  }
  if (field.kind === 'lines') {
    const columns: Extra = { id: identity(), ownerId: owner(), position: integer('position').notNull() };
    for (const [line, lineField] of Object.entries(field.fields)) columns[line] = columnOf(line, lineField)!;
    return pgTable(table, columns, (t) => [
      index(`${table}_owner`).on((t as Columns).ownerId!, (t as Columns).position!),
    ]) as never;
  }
  return null;
}
