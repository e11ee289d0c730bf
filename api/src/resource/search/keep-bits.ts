import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { bitAt, EVERY, FEWEST, SEGMENT, segmentOf, ZERO } from './bits.ts';
import { partLexeme, WORD_SIGNS } from './expression.ts';
import { facetLexemes, madeOf } from './facet-lexemes.ts';
import { frequentFrom } from './frequent.ts';
import { rankedName } from './ranked.ts';
import { MOST_PARTS } from './words.ts';

/** Parts of words of so many letters at most have bits: few longer ones are in more words than a search names. */
const LONGEST_PART = 3;
/** So many changed records get their bits at once. */
const BATCH = 2_000;
/** Who holds it makes bits: one process at a time. */
export const LOCK = 7_315_434;

/** Whether a lexeme is a word, or of another kind that is named by its sign. */
const hasSign = (lexeme: SQL, ...others: string[]): SQL =>
  sql`left(${lexeme}, 1) = any(${sql.param([...WORD_SIGNS, ...others])}::text[])`;

const mainTable = ({ name }: ResourceShape): SQL => sql`${sql.identifier(name)} it`;

/** Each of `words`, and the parts of it that may have bits, as lexemes. */
const partsOf = (words: SQL): SQL => sql`
  select distinct words.word, ${partLexeme('')} || substr(words.word, at, size) as lexeme
  from (${words}) words, generate_series(1, ${LONGEST_PART}::int) size, generate_series(1, length(words.word) - size + 1) at`;

/** The parts of words that are in more words than a search names. */
const commonParts = ({ name }: ResourceShape): SQL => sql`
  select lexeme from (${partsOf(sql`select distinct word from search_words where resource = ${name} and record is null`)}) parts
  group by lexeme having count(*) > ${MOST_PARTS}::int`;

/** The lexemes of the records `placed` and of their `entries`, each with its place: those that may have bits, and those of facets. */
const lexemesOf = (resource: ResourceShape): SQL => {
  const place = sql`placed.segment, placed.place`;
  const from = sql`placed join ${mainTable(resource)} on it.id = placed.record`;
  return sql.join(
    [
      sql`select segment, place, lexeme from entries`,
      sql`select distinct segment, place, parts.lexeme from entries join parts on '3' || parts.word = entries.lexeme`,
      sql`select ${place}, ${EVERY}::text from ${from}`,
      ...facetLexemes(resource, place, from),
    ],
    sql` union all `,
  );
};

/**
 * Makes the bits of the records of `places`, a query of record and place, anew: nothing of what they had before stays. Each
 * table is read once: of what has just been placed no statistics tell that it is many.
 */
const makeBits = (resource: ResourceShape, places: SQL): SQL => sql`
  with placed as materialized (select record, ${segmentOf(sql`place`)} as segment, place from (${places}) places),
    masks as (select segment, bit_or(${bitAt(sql`place`)}) as bits from placed group by segment),
    frequent as materialized (select distinct lexeme from search_bits where resource = ${resource.name} and ${hasSign(sql`lexeme`, '2')}),
    entries as materialized (
      select placed.segment, placed.place, lexeme from placed join ${sql.identifier(rankedName(resource))} ranked on ranked.record_id = placed.record,
        unnest(tsvector_to_array(ranked.words)) lexeme where ${hasSign(sql`lexeme`, '@')}),
    parts as materialized (
      select * from (${partsOf(sql`select distinct substr(lexeme, 2) as word from entries where left(lexeme, 1) = '3'`)}) parts
      where lexeme in (select lexeme from frequent)),
    added as (
      select lexeme, segment, bit_or(${bitAt(sql`place`)}) as bits
      from (${lexemesOf(resource)}) lexemes (segment, place, lexeme)
      where not ${hasSign(sql`lexeme`)} or lexeme in (select lexeme from frequent) group by 1, 2),
    made as (
      select lexeme, segment, bit_or(bits) as bits from (
        select known.lexeme, known.segment, known.bits & ~masks.bits as bits
        from search_bits known join masks on masks.segment = known.segment
        where known.resource = ${resource.name} and not starts_with(known.lexeme, '#')
        union all select lexeme, segment, bits from added) each group by 1, 2)
  insert into search_bits as known (resource, lexeme, segment, bits)
  select ${resource.name}, made.lexeme, made.segment, made.bits from made
    left join search_bits former on former.resource = ${resource.name} and former.lexeme = made.lexeme and former.segment = made.segment
  where former.bits is distinct from made.bits
  on conflict (resource, lexeme, segment) do update set bits = excluded.bits`;

const forget = async (transaction: Executor, { name }: ResourceShape) => {
  for (const table of ['search_bits', 'search_places', 'search_pending'])
    await transaction.execute(sql`delete from ${sql.identifier(table)} where resource = ${name}`);
};

/** Judges which words are frequent, and makes all bits anew. */
async function makeAll(transaction: Transaction, resource: ResourceShape, total: number, from: number): Promise<void> {
  const { name } = resource;
  const ranked = sql.identifier(rankedName(resource));
  await forget(transaction, resource);
  await transaction.execute(sql`
    insert into search_places (resource, record, place)
    select ${name}, record_id, row_number() over (order by record_id) - 1 from ${ranked}`);
  await transaction.execute(sql`
    insert into search_bits (resource, lexeme, segment, bits)
    select ${name}, lexeme, 0, ${ZERO} from ${ranked}, unnest(tsvector_to_array(words)) lexeme where ${hasSign(sql`lexeme`)}
    group by lexeme having count(*) >= ${from}::float8
    union all select ${name}, lexeme, 0, ${ZERO} from (${commonParts(resource)}) parts
    union all select ${name}, ${madeOf(resource)}, ${total}::int, ''::bit varying`);
  for (let first = 0; first < total; first += SEGMENT)
    await transaction.execute(
      makeBits(
        resource,
        sql`select record, place from search_places where resource = ${name} and place >= ${first}::int and place < ${first + SEGMENT}::int`,
      ),
    );
}

/** Makes the bits of some that have changed; answers how many they were. */
async function settle(transaction: Transaction, resource: ResourceShape): Promise<number> {
  const { name } = resource;
  const { rows } = await transaction.execute<{ record: string }>(sql`
    delete from search_pending where number in (select number from search_pending where resource = ${name} order by number limit ${BATCH}::int)
    returning record::text`);
  if (rows.length === 0) return 0;
  const records = sql`${sql.param([...new Set(rows.map(({ record }) => record))])}::uuid[]`;
  await transaction.execute(sql`
    insert into search_places (resource, record, place)
    select ${name}, record_id, row_number() over (order by record_id)
      + (select coalesce(max(place), -1) from search_places where resource = ${name})
    from ${sql.identifier(rankedName(resource))} where record_id = any(${records})
      and not exists (select from search_places known where known.resource = ${name} and known.record = record_id)`);
  await transaction.execute(
    makeBits(
      resource,
      sql`select record, place from search_places where resource = ${name} and record = any(${records})`,
    ),
  );
  await transaction.execute(sql`
    delete from search_places where resource = ${name} and record = any(${records})
      and not exists (select from ${mainTable(resource)} where it.id = search_places.record)`);
  return rows.length;
}

type State = { isOurs: boolean; isWaiting: boolean; total: number; judged: number | null };

/**
 * Keeps the bits of a resource: of what has changed since the last time, or all of them where there are none yet, or of other
 * fields, or where there are twice as many records as when words were judged. One process does it at a time, and no writer waits for it: what
 * changes meanwhile waits for the next time. `fewest`: of fewer records none are made; `from`: how many records have a frequent word, of so many.
 */
export async function keepBits(
  database: Database,
  resource: ResourceShape,
  { fewest = FEWEST, from = frequentFrom } = {},
): Promise<void> {
  const { name } = resource;
  let isDone = false;
  while (!isDone)
    isDone = await database.transaction(async (transaction) => {
      await transaction.execute(sql`set transaction isolation level repeatable read`);
      const state = await transaction.execute<State>(sql`
        select pg_try_advisory_xact_lock(${LOCK}) as "isOurs", exists (select from search_pending where resource = ${name}) as "isWaiting",
          (select segment from search_bits where resource = ${name} and lexeme = ${madeOf(resource)}) as judged,
          (select count(*)::int from (select from ${sql.identifier(rankedName(resource))} limit ${fewest}::int) counted) as total`);
      const { isOurs, isWaiting, judged, total } = firstRow(state);
      if (!isOurs || (!isWaiting && judged !== null)) return true;
      if (judged === null && total < fewest) {
        await forget(transaction, resource);
        return true;
      }
      const all = await transaction.execute<{ total: number }>(
        sql`select count(*)::int as total from ${sql.identifier(rankedName(resource))}`,
      );
      const count = firstRow(all).total;
      if (judged !== null && count < 2 * judged) return (await settle(transaction, resource)) < BATCH;
      await makeAll(transaction, resource, count, from(count));
      return true;
    }, 0);
}
