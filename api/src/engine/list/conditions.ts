import { phoneEnding } from '@karite/shared/region';
import { type Field, kindOf, type Operator, type ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../platform/database/names.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { storedAs } from '../kinds/index.ts';
import { list, ownerOf, parameters, partOf } from '../kinds/sql-parts.ts';
import { PART_END, searchedCodes, searchedIn, searchParts } from '../search/search-text.ts';
import { containing, phoneEnd, searched, searchedByStaff } from '../search/searched-text.ts';
import type { Terms } from '../search/terms.ts';
import type { Filter, ListQuery } from './list-query.ts';

const any = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`;
const likeAny = (text: SQL, values: readonly unknown[]): SQL =>
  sql`${text} like any (array[${list(values.map((value) => containing(String(value))))}])`;
const rank = (value: unknown) => (typeof value === 'number' ? value : Date.parse(String(value)));
const inOrder = (values: readonly unknown[]) => values.toSorted((one, other) => rank(one) - rank(other));

/** Empty or not, as requested; both at once match everything. */
function isEmpty(empty: SQL, values: readonly unknown[]): SQL {
  if (values.some((value) => value !== values[0])) return sql`true`;
  return values[0] === true ? empty : sql`not ${empty}`;
}

/** Whether a list holds nothing: no row of its own table, no record that points here. */
function isEmptyList(resource: ResourceShape, name: string, field: Field): SQL | null {
  const stored = storedAs(field);
  if (stored.storage === 'column') return null;
  const place = { resource, name, field };
  const some =
    stored.storage === 'inverse'
      ? stored.some(place)
      : sql`select 1 from ${partOf(place)} part where part.${ownerOf(place)} = it.id`;
  return sql`(not exists (${some}))`;
}

const compare: Record<Exclude<Operator, 'like'>, (column: SQL, values: readonly unknown[]) => SQL> = {
  eq: (column, values) => sql`${column} in (${parameters(values)})`,
  ne: (column, values) => sql`(${column} is null or ${column} not in (${parameters(values)}))`,
  // Any of several bounds is the widest of them.
  gte: (column, values) => sql`${column} >= ${inOrder(values)[0]}`,
  lte: (column, values) => sql`${column} <= ${inOrder(values).at(-1)}`,
  empty: (column, values) => isEmpty(sql`(${column} is null)`, values),
};

/**
 * Matches texts in one field's part of `search_text`, between the ends of the part before it and its own. The part of a
 * short text is extracted where the index is of no use (several texts, or fewer than three letters). Otherwise each would be
 * searched in the long texts as well.
 */
function inPart(resource: ResourceShape, { field, values }: Filter): SQL {
  const parts = searchParts(resource);
  const at = parts.indexOf(field);
  const isIndexed = values.length === 1 && String(values[0]).length > 2;
  const declared = resource.fields[field];
  if (!isIndexed && declared && kindOf(declared).fitsInRow)
    return likeAny(sql`split_part(it.search_text, ${PART_END}, ${at + 1}::int)`, values);
  const [before, after] = [`%${PART_END}`.repeat(at), `${PART_END}%`.repeat(parts.length - at)];
  return any(
    values.map((value) => sql`it.search_text like ${before}::text || ${containing(String(value))} || ${after}::text`),
  );
}

/** The condition of one filter. */
export function filterSql(resource: ResourceShape, filter: Filter): SQL {
  if (filter.values.length === 0) return sql`false`;
  const field = resource.fields[filter.field];
  const emptyList = field && filter.operator === 'empty' && isEmptyList(resource, filter.field, field);
  if (emptyList) return isEmpty(emptyList, filter.values);
  const own =
    field &&
    filter.operator !== 'empty' &&
    storedAs(field).condition?.({ resource, name: filter.field, field }, filter.values);
  if (own) return own;
  if (filter.operator === 'like' && searchParts(resource).includes(filter.field)) return inPart(resource, filter);
  if (filter.operator === 'like')
    // biome-ignore lint/plugin: names of declared fields
    return likeAny(sql`fold(${sql.raw(searchedIn(resource, filter.field, 'it.'))})`, filter.values);
  return compare[filter.operator](sql`it.${sql.identifier(columnName(filter.field))}`, filter.values);
}

/** The records whose phone number ends like a typed one, for staff (R1513). */
function foundByPhone(resource: ResourceShape, q: string): SQL[] {
  const ending = phoneEnding(q);
  const phones = ending ? (resource.search?.staff?.phones ?? []) : [];
  return phones.map((name) => sql`${phoneEnd(sql`it.${sql.identifier(columnName(name))}`)} = ${ending}`);
}

/** Matches of a text besides words: the text itself (`isText`), a code, a phone number or an id. */
function foundOtherwise(resource: ResourceShape, { q, isByStaff }: ListQuery, isText: boolean): SQL[] {
  const found: SQL[] = [];
  if (isByStaff && resource.search?.staff?.fields) found.push(searchedByStaff(resource, q));
  else if (isText) found.push(searched(resource, q));
  if (isByStaff) found.push(...foundByPhone(resource, q));
  const other = resource.search?.normalize?.(q);
  if (other) found.push(searched(resource, other));
  for (const [name, meantBy] of Object.entries(resource.search?.exact ?? {})) {
    const values = meantBy(q);
    if (values.length > 0) found.push(sql`it.${sql.identifier(columnName(name))} in (${parameters(values)})`);
  }
  for (const [name, code] of searchedCodes(resource, q))
    found.push(sql`it.${sql.identifier(columnName(name))} = ${code}`);
  if (isUuid(q)) found.push(sql`it.id = ${q}`);
  return found;
}

/** The condition of a list's filters, ids and scope: all but its search. */
export function narrowing(resource: ResourceShape, query: ListQuery, scope: SQL | null): SQL[] {
  const conditions = query.filters.map((filter) => filterSql(resource, filter));
  if (query.ids) conditions.push(query.ids.length ? sql`it.id in (${parameters(query.ids)})` : sql`false`);
  if (scope) conditions.push(scope);
  return conditions;
}

/**
 * `from … where …` of a list, over the records `it`: its filters, its search (without case and accents, or one id), and its
 * scope. `terms` is the word query over the documents `found` (`searchTerms`).
 */
export function fromClause(resource: ResourceShape, query: ListQuery, scope: SQL | null, terms: Terms | null): SQL {
  const conditions = narrowing(resource, query, scope);
  if (query.q) conditions.push(any([...(terms ? [terms.condition] : []), ...foundOtherwise(resource, query, !terms)]));
  const documents = sql`join search_documents found on found.resource = ${resource.name} and found.record = it.id`;
  return sql`from ${sql.identifier(resource.name)} it ${terms ? documents : sql``}
    ${conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`;
}

const NULLS = { first: sql` nulls first`, last: sql` nulls last` };

/**
 * What a list is sorted by: empty values last, and the id at the end, so that pages never overlap. Where a value is always there,
 * saying so would only keep the index from being read backwards.
 */
export const orderTerms = (query: Pick<ListQuery, 'sort'>): SQL =>
  sql.join(
    [
      ...query.sort.map(({ field, descending, nulls, by }) => {
        const column = by ?? sql`it.${sql.identifier(columnName(field))}`;
        return sql`${column} ${descending ? sql`desc` : sql`asc`}${nulls ? NULLS[nulls] : sql``}`;
      }),
      sql`it.id asc`,
    ],
    sql`, `,
  );

export const orderClause = (query: ListQuery): SQL => sql`order by ${orderTerms(query)}`;
