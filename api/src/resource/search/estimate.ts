import type { Bits } from './bits.ts';
import type { Expression } from './expression.ts';
import { frequentFrom } from './frequent.ts';

/**
 * So many times as many records are looked at in the order of popularity, until a page is full, as if what is found were spread
 * evenly in it: what sells well is often of one kind.
 */
const UNEVEN = 20;

/** One that is not frequent has, of the most that it may, so small a part. */
const OF_THE_MOST = 10;

/** How many records have a lexeme, about. */
const having = (lexeme: string, { counts, total }: Bits): number =>
  counts.get(lexeme) ?? frequentFrom(total) / OF_THE_MOST;

/** How many records match, about: as if words came together by chance. */
export function matching(expression: Expression, bits: Bits): number {
  const { total } = bits;
  if ('any' in expression)
    return Math.min(
      total,
      expression.any.reduce((sum, lexeme) => sum + having(lexeme, bits), 0),
    );
  const each = ('and' in expression ? expression.and : expression.or).map((one) => matching(one, bits));
  if ('or' in expression)
    return Math.min(
      total,
      each.reduce((sum, one) => sum + one, 0),
    );
  return each.reduce((product, one) => (product * one) / Math.max(1, total), total);
}

/**
 * Whether the first of what matches, by popularity, are sooner found by reading and sorting all of it than by going through all
 * records in that order: one takes as long as the other for each record that it looks at.
 */
export const isSoonerSorted = (expression: Expression, bits: Bits, most: number): boolean =>
  matching(expression, bits) ** 2 < UNEVEN * most * bits.total;
