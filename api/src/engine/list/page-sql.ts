import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { countOfAll } from '../cache/counts.ts';
import { recordText, versionedText } from '../read/select.ts';
import type { Terms } from '../search/terms.ts';
import { fromClause, narrowing, orderClause, orderTerms } from './conditions.ts';
import { behind, type Place, placeColumns, placeOf } from './cursor.ts';
import type { ListQuery } from './list-query.ts';

/** A list that is read: `scope` narrows what may be seen at all (`null`: nothing); `isText`: records as they are sent, without their versions. */
export type ListRequest = {
  database: Executor;
  resource: ResourceShape;
  query: ListQuery;
  scope: SQL | null;
  isText: boolean;
};

/**
 * The database's result for a list, in one row; `place`: the sort values of the page's last record, where a cursor is
 * requested.
 */
export type PageRow = { page: string; ids: string; total: number; isClosest?: boolean; place?: Place | null };

/** The condition for rows after the cursor of the page before; `null` where there is none. */
const further = ({ resource, query }: ListRequest): SQL | null => {
  const place = placeOf(resource, query);
  return place && behind(query, place);
};

/** How many records match. `terms`: what the list's search means. */
export function countSql({ resource, query, scope }: ListRequest, terms: Terms | null = null): SQL {
  const isWhole = !query.q && narrowing(resource, query, scope).length === 0;
  return isWhole
    ? sql`select ${countOfAll(resource)}::int as total`
    : sql`select count(*)::int as total ${fromClause(resource, query, scope, terms)}`;
}

/** The fewest lines that a statement is planned for; then twice as many, and so on. */
const FEWEST_PLANNED = 32;

/**
 * Joins the rows of a page to a query of ids in their order. The inner number bounds the plan, so that one prepared
 * statement serves many pages. With parameters alone PostgreSQL plans for a tenth of the table, or each time.
 */
function cut({ start, end }: ListQuery, ids: SQL): SQL {
  const planned = 2 ** Math.ceil(Math.log2(Math.max(FEWEST_PLANNED, end)));
  const size = Math.max(0, end - start);
  // biome-ignore lint/plugin: a whole number
  return sql`(select id, row_number() over () as number from (${ids} limit ${sql.raw(String(planned))}) lines limit ${size}::int offset ${start}::int)`;
}

/** The records of a page by a table of their ids, in their order, as one JSON text; their ids; and its end, if requested. */
function pageSql({ resource, query, isText }: ListRequest, ids: SQL): SQL {
  const line = isText ? recordText(resource, query.fields) : versionedText(resource);
  const isPlaced = query.after !== null;
  return sql`
  select '[' || coalesce(string_agg(line, ','), '') || ']' as page, coalesce(string_agg(id::text, ','), '') as ids
    ${isPlaced ? sql`, (array_agg(place))[count(*)::int] as place` : sql``} from (
    select it.id, ${line} as line ${isPlaced ? sql`, ${placeColumns(query)} as place` : sql``}
    from ${ids} page join ${sql.identifier(resource.name)} it on it.id = page.id order by page.number) listed`;
}

/**
 * A page with the total number of matches. It is cut before the columns are read: an index has the ids in order, and columns
 * and links are read for its rows only.
 */
export function inOrder(list: ListRequest): SQL {
  const { resource, query, scope } = list;
  const beyond = further(list);
  const from = fromClause(resource, query, beyond && scope ? sql`${scope} and ${beyond}` : (beyond ?? scope), null);
  const ids = cut(query, sql`select it.id ${from} ${orderClause(query)}`);
  return sql`select * from (${countSql(list)}) counted, (${pageSql(list, ids)}) listed`;
}

/**
 * The same where many records must be read to find the matches: they are read once, for the page and for its count. R1800:
 * in a word search without a sort, the best match comes first, among equals the most popular.
 */
export function amongMany(list: ListRequest, terms: Terms | null): SQL {
  const { resource, query, scope } = list;
  const beyond = further(list);
  const isRanked = terms !== null && query.isRanked;
  const sort = query.sort.filter(({ by }) => !by || !isRanked);
  const columns = new Set(['id', ...sort.flatMap(({ field, by }) => (by ? [] : columnName(field)))]);
  const selected = [...columns].map((column) => sql`it.${sql.identifier(column)}`);
  if (isRanked) selected.push(sql`${terms.quality} as quality`, sql`found.popularity`);
  const ids = cut(
    query,
    sql`select it.id from matching it ${beyond ? sql`where ${beyond}` : sql``}
      order by ${isRanked ? sql`it.quality, it.popularity desc,` : sql``} ${orderTerms({ sort })}`,
  );
  return sql`with matching as materialized (select ${sql.join(selected, sql`, `)} ${fromClause(resource, query, scope, terms)})
    select * from (select count(*)::int as total from matching) counted, (${pageSql(list, ids)}) listed`;
}
