import {
  allows,
  type Field,
  isNullable,
  isSortable,
  type ResourceShape,
  readByEveryone,
  rollupsOf,
  uniqueRules,
} from '@karite/shared/resource';
import { comparisonsOf } from '@karite/shared/resource/where';
import { type BuildExtraConfigColumns, type SQL, sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { columnName, partName, uniqueName } from '../../platform/database/names.ts';
import { indexedWhere } from '../list/where-sql.ts';
import { hasTyped, TYPED } from '../rollup/rollup-sql.ts';
import { searchParts, searchTextOf } from '../search/search-text.ts';
import { phoneEnd } from '../search/searched-text.ts';
import { storedAs } from './index.ts';
import { initialValue } from './single-row.ts';
import { columnIn, identity, type Table, type Tables } from './table.ts';

type Columns = Record<string, PgColumnBuilderBase>;
/** The columns of a table as its indexes name them. */
type ExtraColumns = BuildExtraConfigColumns<string, Columns, 'pg'>;

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/**
 * Every table that the declarations call for, by table name: one a resource, and one a field with rows of its own.
 * `extra` adds columns that no answer ever shows, by resource.
 */
export function declaredTables(resources: readonly ResourceShape[], extra: Record<string, Columns> = {}): Tables {
  const tables: Tables = {};
  for (const resource of resources.filter(({ isView }) => !isView)) {
    const hidden: Columns = keepsTyped(resources, resource) ? { typedValues: typedColumn() } : {};
    tables[resource.name] = mainTable(resource, { ...hidden, ...extra[resource.name] }, tables);
    for (const [name, field] of Object.entries(resource.fields)) {
      const stored = storedAs(field);
      if (stored.storage === 'rows')
        tables[partName(resource, name)] = stored.table({ resource, name, field }, { tables, columns });
    }
  }
  return tables;
}

/** Whether a resource has figures that are rolled up from its children and may be typed as well. */
const keepsTyped = (resources: readonly ResourceShape[], target: ResourceShape): boolean =>
  resources.some((child) => rollupsOf(child).some((group) => group.target.name === target.name && hasTyped(group)));

const typedColumn = () => jsonb(TYPED).notNull().default({});

/** The columns of fields; those that are none are left out. A value that may be missing may be null. */
const columns = (fields: Readonly<Record<string, Field>>): Columns => columnsWith(fields, () => null);

/** `initial`: the database's own default. */
function columnsWith(fields: Readonly<Record<string, Field>>, initial: (field: Field) => SQL | null): Columns {
  const found: Columns = {};
  for (const [name, field] of Object.entries(fields)) {
    const stored = storedAs(field);
    if (stored.storage !== 'column') continue;
    const column = stored.column(columnName(name), field);
    const value = initial(field);
    if (value) column.default(value);
    found[name] = isNullable(field) ? column : column.notNull();
  }
  return found;
}

function mainTable(resource: ResourceShape, extra: Columns, tables: Tables): Table {
  const searched = searchParts(resource);
  const own: Columns = {
    id: identity(),
    ...(resource.isSingle ? columnsWith(resource.fields, initialValue) : columns(resource.fields)),
    ...(searched.length > 0 && { searchText: searchColumn(resource) }),
    ...extra,
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    rowVersion: integer('row_version').notNull().default(1),
  };
  return pgTable(resource.name, own, (table) => constraints(resource, table, tables));
}

/** The text that searches match: folded (no case, no accents), and updated by the database. */
const searchColumn = (resource: ResourceShape) =>
  // biome-ignore lint/plugin: names of declared fields
  text('search_text').generatedAlwaysAs(sql.raw(searchTextOf(resource)));

/** The column of a field's index and of its constraints are named after it. */
const nameOf = (resource: ResourceShape, field: string, of = '') => `${resource.name}_${columnName(field)}${of}`;

function constraints(resource: ResourceShape, table: ExtraColumns, tables: Tables): PgTableExtraConfigValue[] {
  const column = (name: string) => {
    const found = table[name];
    if (!found) throw new Error(`no column ${resource.name}.${name}`);
    return found;
  };
  const id = column('id');
  const covering = shelfFilter(resource).map(column);
  const found: PgTableExtraConfigValue[] = [
    index(`${resource.name}_newest`).on(column('createdAt').desc(), id, ...covering),
  ];
  if (isCatalogue(resource)) found.push(index(`${resource.name}_updated`).on(column('updatedAt').desc(), id));
  if (searchParts(resource).length > 0)
    found.push(index(`${resource.name}_search`).using('gin', column('searchText').op('gin_trgm_ops')));
  for (const name of resource.search?.staff?.phones ?? [])
    found.push(index(nameOf(resource, name, '_end')).on(phoneEnd(column(name))));
  const [shown, ...others] = shownFirst(resource).map(column);
  if (shown)
    found.push(index(`${resource.name}_shown`).on(shown, ...others, column('createdAt').desc(), id, ...covering));
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    if (stored.storage !== 'column') continue;
    if (isIndexed(field, stored) || isSortedByAll(resource, field)) {
      // With the id that ends each sort, a page far down a list is found by the index alone.
      const withId = stored.isIndexedWithId || isSortedByAll(resource, field);
      found.push(index(nameOf(resource, name)).on(column(name), ...(withId ? [id, ...covering] : [])));
    }
    if (isRanked(resource, field)) {
      // The same order as the list's (`orderClause`): without NULLS clauses where no value is null.
      const best = isNullable(field) ? column(name).desc().nullsLast() : column(name).desc().nullsFirst();
      found.push(index(nameOf(resource, name, '_best')).on(best, id, ...covering));
      found.push(index(nameOf(resource, name, '_least')).on(column(name), id, ...covering));
    }
    found.push(
      ...(stored.constraints?.({ resource, name, field }, columnIn(tables, resource.name, name), tables) ?? []),
    );
  }
  if (resource.isSingle) found.push(uniqueIndex(`${resource.name}_single`).on(sql`(true)`));
  for (const rule of uniqueRules(resource)) {
    const name = uniqueName(resource.name, rule);
    const [first, ...others] = rule.fields.map((field) => columnIn(tables, resource.name, field));
    const [indexed, ...more] = rule.fields.map(column);
    if (!first || !indexed) continue;
    if (rule.isFolded) found.push(uniqueIndex(name).on(sql`fold(${first})`));
    else if (!rule.where) found.push(unique(name).on(first, ...others));
    else {
      const among = uniqueIndex(name).on(indexed, ...more);
      found.push(among.where(indexedWhere(rule.where)));
    }
  }
  return found;
}

/** A list that everyone reads and that grows: any order of it is an index. */
const isCatalogue = (resource: ResourceShape): boolean =>
  readByEveryone(resource) !== null && allows(resource, 'create');

/** The columns that decide which records are public, where not all are. */
function shownFirst(resource: ResourceShape): readonly string[] {
  const where = isCatalogue(resource) && readByEveryone(resource)?.where;
  if (!where) return [];
  const equal = comparisonsOf(where).filter(({ operator }) => operator === 'in');
  return equal.map(({ field }) => field);
}

/**
 * The filter of the shop's lists where records represent others of their kind (a product its shades): only the former are
 * shown. It ends the index of each order, which then covers the list: a page far down is an index-only scan.
 */
const shelfFilter = (resource: ResourceShape): readonly string[] =>
  isCatalogue(resource)
    ? rollupsOf(resource).flatMap(({ target, via }) => (target.name === resource.name ? [via] : []))
    : [];

/** Whether the field's own constraint serves as its index; one over folded texts has no useful order. */
const isUnique = ({ unique }: Field): boolean => typeof unique === 'string' || (unique !== undefined && !unique.folded);

const isIndexed = (field: Field, { isIndexed }: { isIndexed?: true }): boolean =>
  !isUnique(field) &&
  (isIndexed ||
    (Boolean(field.computed) && field.isSortable !== false) ||
    Boolean(field.filter) ||
    (typeof field.column === 'object' && field.column.sortable === true));

/** An index entry has 2 700 bytes: 600 characters of any script. */
const LONGEST_INDEXED = 600;
const isOrdered = (resource: ResourceShape, field: Field): boolean =>
  isCatalogue(resource) &&
  isSortable(field) &&
  !('maxLength' in field && field.maxLength && field.maxLength > LONGEST_INDEXED);

const hasFewValues = (field: Field): boolean => {
  const stored = storedAs(field);
  return stored.storage === 'column' && stored.hasFewValues === true;
};

/**
 * What everyone may sort by and one index does not serve from both ends: values that may be missing come last, whichever
 * end comes first, and among thousands of equal ones the ids go upwards.
 */
const isRanked = (resource: ResourceShape, field: Field): boolean =>
  isOrdered(resource, field) && (isNullable(field) || hasFewValues(field));

/** What everyone may sort by, and one index serves from both ends. */
const isSortedByAll = (resource: ResourceShape, field: Field): boolean =>
  isOrdered(resource, field) && !isUnique(field) && !isRanked(resource, field);
