import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { bitAt, EVERY, segmentOf } from './bits.ts';
import { partLexeme, WORD_SIGNS } from './expression.ts';
import { facetLexemes } from './facet-lexemes.ts';
import { rankedName } from './ranked.ts';
import { mainTable } from './read-from.ts';
import { MOST_PARTS } from './words.ts';

/** Parts of words of so many letters at most have bits: few longer ones are in more words than a search names. */
const LONGEST_PART = 3;

/** Whether a lexeme is a word, or of another kind that is named by its sign. */
export const hasSign = (lexeme: SQL, ...others: string[]): SQL =>
  sql`left(${lexeme}, 1) = any(${sql.param([...WORD_SIGNS, ...others])}::text[])`;

/** Each of `words`, and the parts of it that may have bits, as lexemes. */
const partsOf = (words: SQL): SQL => sql`
  select distinct words.word, ${partLexeme('')} || substr(words.word, at, size) as lexeme
  from (${words}) words, generate_series(1, ${LONGEST_PART}::int) size, generate_series(1, length(words.word) - size + 1) at`;

/** The parts of words that are in more words than a search names. */
export const commonParts = ({ name }: ResourceShape): SQL => sql`
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
export const makeBits = (resource: ResourceShape, places: SQL): SQL => sql`
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
