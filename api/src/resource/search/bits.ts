import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { unseen } from '../../database/run.ts';
import { type Expression, isPart, isSelective, isWord } from './expression.ts';
import { madeOf } from './facet-lexemes.ts';
import { PER_ROOT } from './frequent.ts';
import { rankedName } from './ranked.ts';

/** So many places has a row of `search_bits`: 1 KB, which stays within its page. */
export const SEGMENT = 8_192;
/** A segment in which nothing is found. */
export const ZERO = sql.raw(`(0::bit(${SEGMENT}))::bit varying`);
/** The bit of a place within its segment. */
export const bitAt = (place: SQL): SQL => sql`set_bit(${ZERO}, ${place} % ${sql.raw(`${SEGMENT}`)}, 1)`;
export const segmentOf = (place: SQL): SQL => sql`${place} / ${sql.raw(`${SEGMENT}`)}`;
/** What every record has. */
export const EVERY = '*';

/** While more records than these wait for their bits, what is found is counted by reading it. */
const MOST_PENDING = 500;

/** The records that wait for their bits. */
export const pendingOf = ({ name }: ResourceShape): SQL =>
  sql`select distinct pending.record from search_pending pending where pending.resource = ${unseen(sql`${name}::text`)}`;

/** A shop with fewer records reads what it counts. */
export const FEWEST = 2_000;

/** Whether a resource has so few records that none of its lexemes have bits. */
export const hasNoBits = (resource: ResourceShape): SQL => sql`(
  not exists (select from search_bits where resource = ${unseen(sql`${resource.name}::text`)} and lexeme = ${unseen(sql`${madeOf(resource)}::text`)})
  and (select count(*) from (select from ${sql.identifier(rankedName(resource))} limit ${sql.raw(String(FEWEST))}) counted) < ${sql.raw(String(FEWEST))})`;

/**
 * How many records have each of some lexemes, where these are frequent; of how many that was judged, and when (`made`: another
 * text each time); whether by the bits of all it can be counted now.
 */
export type Bits = { counts: ReadonlyMap<string, number>; total: number; made: string; canCount: boolean };

/** How many records wait for their bits, and one more at most than may. */
const waitingOf = ({ name }: ResourceShape): SQL =>
  sql`(select count(*)::int from (select from search_pending where resource = ${unseen(sql`${name}::text`)} limit ${sql.raw(String(MOST_PENDING + 1))}) waiting)`;

/** The row that says when bits were made, and of how many records. */
const madeRow = (resource: ResourceShape): SQL =>
  sql`search_bits where resource = ${unseen(sql`${resource.name}::text`)} and lexeme = ${unseen(sql`${madeOf(resource)}::text`)}`;

/** How bits stand, as columns of a statement that goes by them. */
export type State = { made: string | null; pending: number };
export const stateOf = (resource: ResourceShape): SQL =>
  sql`(select xmin::text from ${madeRow(resource)}) as made, ${waitingOf(resource)} as pending`;

/** Whether what a statement found by some bits holds: they are as they were known, and few records wait for theirs. */
export const stillHolds = (bits: Bits, { made, pending = 0 }: Partial<State>): boolean =>
  made === bits.made && pending <= MOST_PENDING;

/** The bits of a resource that has some, of the fields that it is declared with; by them it is counted unless too many records wait for theirs. */
export async function findBits(
  database: Executor,
  resource: ResourceShape,
  asked: Iterable<string>,
): Promise<Bits | null> {
  const lexemes = [...asked];
  const own = unseen(sql`${resource.name}::text`);
  const judged = sql`(select segment from ${madeRow(resource)})`;
  const counted = sql`
    select lexeme, sum(bit_count(bits))::int as records from search_bits
    where resource = ${own} and lexeme = any(${unseen(sql`${sql.param(lexemes)}::text[]`)}::text[]) group by lexeme`;
  // Words have bits where they are frequent; links always have some, which say how many are linked.
  const found = await database.execute<State & { total: number | null; known: [string, number][] }>(
    sql`
    select ${stateOf(resource)}, ${judged} as total, array(select json_build_array(lexeme, records) from (${counted}) counted
      where not starts_with(lexeme, '@') or records >= ${PER_ROOT}::float8 * sqrt(${judged})) as known`,
    'often',
  );
  const { pending, made, total, known } = firstRow(found);
  if (total === null || made === null) return null;
  const counts = new Map(known);
  const isKnown = lexemes.every((lexeme) => !isPart(lexeme) || counts.has(lexeme));
  return { counts, total, made, canCount: isKnown && pending <= MOST_PENDING };
}

/** Words may be without bits, for few have them: links, facets and empty fields always have some. */
export const hasBits = (lexeme: string, { counts }: Bits): boolean => !isWord(lexeme) || counts.has(lexeme);

/** Whether it is quicker to read what is found than to count it by bits. */
export const isRare = (expression: Expression, bits: Bits): boolean =>
  isSelective(expression, (lexeme) => hasBits(lexeme, bits));

/** The place of a record, to be joined; limited, or the planner would read the places of all. */
export const placeOf = ({ name }: ResourceShape, record: SQL): SQL =>
  sql`lateral (select place from search_places known where known.resource = ${unseen(sql`${name}::text`)} and known.record = ${record} limit 1) places on true`;
