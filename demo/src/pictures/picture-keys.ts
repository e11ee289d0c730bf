import { randomFor } from '@karite/shared/random';

/** A product's pictures: the packshot, then for some a texture, an ingredient or its box. */
export type ProductView = 'main' | 'texture' | 'ingredient' | 'box';

/** How each picture is named among the demo pictures. */
export const pictureKeys = {
  product: (key: string, view: ProductView) => `product/${key}/${view}`,
  category: (key: string) => `category/${key}`,
  brand: (key: string) => `brand/${key}`,
};

/** About half of the products have one or two extra views. */
export function viewsOf(key: string): ProductView[] {
  const random = randomFor(`views ${key}`);
  if (random.chance(0.48)) return ['main'];
  const extra = random.shuffle<ProductView>(['texture', 'ingredient', 'box']);
  return ['main', ...extra.slice(0, random.chance(0.4) ? 2 : 1)];
}
