import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName } from './columns.ts';
import type { Filter, ListQuery, Operator } from './list-query.ts';
import { otherColumn, ownerColumn, partName } from './tables.ts';

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * A text as a LIKE pattern that contains it, folded: its own `%`, `_` and `\` are letters. Escaped after folding, which
 * makes a plain `%` of a full-width one.
 */
const containing = (text: string): SQL =>
  sql`'%' || regexp_replace(fold(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** What may stand before two letters that are searched for: the beginning, a letter, a digit, a space or a sign. */
const BEFORE = '(^|[a-z0-9 \\n!-/:-@[-`{-~])';
const SIGN = '([!-/:-@[-`{-~])';

/**
 * Where a search looks for a text: anywhere, or for one letter where words begin (decision 9). The index knows groups
 * of three signs, and finds two letters by what may stand before them.
 */
function searched(text: string): SQL {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const anywhere = sql`it.search_text like ${containing(text)}`;
  // Another script has other letters before it: it is looked for without the index.
  if (plain.length > 2 || /[^ -~]/.test(plain)) return anywhere;
  if (plain.length === 2)
    return sql`(${anywhere} and it.search_text ~ (${BEFORE} || regexp_replace(fold(${plain}), ${SIGN}, '\\\\\\1', 'g')))`;
  return any(
    ['', '% ', '%\n', "%'", '%-'].map(
      (before) => sql`it.search_text like ${before} || ltrim(${containing(plain)}, '%')`,
    ),
  );
}

const any = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`;
const values = (list: unknown[]): SQL =>
  sql.join(
    list.map((value) => sql`${value}`),
    sql`, `,
  );

const compare: Record<Operator, (column: SQL, list: unknown[]) => SQL> = {
  eq: (column, list) => sql`${column} in (${values(list)})`,
  ne: (column, list) => sql`(${column} is null or ${column} not in (${values(list)}))`,
  like: (column, list) => any(list.map((value) => sql`fold(${column}) like ${containing(String(value))}`)),
  gte: (column, list) => any(list.map((value) => sql`${column} >= ${value}`)),
  lte: (column, list) => any(list.map((value) => sql`${column} <= ${value}`)),
};

function condition(resource: ResourceShape, filter: Filter): SQL {
  if (filter.values.length === 0) return sql`false`;
  if (resource.fields[filter.field]?.kind === 'manyToMany') {
    const part = sql.identifier(partName(resource, filter.field));
    return sql`exists (select 1 from ${part} link where link.${sql.identifier(ownerColumn(resource))} = it.id
      and link.${sql.identifier(otherColumn(filter.field))} in (${values(filter.values)}))`;
  }
  return compare[filter.operator](sql`it.${sql.identifier(columnName(filter.field))}`, filter.values);
}

/** `where …` for a list: its filters, its search (without case and accents, or one id), and whose records may be seen. */
export function whereClause(resource: ResourceShape, query: ListQuery, scope: SQL | null): SQL {
  const conditions = query.filters.map((filter) => condition(resource, filter));
  if (query.ids) conditions.push(query.ids.length ? sql`it.id in (${values(query.ids)})` : sql`false`);
  if (query.q) {
    const found = [searched(query.q)];
    if (UUID.test(query.q)) found.push(sql`it.id = ${query.q}`);
    conditions.push(any(found));
  }
  if (scope) conditions.push(scope);
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

/**
 * `order by …`: empty values last, and the id at the end, so that pages never overlap. Where a value is always there,
 * saying so would only keep the index from being read backwards.
 */
export const orderClause = (query: ListQuery): SQL =>
  sql`order by ${sql.join(
    query.sort.map(
      ({ field, descending, mayBeEmpty }) =>
        sql`it.${sql.identifier(columnName(field))} ${descending ? sql`desc` : sql`asc`}${mayBeEmpty ? sql` nulls last` : sql``}`,
    ),
    sql`, `,
  )}, it.id`;
