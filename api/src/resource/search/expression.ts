import { keptWith } from '../../server/cache/kept-with.ts';

/** What records must have: any of some lexemes of their entry (`search_entry`), or all or any of other expressions. */
export type Expression = { any: readonly string[] } | { and: readonly Expression[] } | { or: readonly Expression[] };

/**
 * What stands before the words of an entry: those of what a record is called, its first telling one and its second, those of
 * all of it, and those that come last. Where many records have one, bits tell which.
 */
export const WORD_SIGNS = ['1', '^', '~', '3', '4'] as const;
export const isWord = (lexeme: string): boolean => WORD_SIGNS.some((sign) => lexeme.startsWith(sign));

/**
 * What words have that a text is a part of. No entry says it, for it would say all parts of all words: it is counted by bits
 * (`keepBits`), and what has it is found by its text (`holds`).
 */
export const partLexeme = (part: string): string => `2${part}`;
export const isPart = (lexeme: string): boolean => lexeme.startsWith('2');

/** The value of a facet or of a switch. */
export const facetLexeme = (name: string, value: string): string => `f${name}=${value}`;
/** That a field points to nothing. */
export const emptyLexeme = (name: string): string => `e${name}`;

const quote = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** As a text search query; the same words are searched for again and again. */
export const asQuery = keptWith((expression: Expression): string => {
  if ('any' in expression) return `(${[...new Set(expression.any)].map(quote).join(' | ')})`;
  if ('and' in expression) return expression.and.map((each) => asQuery(each)).join(' & ');
  return `(${expression.or.map((each) => asQuery(each)).join(' | ')})`;
});

/** All the lexemes that an expression names. */
export function lexemesOf(expression: Expression): readonly string[] {
  if ('any' in expression) return expression.any;
  return ('and' in expression ? expression.and : expression.or).flatMap(lexemesOf);
}

/** More clauses than these are none: ways of many words each, of several places. */
const MOST_CLAUSES = 64;

/** An expression as clauses: what matches has any lexeme of each. `null` where these would be too many. */
export function clausesOf(expression: Expression): readonly (readonly string[])[] | null {
  if ('any' in expression) return [expression.any];
  const each = ('and' in expression ? expression.and : expression.or).map(clausesOf);
  let clauses: readonly (readonly string[])[] | null = null;
  for (const others of each) {
    if (!others) return null;
    if (!clauses) clauses = others;
    else if ('and' in expression) clauses = [...clauses, ...others];
    else if (clauses.length * others.length > MOST_CLAUSES) return null;
    // What has all of one or all of another has one of each pair.
    else clauses = clauses.flatMap((one) => others.map((other) => [...one, ...other]));
  }
  return clauses;
}

/** Whether few records can match, for each way needs lexemes that few have: none of those that `isFrequent`. */
export function isSelective(expression: Expression, isFrequent: (lexeme: string) => boolean): boolean {
  if ('any' in expression) return !expression.any.some(isFrequent);
  if ('and' in expression) return expression.and.some((each) => isSelective(each, isFrequent));
  return expression.or.every((each) => isSelective(each, isFrequent));
}

/** Each place by any of its ways, each way by all of its words; `null` where a place has none. */
export function allOf<Word>(
  places: readonly (readonly (readonly Word[])[])[],
  lexemes: (word: Word) => string[],
): Expression | null {
  const each = places.map((ways) =>
    ways.flatMap((words): Expression[] => {
      const all = words.map(lexemes);
      return all.length > 0 && all.every((any) => any.length > 0) ? [{ and: all.map((any) => ({ any })) }] : [];
    }),
  );
  const isFound = each.length > 0 && each.every((ways) => ways.length > 0);
  return isFound ? { and: each.map((ways) => ({ or: ways })) } : null;
}
