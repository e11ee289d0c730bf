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
import { hasTyped, TYPED } from '../rollup/rollup-sql.ts';
import { searchParts, searchTextOf } from '../search/search-text.ts';
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

/** Whether a resource's children say figures that may be typed as well. */
const keepsTyped = (resources: readonly ResourceShape[], target: ResourceShape): boolean =>
  resources.some((child) => rollupsOf(child).some((group) => group.target.name === target.name && hasTyped(group)));

const typedColumn = () => jsonb(TYPED).notNull().default({});

/** The columns of fields; those that are none are left out. A value that may be missing may be null. */
const columns = (fields: Readonly<Record<string, Field>>): Columns => columnsWith(fields, () => null);

/** `initial`: what the database itself writes where nothing is said. */
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

/** What a search looks through: texts, folded (no case, no accents), kept up to date by the database. */
const searchColumn = (resource: ResourceShape) =>
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
  const [shown, ...others] = shownFirst(resource).map(column);
  if (shown) found.push(index(`${resource.name}_shown`).on(shown, ...others, column('createdAt').desc(), id));
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    if (stored.storage !== 'column') continue;
    if (isIndexed(field, stored) || isSortedByAll(resource, field)) {
      // With the id that ends each sort, a page far down a list is found by the index alone.
      const withId = stored.isIndexedWithId || isSortedByAll(resource, field);
      found.push(index(nameOf(resource, name)).on(column(name), ...(withId ? [id, ...covering] : [])));
    }
    if (isRanked(resource, field)) {
      // As the list asks for it (`orderClause`): where nothing is missing, without a word of what is.
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
    const [first, ...others] = rule.fields.map((field) => columnIn(tables, resource.name, field));
    if (!first) continue;
    const name = uniqueName(resource.name, rule);
    found.push(rule.isFolded ? uniqueIndex(name).on(sql`fold(${first})`) : unique(name).on(first, ...others));
  }
  return found;
}

/** A list that everyone reads and that grows: any order of it is an index. */
const isCatalogue = (resource: ResourceShape): boolean =>
  readByEveryone(resource) !== null && allows(resource, 'create');

/** What everyone reads of it where that is not all: the columns that say so. */
function shownFirst(resource: ResourceShape): readonly string[] {
  const where = isCatalogue(resource) && readByEveryone(resource)?.where;
  if (!where) return [];
  const equal = comparisonsOf(where).filter(({ operator }) => operator === 'in');
  return equal.map(({ field }) => field);
}

/**
 * What the shop's lists are filtered by where records stand for others of their own kind (a product for its shades): the former alone
 * are shown. It ends the index of each order, which then covers the list: a page far down is an index-only scan.
 */
const shelfFilter = (resource: ResourceShape): readonly string[] =>
  isCatalogue(resource)
    ? rollupsOf(resource).flatMap(({ target, via }) => (target.name === resource.name ? [via] : []))
    : [];

/** Whether the constraint of its own serves as an index of the field; one over folded texts knows no order. */
const isUnique = ({ unique }: Field): boolean => typeof unique === 'string' || (unique !== undefined && !unique.folded);

const isIndexed = (field: Field, { isIndexed }: { isIndexed?: true }): boolean =>
  !isUnique(field) &&
  (isIndexed ||
    (Boolean(field.computed) && field.isSortable !== false) ||
    Boolean(field.filter) ||
    (typeof field.column === 'object' && field.column.sortable === true));

/** An index holds 2 700 bytes of a value: 600 letters of any script. */
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
