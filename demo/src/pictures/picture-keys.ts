import { randomFor } from '@karite/shared/random';
import { rootOf } from '../catalogue/categories.ts';
import type { Product } from './dress-product.ts';
import { textureOf } from './views/texture-view.ts';
import { type Use, usageOf } from './views/use-view.ts';

/** A product's pictures: the packshot, its texture, where it is used, and how large it is beside a phone (R1891). */
export const productViews = ['main', 'texture', 'use', 'size'] as const;
export type ProductView = (typeof productViews)[number];

/** How each picture is named among the demo pictures. */
export const pictureKeys = {
  category: (key: string) => `category/${key}`,
  collection: (key: string) => `collection/${key}`,
  brand: (key: string) => `brand/${key}`,
};

type Shown = Pick<Product, 'key' | 'form' | 'plants' | 'shade' | 'shelf'>;

/** How many pictures of one use there are, each of somebody else. */
const people: Record<Use, number> = { cheek: 6, man: 2, lips: 1, eyes: 1, nails: 1, shoulder: 6, hair: 5, neck: 4 };

/**
 * The key of a product's picture. Similar textures and uses share one picture, so that a first start draws each once.
 * Make-up has its own shades, and therefore its own pictures.
 */
export function keyOfView(product: Shown, view: ProductView): string {
  const own = `product/${product.key}/${view}`;
  const isMakeUp = rootOf(product.shelf) === 'maquillage';
  if (view === 'main' || view === 'size' || isMakeUp) return own;
  if (view === 'texture') return `texture/${textureOf(product)}/${product.shade ?? product.plants[0]}`;
  const usage = usageOf(product);
  return `use/${usage}/${randomFor(`use of ${product.key}`).int(1, people[usage])}`;
}
