import { type SQL, sql } from 'drizzle-orm';
import { isSoonerSorted } from './estimate.ts';
import { type Asked, countFound, joined, mainTable, rankedTable } from './found.ts';
import { holds, looksInTexts } from './holds.ts';

/**
 * What records of a level must have; `ofIt`: it says something of `it` as well. How they are read: all of them `sorted`, by the
 * words of their index, or by `popularity` until there are enough; `planned`: as the database thinks best.
 */
type Level = { condition: SQL; ofIt: boolean; read: 'sorted' | 'popularity' | 'planned' };

function levelsOf({ resource, search }: Asked, most: number): Level[] {
  const { levels: best, all, bits } = search.terms;
  const levels = [...best, ...(all && looksInTexts(all) ? [all] : [])].map((level): Level => {
    const condition = holds(resource, level, bits);
    if (!bits || looksInTexts(level)) return { condition, ofIt: looksInTexts(level), read: 'planned' };
    return { condition, ofIt: false, read: isSoonerSorted(level, bits, most) ? 'sorted' : 'popularity' };
  });
  if (!search.besides) return levels;
  const besides = sql`ranked.record_id = any(array(select it.id from ${mainTable(resource)} where ${search.besides}))`;
  return [...levels, { condition: besides, ofIt: false, read: 'planned' }];
}

const MOST_POPULAR = sql`ranked.popularity desc nulls last, ranked.record_id`;
const whereAll = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;

/**
 * The records of a level, the most popular first, but for those `had` already. No index has the order of what is sorted, nor
 * what is asked to be true; and of what is sorted, what else it must be is looked up until there are enough.
 */
function idsOf({ resource, narrowed }: Asked, { condition, ofIt, read }: Level, had: string[], most: number): SQL {
  const ranked = rankedTable(resource);
  const other = sql`ranked.record_id not in (select unnest(${sql.param(had)}::uuid[]))`;
  const sorted = sql`(select ranked.record_id, ranked.popularity + 0 as popularity from ${ranked} where ${condition} and ${other}
    order by 2 desc nulls last, 1 offset 0) ranked`;
  const ways: Record<Level['read'], [SQL, SQL[]]> = {
    sorted: [sorted, []],
    popularity: [ranked, [sql`(${condition}) is true`, other]],
    planned: [ranked, [condition, other]],
  };
  const [from, own] = ways[read];
  return sql`
    select ranked.record_id::text as id from ${from} ${narrowed || ofIt ? joined(resource) : sql``}
    ${whereAll([...own, ...(narrowed ? [narrowed] : [])])} order by ${MOST_POPULAR} limit ${most}::int`;
}

/**
 * The ids of the records that a search finds, the best first (R1800), from one line to another, and how many it finds: level by
 * level, until they fill the page.
 */
export async function findRanked(
  asked: Asked & { total: number | null },
  start: number,
  end: number,
): Promise<{ ids: string[]; total: number }> {
  const found: string[] = [];
  for (const level of levelsOf(asked, end)) {
    if (found.length >= end) break;
    const { rows } = await asked.database.execute<{ id: string }>(
      idsOf(asked, level, found, end),
      level.read === 'planned' ? 'short' : 'often',
    );
    found.push(...rows.map(({ id }) => id));
  }
  // What did not fill the page was looked at to its end.
  const total = found.length < end ? found.length : (asked.total ?? (await countFound(asked)));
  return { ids: found.slice(start, end), total };
}
