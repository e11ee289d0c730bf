import type { BrandKey } from './brands.ts';
import type { ShelfKey } from './categories.ts';
import type { Plant } from './plants.ts';

/** How a product is packed, and therefore drawn. */
export type Form =
  | 'pump'
  | 'flip'
  | 'tube'
  | 'jar'
  | 'tin'
  | 'dropper'
  | 'airless'
  | 'soap'
  | 'spray'
  | 'oil'
  | 'flacon'
  | 'lipstick'
  | 'gloss'
  | 'compact'
  | 'palette'
  | 'mascara'
  | 'pencil'
  | 'nail'
  | 'stick'
  | 'baby'
  | 'sachet'
  | 'kit';

/** One line of the product tables: what is written by hand; the rest is derived from it. */
export type ProductSheet = {
  name: string;
  price: number;
  brand: BrandKey;
  shelf: ShelfKey;
  form: Form;
  plants: readonly [Plant, ...Plant[]];
  /** The first sentences of the description, unique to the product. */
  pitch: string;
  /** A second category that also contains it. */
  also?: ShelfKey;
  /** The colour of the product itself, for make-up and tinted textures. */
  shade?: string;
};
