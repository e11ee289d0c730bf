import { type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../database/names.ts';
import { firstRow } from '../../database/rows.ts';
import { foundBesides, narrowing, orderTerms } from '../list/conditions.ts';
import { amongMany, type ListRequest, type PageRow, pageSql } from '../list/page-sql.ts';
import { documentsOf, searchTerms, type Terms } from './terms.ts';

/** A page of a search: by words where the resource says so, the best first unless it is sorted. */
export async function findByText(list: ListRequest): Promise<PageRow> {
  const { database, resource, query } = list;
  const terms = await searchTerms(database, resource, query.q);
  const isRanked = terms !== null && query.isRanked;
  const page = await database.execute<PageRow>(isRanked ? bestOf(list, terms) : amongMany(list, terms), 'often');
  return { ...firstRow(page), isClosest: terms?.isClosest ?? false };
}

/** R1800: the best match first, among equals the most popular, then as the list is sorted. */
function bestOf(list: ListRequest, terms: Terms): SQL {
  const { resource, query, scope } = list;
  const besides = foundBesides(resource, query.q);
  const wanted = besides ? sql`(${terms.condition} or ${besides})` : terms.condition;
  const conditions = [wanted, ...narrowing(resource, query, scope)];
  const sort = query.sort.filter(({ by }) => !by);
  const columns = [...new Set(['id', ...sort.map(({ field }) => columnName(field))])].map(
    (column) => sql`it.${sql.identifier(column)}`,
  );
  const best = (row: SQL) => sql`order by ${row}.quality, ${row}.popularity desc, ${orderTerms({ ...query, sort })}`;
  const size = Math.max(0, query.end - query.start);
  const page = sql`(
    select it.id, it.quality, it.popularity from matching it ${best(sql`it`)}
    limit ${size}::int offset ${query.start}::int)`;
  return sql`with matching as materialized (
      select ${sql.join(columns, sql`, `)}, ${terms.quality} as quality, found.popularity
      from ${documentsOf(resource, true)} and ${sql.join(conditions, sql` and `)})
    select * from (select count(*)::int as total from matching) counted, (${pageSql(list, page, best(sql`page`))}) listed`;
}
