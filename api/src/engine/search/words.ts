/** Stop words, folded; they are searched for only where nothing else is typed. */
export const SMALL_WORDS: readonly string[] =
  'a au aux avec ce ces contre d dans de des du en et l la le les ou par pour qu que qui sa se ses son sur un une vos votre'.split(
    ' ',
  );
const SMALL = new Set(SMALL_WORDS);

/** The letter that French leaves of a small word before a vowel: « l'avoine ». */
const ELIDED = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/giu;

/** A text without its elided words. */
export const withoutElided = (text: string): string => text.replace(ELIDED, ' ');

/** R2132: every sign that is no letter, digit or accent separates words, whatever keyboard it was typed on. */
const SIGNS = /(?:[^\p{L}\p{Mn}\p{Mc}\p{N}\s]|\p{Variation_Selector})+/gu;

export const withoutSigns = (typed: string): string => typed.replace(SIGNS, ' ');

/** The words of a search without the elided ones. */
export const onlyWords = (typed: string): string => withoutSigns(withoutElided(typed));

/** The words of a search that count: all but the small ones, or all of them where there is nothing else. */
export function significant(words: readonly string[]): string[] {
  const all = [...new Set(words)];
  const found = all.filter((word) => !SMALL.has(word));
  return found.length > 0 ? found : all;
}

/** Whether one letter more, less, other, or two in another order make one word of the other. */
export function isOneLetterAway(one: string, other: string): boolean {
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin += 1;
  const [left, right] = [one.slice(begin), other.slice(begin)];
  const [first = '', second = ''] = left;
  const isTurned = second + first + left.slice(2) === right;
  const isLess = left.slice(1) === right || left === right.slice(1);
  return one !== other && (isLess || isTurned || left.slice(1) === right.slice(1));
}

/** LIKE patterns that hold every word one letter away, and what begins like it: it keeps its beginning or its end, or has its middle turned around. */
export function nearPatterns(word: string): string[] {
  const half = Math.floor(word.length / 2);
  return [`${word.slice(0, half)}%`, `%${word.slice(half)}`, `${word.slice(0, half - 1)}__${word.slice(half + 1)}`];
}
