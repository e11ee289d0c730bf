import type { Money } from '../money/index.ts';
import { type Priced, salePrice } from '../pricing/index.ts';

/** A product has at most so many variants besides itself (R1910): a page shows all of them. */
export const MOST_VARIANTS = 50;

/** A choice among the variants of a product: in what shade, in what format, or both (R1911). */
export type Choice = { shade: string | null; format: string | null };

/** The lowest price among a product's choices, itself the first of them, in the shop's currency (R1912). */
export const fromPrice = (product: Priced & { leastVariantPrice: Money | null }): Money =>
  Math.min(salePrice(product), product.leastVariantPrice ?? Number.POSITIVE_INFINITY);

/** Whether any of its choices is in stock (R1912). */
export const isAvailable = ({ inStock, variantsInStock }: { inStock: boolean; variantsInStock: number }): boolean =>
  inStock || variantsInStock > 0;

/** Without case and accents, as people compare names. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The part that a product's name lacks: its shade or its format (R1911). */
export const missingInName = (name: string, { shade, format }: Choice): string | undefined =>
  [shade, format].find((word): word is string => word !== null && !folded(name).includes(folded(word))) ?? undefined;

/** Puts a word in the place of another one, whatever its case; behind the name where it does not hold it. */
function inPlace(name: string, former: string | null, word: string | null): string {
  if (!word) return name;
  // Characters keep their number when they are folded one by one, so that a position in one text is the same in the other.
  const characters = [...name].map((character) => folded(character).slice(0, 1) || ' ').join('');
  const at = former ? characters.indexOf(folded(former)) : -1;
  const signs = [...name];
  return former && at >= 0
    ? [...signs.slice(0, at), word, ...signs.slice(at + [...former].length)].join('')
    : `${name} ${word}`;
}

/** What a new variant of a product is called: as the product is, with its own shade and format in their place (R1918). */
export const variantName = (product: Choice & { name: string }, { shade, format }: Choice): string =>
  inPlace(inPlace(product.name, product.shade, shade), product.format, format);

/** Whether two are the same choice: case and accents make no other (R1911). */
export const isSameChoice = (one: Choice, other: Choice): boolean =>
  folded(one.shade ?? '') === folded(other.shade ?? '') && folded(one.format ?? '') === folded(other.format ?? '');
