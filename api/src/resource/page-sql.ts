import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { behind, placeColumns, placeOf } from './after.ts';
import { narrowing, orderClause, whereClause } from './conditions.ts';
import { countOfAll } from './kept-counts.ts';
import type { KnownRecords } from './kept-records.ts';
import type { ListQuery } from './list-query.ts';
import type { KnownTerms, Terms } from './search/terms.ts';
import { recordText, versionedText } from './select.ts';

/** So many records of a list in order are looked at for a page before all are, and as many again for each of its lines. */
const LOOKED_AT_FIRST = 1_000;
const LOOKED_AT_A_LINE = 4;

/**
 * What is asked of a list: which records match (`where`) and may stand on the page, in which order, and how each is written; how
 * many match, where that is known (`total`).
 */
export type Asked = {
  database: Executor;
  resource: ResourceShape;
  query: ListQuery;
  where: SQL;
  onPage: SQL;
  terms: Terms | null;
  narrowed: SQL[];
  isText: boolean;
  total: number | null;
  /** Records that need not be read, where the list may show what others have shown. */
  known: KnownRecords | null;
  /** What texts mean that others have searched for, likewise. */
  meant: KnownTerms | null;
};

/** The same before it is SQL. */
export type Wanted = Pick<Asked, 'database' | 'resource' | 'query' | 'isText' | 'total' | 'known' | 'meant'>;

/** What is asked of a list as SQL. `scope` narrows what may be seen at all; `terms`: what its search means. */
export function asked(wanted: Wanted, scope: SQL | null, terms: Terms | null): Asked {
  const { resource, query } = wanted;
  const where = whereClause(resource, query, scope, terms);
  const place = placeOf(resource, query);
  const further = place && behind(query, place);
  const onPage = further ? whereClause(resource, query, scope ? sql`${scope} and ${further}` : further, terms) : where;
  return { ...wanted, where, onPage, terms, narrowed: narrowing(resource, query, scope) };
}

export const tableOf = ({ resource }: Asked): SQL => sql`${sql.identifier(resource.name)}`;

/** The fewest lines that a statement is planned for; then twice as many, and so on. */
const FEWEST_PLANNED = 32;

/** For so many lines a statement is planned where about so many are read: one statement for many pages. */
export const linesPlanned = (lines: number): number => 2 ** Math.ceil(Math.log2(Math.max(FEWEST_PLANNED, lines)));

/**
 * The ids of `size` lines from `start` on, of a query of ids in order. Its text says about how many are read (`planned`): without a
 * number there, PostgreSQL plans as if a tenth of the table were, or plans each time anew.
 */
const cut = (lines: SQL, planned: number, size: SQL, start: SQL): SQL =>
  sql`(select id from (${lines} limit ${sql.raw(String(planned))}) lines limit ${size} offset ${start})`;

export function cutPage({ query: { start, end } }: Asked, lines: SQL): SQL {
  const size = Math.max(0, end - start);
  return cut(lines, linesPlanned(start + size), sql`${size}::int`, sql`${start}::int`);
}

/**
 * The same page cut from the end of the list, where no more than `planned` lines stand from its first to the end. Beside it
 * stands how many there are (`counted.total`).
 */
export function cutFromEnd(asked: Asked, planned: number): SQL {
  const { start, end } = asked.query;
  const backwards = sql`select it.id from ${tableOf(asked)} it ${asked.where} ${orderClause(asked.query, true)}`;
  const size = sql`greatest(0, least(${end}::int, counted.total) - ${start}::int)`;
  return cut(backwards, planned, size, sql`greatest(0, counted.total - ${end}::int)`);
}

export const countOf = (asked: Asked): SQL => {
  const isWhole = asked.narrowed.length === 0 && !asked.query.q;
  return isWhole
    ? sql`select ${countOfAll(asked.resource)}::int as total`
    : sql`select count(*)::int as total from ${tableOf(asked)} it ${asked.where}`;
};

/** The rows of a page that is cut already, written one after the other, and how many they are; where it ends, if asked. */
export function written({ resource, query, isText, ...asked }: Asked, page: SQL, order = orderClause(query)): SQL {
  const line = isText ? recordText(resource, query.fields) : versionedText(resource);
  const isPlaced = query.after !== null;
  return sql`
  select count(*)::int as lines, '[' || coalesce(string_agg(line, ','), '') || ']' as page, coalesce(string_agg(id::text, ','), '') as ids
    ${isPlaced ? sql`, (array_agg(place))[count(*)::int] as place` : sql``} from (
    select it.id, ${line} as line ${isPlaced ? sql`, ${placeColumns(query)} as place` : sql``}
    from ${page} page join ${tableOf({ resource, query, isText, ...asked })} it on it.id = page.id
    ${order}) listed`;
}

/** The ids of a page, in one text, in the order in which it is cut; behind each its stamp, where what is known is told by that. */
export function idsOf({ query, known, ...asked }: Asked, page: SQL): SQL {
  if (!known?.stamp) return sql`select coalesce(string_agg(id::text, ','), '') as ids from ${page} page`;
  return sql`select coalesce(string_agg(line, ','), '') as ids from (
    select it.id::text || ' ' || ${known.stamp} as line
    from ${page} page join ${tableOf({ query, known, ...asked })} it on it.id = page.id ${orderClause(query)}) listed`;
}

/** Records as lists write them, by their ids, a placeholder, and the stamp of each, where one is asked for. */
export const textsOf = (resource: ResourceShape, query: ListQuery, stamp: SQL | null): SQL =>
  sql`select it.id::text as id, ${stamp ?? sql`''`} as stamp, ${recordText(resource, query.fields)} as line
    from ${sql.identifier(resource.name)} it where it.id = any(${sql.placeholder('ids')}::uuid[])`;

/**
 * The page is cut before the columns are read: an index knows the ids in order, and what a record holds and points to
 * is looked up for its rows alone.
 */
export const idsInOrder = (asked: Asked): SQL =>
  cutPage(asked, sql`select it.id from ${tableOf(asked)} it ${asked.onPage} ${orderClause(asked.query)}`);

export const pageInOrder = (asked: Asked): SQL =>
  asked.known ? idsOf(asked, idsInOrder(asked)) : written(asked, idsInOrder(asked));
export const inOrder = (asked: Asked): SQL =>
  sql`select * from (${countOf(asked)}) counted, (${pageInOrder(asked)}) listed`;

/** A page out of the first records in order: less than its lines when those do not fill it. */
export function firstInOrder(asked: Asked): SQL {
  const order = orderClause(asked.query);
  const most = LOOKED_AT_FIRST + LOOKED_AT_A_LINE * asked.query.end;
  const first = sql`select it.* from ${tableOf(asked)} it ${order} limit ${most}`;
  return cutPage(asked, sql`select it.id from (${first}) it ${asked.where} ${order}`);
}
