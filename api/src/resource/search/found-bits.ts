import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { type Bits, bitAt, pendingOf, placeOf, segmentOf, ZERO } from './bits.ts';
import { bitsOfClauses, type Clause, valuesOfClauses } from './clauses.ts';
import type { Expression } from './expression.ts';

/** An expression of bits over the clauses of expressions, which it numbers. */
function bitsOf(expression: Expression, clauses: Clause[]): SQL {
  if ('any' in expression) {
    clauses.push(expression.any);
    return sql`coalesce(clauses.${sql.identifier(`bits_${clauses.length - 1}`)}, ${ZERO})`;
  }
  const [each, sign] = 'and' in expression ? [expression.and, sql` & `] : [expression.or, sql` | `];
  return sql`(${sql.join(
    each.map((one) => bitsOf(one, clauses)),
    sign,
  )})`;
}

/**
 * Common table expressions that end in `in_bits`: by segment, where each of some expressions holds, of the records whose bits
 * are as they stand. One statement does for all expressions of the same shape.
 */
export function foundBits(
  resource: ResourceShape,
  expressions: Readonly<Record<string, Expression>>,
  known: Bits,
): SQL {
  const clauses: Clause[] = [];
  const columns = Object.entries(expressions).map(
    ([name, expression]) =>
      sql`${bitsOf(expression, clauses)} & ~coalesce(stale.bits, ${ZERO}) as ${sql.identifier(name)}`,
  );
  const values = valuesOfClauses(clauses, known);
  const each = clauses.map(
    (_, number) =>
      sql`bit_or(each.bits) filter (where each.clause = ${sql.raw(`${number}`)}) as ${sql.identifier(`bits_${number}`)}`,
  );
  return sql`stale as (
      select ${segmentOf(sql`places.place`)} as segment, bit_or(${bitAt(sql`places.place`)}) as bits
      from (${pendingOf(resource)}) pending join ${placeOf(resource, sql`pending.record`)} group by 1),
    clauses as (
      select each.segment, ${sql.join(each, sql`, `)} from (${bitsOfClauses(resource, (name) => sql.param(values[name]))}) each
      group by each.segment),
    in_bits as materialized (
      select clauses.segment, ${sql.join(columns, sql`, `)} from clauses left join stale on stale.segment = clauses.segment)`;
}
