import { isAllergen } from './allergens.ts';

/** One name of a list of ingredients as it is printed, and whether it is an allergen that must be named separately. */
export type ListedIngredient = { name: string; isAllergen: boolean };

/**
 * A comma or a bullet parts two ingredients, and so does a line's end; `1,2-Hexanediol` holds a comma of its own, between digits.
 */
const BETWEEN = /,(?!\d)|(?<!\d),|[;•\n]+/;

/** The ingredients of a printed list, in its order, without its heading and last full stop (R1836). */
export const listedIngredients = (text: string): ListedIngredient[] =>
  text
    .replace(/^\s*(ingr[ée]dients|ingredients|inci)\s*(\(inci\))?\s*:/i, '')
    .split(BETWEEN)
    .map((name) => name.trim().replace(/\.$/, '').replace(/\s+/g, ' '))
    .filter(Boolean)
    .map((name) => ({ name, isAllergen: isAllergen(name) }));
