import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { unseen } from '../../database/run.ts';
import { type Bits, bitAt, hasBits, placeOf, segmentOf } from './bits.ts';
import { queriesOf } from './holds.ts';
import { rankedTable } from './read-from.ts';

/** What records must have any of. */
export type Clause = readonly string[];

/** The values that say some clauses: the lexemes that have bits, and queries for those of which bits are made as they are asked for. */
export function valuesOfClauses(clauses: readonly Clause[], bits: Bits) {
  const kept = clauses.flatMap((any, clause) =>
    any.filter((lexeme) => hasBits(lexeme, bits)).map((lexeme) => ({ clause, lexeme })),
  );
  const rare = clauses.flatMap((any, clause) =>
    queriesOf(any.filter((lexeme) => !hasBits(lexeme, bits))).map((query) => ({ clause, query })),
  );
  return {
    keptClauses: kept.map(({ clause }) => clause),
    keptLexemes: kept.map(({ lexeme }) => lexeme),
    rareClauses: rare.map(({ clause }) => clause),
    rareQueries: rare.map(({ query }) => query),
  };
}

type Value = keyof ReturnType<typeof valuesOfClauses>;

/**
 * The bits of each lexeme of some clauses, by clause and segment. Clauses are values, which the planner does not see, so that one
 * statement does for all.
 */
export function bitsOfClauses(resource: ResourceShape, given: (name: Value) => unknown): SQL {
  const list = (name: Value, type: 'int' | 'text') => unseen(sql`${given(name)}::${sql.raw(type)}[]`);
  return sql`
    select asked.clause, bits.segment, bits.bits
    from unnest(${list('keptClauses', 'int')}, ${list('keptLexemes', 'text')}) asked (clause, lexeme)
      join search_bits bits on bits.resource = ${unseen(sql`${resource.name}::text`)} and bits.lexeme = asked.lexeme
    union all
    select asked.clause, ${segmentOf(sql`places.place`)}, bit_or(${bitAt(sql`places.place`)})
    from unnest(${list('rareClauses', 'int')}, ${list('rareQueries', 'text')}) asked (clause, query)
      join ${rankedTable(resource)} on ranked.words @@ asked.query::tsquery join ${placeOf(resource, sql`ranked.record_id`)} group by 1, 2`;
}
