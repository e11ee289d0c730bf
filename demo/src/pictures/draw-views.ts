import { randomFor } from '@karite/shared/random';
import { rootOf } from '../catalogue/categories.ts';
import { botanicals } from './botanicals/clusters.ts';
import { drawPackshot } from './draw-product.ts';
import { dressOf, type Product } from './dress-product.ts';
import { Paint } from './paint.ts';
import { keyOfView, type ProductView } from './picture-keys.ts';
import { paletteFor } from './scenes/palette.ts';
import { drawSize } from './views/size-view.ts';
import { drawTexture } from './views/texture-view.ts';
import { drawUse } from './views/use-view.ts';

const views = { texture: drawTexture, use: drawUse, size: drawSize };

/** One picture of a product, 1000 by 1000. */
export function drawProduct(product: Product, view: ProductView): string {
  if (view === 'main') return drawPackshot(product);
  const random = randomFor(keyOfView(product, view));
  const paint = new Paint();
  const plant = botanicals[product.plants[0]];
  const colours = paletteFor(rootOf(product.shelf), product.brand, plant.tint, dressOf(product).accent, random);
  return paint.svg(1000, 1000, views[view](product, paint, colours, random));
}
