import { sql } from 'drizzle-orm';
import { columnName } from '../database/names.ts';
import { behind, placeOf } from './after.ts';
import { orderClause } from './conditions.ts';
import { answerOf, type PageAnswer, totalOf } from './page-answer.ts';
import { type Asked, cutPage, firstInOrder, tableOf, written } from './page-sql.ts';
import { isInOrder } from './tables.ts';

/** Beyond this line a page is not looked for among the first records. */
const DEEPEST_TRIED = 2_500;

/** What matches often fills a page with the first records in order, and is only counted then. What does not is read at once. */
export async function findAmongMany(asked: Asked): Promise<PageAnswer> {
  const { query, resource } = asked;
  const size = query.end - query.start;
  const [first, second] = query.sort;
  if (
    size > 0 &&
    first &&
    !first.by &&
    !second &&
    isInOrder(resource, first.field) &&
    query.end <= DEEPEST_TRIED &&
    !query.after
  ) {
    const found = await answerOf(asked.database, written(asked, firstInOrder(asked)), 'short');
    if (found.lines === size) return { ...found, total: asked.total ?? (await totalOf(asked, 'long')) };
  }
  return findAtOnce(asked);
}

/** Where many records are looked at, once is enough: what matches is kept for the page and for its count. */
function findAtOnce(asked: Asked): Promise<PageAnswer> {
  const place = placeOf(asked.resource, asked.query);
  const further = place ? sql`where ${behind(asked.query, place)}` : sql``;
  const sortColumns = sql.join(
    [...new Set(['id', ...asked.query.sort.flatMap(({ field, by }) => (by ? [] : columnName(field)))])].map(
      (column) => sql`it.${sql.identifier(column)}`,
    ),
    sql`, `,
  );
  const page = cutPage(asked, sql`select it.id from matching it ${further} ${orderClause(asked.query)}`);
  return answerOf(
    asked.database,
    sql`with matching as materialized (select ${sortColumns} from ${tableOf(asked)} it ${asked.where})
      select * from (select count(*)::int as total from matching) counted, (${written(asked, page)}) listed`,
    'long',
  );
}
