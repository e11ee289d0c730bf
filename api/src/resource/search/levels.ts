import { type SQL, sql } from 'drizzle-orm';
import { unseen } from '../../database/run.ts';
import { isSoonerSorted } from './estimate.ts';
import { asQuery, type Expression, isSelective } from './expression.ts';
import { type Asked, bestLevel, countFound, slotsOf } from './found.ts';
import { holds, looksInTexts } from './holds.ts';
import { joined, mainTable, rankedTable } from './read-from.ts';

/** For so many lines a statement is planned where about so many are read. */
const linesPlanned = (lines: number): number => 2 ** Math.ceil(Math.log2(Math.max(32, lines)));

/**
 * What is looked for at once, and how it is read: all of some levels `sorted`, by the words of their index; one level by
 * `popularity` until there are enough; or as the database thinks best (`planned`; `ofIt`: it says something of `it` as well).
 */
type Look =
  | { read: 'sorted'; levels: Expression[] }
  | { read: 'popularity'; level: Expression }
  | { read: 'planned'; condition: SQL; ofIt: boolean };

function looksOf({ resource, search }: Asked, most: number): Look[] {
  const { levels: best, all, bits } = search.terms;
  const looks: Look[] = [];
  let few: Expression[] | null = null;
  for (const level of [...best, ...(all && looksInTexts(all) ? [all] : [])]) {
    const isFew = bits !== null && !looksInTexts(level) && isSelective(level, (lexeme) => bits.counts.has(lexeme));
    // Levels of which none has many are looked for at once: mostly they have nothing at all.
    if (isFew && few) few.push(level);
    else if (!bits || looksInTexts(level))
      looks.push({ read: 'planned', condition: holds(resource, level, bits), ofIt: looksInTexts(level) });
    else if (isFew || isSoonerSorted(level, bits, most)) looks.push({ read: 'sorted', levels: [level] });
    else looks.push({ read: 'popularity', level });
    const last = looks.at(-1);
    few = isFew && last?.read === 'sorted' ? last.levels : null;
  }
  if (!search.besides) return looks;
  const besides = sql`ranked.record_id = any(array(select it.id from ${mainTable(resource)} where ${search.besides}))`;
  return [...looks, { read: 'planned', condition: besides, ofIt: false }];
}

const whereAll = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;
/** A query whose words the planner does not see: what is asked for often is planned once, in the one way that there is. */
const query = (level: Expression): SQL => unseen(sql`${asQuery(level)}::tsquery`);

const POPULARITY = sql`ranked.popularity desc nulls last, ranked.record_id`;

/**
 * The records of what is looked for, the best first, but for those `had` already; `planned`: how many lines at most. No index
 * has the order of what is sorted, nor what is asked to be true; and of what is sorted, what else it must be is looked up until
 * there are enough.
 */
function idsOf({ resource, narrowed }: Asked, look: Look, had: string[], planned: number): SQL {
  const ranked = rankedTable(resource);
  const other = sql`ranked.record_id not in (select unnest(${unseen(sql`${sql.param(had)}::uuid[]`)}))`;
  const statement = (from: SQL, own: SQL[], order: SQL, isOfIt = false) => sql`
    select ranked.record_id::text as id from ${from} ${narrowed || isOfIt ? joined(resource) : sql``}
    ${whereAll([...own, ...(narrowed ? [narrowed] : [])])} order by ${order} limit ${sql.raw(String(planned))}`;
  if (look.read === 'planned') return statement(ranked, [look.condition, other], POPULARITY, look.ofIt);
  if (look.read === 'popularity')
    return statement(ranked, [sql`(ranked.words @@ ${query(look.level)}) is true`, other], POPULARITY);
  // One level alone needs no number.
  const number = look.levels.length > 1 ? bestLevel(slotsOf(look.levels).map((query) => sql`${query}`)) : null;
  const order = number ? sql`ranked.number, ${POPULARITY}` : POPULARITY;
  const sorted = sql`(
    select ranked.record_id, ranked.popularity + 0 as popularity ${number ? sql`, ${number} as number` : sql``} from ${ranked}
    where ranked.words @@ ${query({ or: look.levels })} and ${other} order by ${number ? sql`3, ` : sql``} 2 desc nulls last, 1 offset 0) ranked`;
  return statement(sorted, [], order);
}

/**
 * The ids of the records that a search finds, the best first (R1800), from one line to another, and how many it finds: level by
 * level, until they fill the page.
 */
export async function findRanked(asked: Asked, start: number, end: number): Promise<{ ids: string[]; total: number }> {
  const found: string[] = [];
  for (const look of looksOf(asked, end)) {
    if (found.length >= end) break;
    const { rows } = await asked.database.execute<{ id: string }>(
      idsOf(asked, look, found, linesPlanned(end)),
      look.read === 'planned' ? 'short' : 'often',
    );
    found.push(...rows.map(({ id }) => id));
  }
  // What did not fill the page was looked at to its end.
  const total = found.length < end ? found.length : await countFound(asked);
  return { ids: found.slice(start, end), total };
}
