import { type Clause, valuesOfClauses } from './clauses.ts';
import { matching } from './estimate.ts';
import { asQuery, clausesOf, type Expression, isSelective } from './expression.ts';
import { levelName, type Search, slotsOf } from './found.ts';
import { looksInTexts } from './holds.ts';
import type { Terms } from './terms.ts';

/** So many times as many as a page shows have to match a level, by chance, before it is believed to fill the page. */
const SURELY = 10;

/** How many of the first levels of a search fill a page to its `end`, most probably. */
export function levelsToFill({ levels, bits }: Terms, end: number): number {
  const filling = levels.findIndex((level) => bits && matching(level, bits) >= SURELY * end);
  return filling < 0 ? levels.length : filling + 1;
}

/** What is asked of bits: `clauses`, each any of some lexemes, and which of them each of some levels has. */
type InBits = { clauses: Clause[]; levels: { level: number; clause: number; size: number }[] };

/** Some levels, by their numbers, as clauses, each of which is asked for once; `null` where they would be too many. */
function inBits(levels: readonly { level: number; expression: Expression }[]): InBits | null {
  const known = new Map<string, number>();
  const asked: InBits = { clauses: [], levels: [] };
  for (const { level, expression } of levels) {
    const own = new Set<number>();
    const clauses = clausesOf(expression);
    if (!clauses) return null;
    for (const clause of clauses) {
      const any = [...new Set(clause)].sort();
      const name = any.join(' ');
      if (!known.has(name)) known.set(name, asked.clauses.push(any) - 1);
      own.add(known.get(name) ?? 0);
    }
    for (const clause of own) asked.levels.push({ level, clause, size: own.size });
  }
  return asked;
}

/**
 * The values of `firstOfMany` for the first levels of a search (`most`) that is narrowed to what was `chosen`, of which the entries
 * say a part (`said`); `null` where it looks for more than words, or for too many ways to say the same.
 */
export function valuesOfMany(
  { terms, besides }: Search,
  chosen: Readonly<Record<string, Expression>> | null,
  said: readonly Expression[],
  most: number,
): Record<string, unknown> | null {
  const { all, bits } = terms;
  if (!bits?.canCount || besides || !all || !chosen || looksInTexts(all)) return null;
  const levels = terms.levels.slice(0, most);
  const isFew = (level: Expression) => isSelective(level, (lexeme) => bits.counts.has(lexeme));
  const few = levels.filter(isFew);
  const asked = inBits(
    levels.flatMap((level, at) =>
      isFew(level) ? [] : [{ level: at + 1, expression: { and: [level, ...Object.values(chosen)] } }],
    ),
  );
  if (!asked) return null;
  const slots = slotsOf(terms.levels).map((query, at) => [levelName(at), at < most ? query : null]);
  return {
    ...Object.fromEntries(slots),
    any: asQuery({ and: [{ or: levels }, ...said] }),
    few: few.length > 0 ? asQuery({ and: [{ or: few }, ...said] }) : null,
    placed: bits.total,
    ...valuesOfClauses(asked.clauses, bits),
    levels: asked.levels.map(({ level }) => level),
    levelClauses: asked.levels.map(({ clause }) => clause),
    levelSizes: asked.levels.map(({ size }) => size),
  };
}
