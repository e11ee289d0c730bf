import type { HairType, SkinType } from '@karite/shared/catalogue';
import type { Random } from '@karite/shared/random';
import type { DemoProduct, DemoReview } from '../types.ts';

/** So many of those who may say their type say it. */
const SAY = 0.75;
/** Reviews with votes, and how many these have at most. */
const VOTED = 0.4;
const MOST_VOTES = 5;

/** What the words of a review say of its author: the type does not contradict them. */
const SKIN_IN_WORDS: [string, SkinType][] = [
  ['peau mixte', 'mixte'],
  ['peau grasse', 'grasse'],
  ['très sensible', 'sensible'],
];
const HAIR_IN_WORDS: [string, HairType][] = [
  ['cheveux crépus', 'crepus'],
  ['cheveux défrisés', 'lisses'],
];

function typeOf<T>(fitting: readonly T[], inWords: readonly [string, T][], text: string, random: Random): T | null {
  const [, said] = inWords.find(([words]) => text.includes(words)) ?? [];
  if (fitting.length === 0) return null;
  return said ?? (random.chance(SAY) ? random.pick(fitting) : null);
}

/** The skin or hair that the author of a review says to have, of those that the product is for. */
export const typesOf = (product: DemoProduct, text: string | null, random: Random) => ({
  skinType: typeOf(product.skinTypes, SKIN_IN_WORDS, text ?? '', random),
  hairType: typeOf(product.hairTypes, HAIR_IN_WORDS, text ?? '', random),
});

/** Who found a published review helpful: some customers who did not write it. */
export function votersOf(review: DemoReview, customers: readonly string[], random: Random): string[] {
  if (review.status !== 'published' || !random.chance(VOTED)) return [];
  const others = random.shuffle(customers.filter((key) => key !== review.customer));
  return others.slice(0, random.between(1, MOST_VOTES));
}
