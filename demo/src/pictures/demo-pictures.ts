import { brands } from '../catalogue/brands.ts';
import { roots } from '../catalogue/categories.ts';
import { sheets, variants } from '../catalogue/sheets.ts';
import { collectionPictures } from '../collections/demo-collections.ts';
import { drawCategory } from './draw-categories.ts';
import { drawCollection } from './draw-collections.ts';
import { drawLogo } from './draw-logos.ts';
import { drawProduct } from './draw-views.ts';
import type { Product } from './dress-product.ts';
import { keyOfView, type ProductView, pictureKeys, productViews } from './picture-keys.ts';

/** A picture still to be drawn: drawings are made one by one, so that few are in memory. */
export type DemoPicture = { key: string; width: number; height: number; draw: () => string };

const banner = { width: 1600, height: 700 };

/** Every picture of the demo shop, at the size it is stored in. */
export function demoPictures(): DemoPicture[] {
  return [
    ...roots.flatMap((root) => [
      { key: pictureKeys.category(root.key), ...banner, draw: () => drawCategory(root.key) },
      ...root.children.map(([key]) => ({
        key: pictureKeys.category(key),
        width: 800,
        height: 350,
        draw: () => drawCategory(key),
      })),
    ]),
    ...collectionPictures.map((collection) => ({
      key: pictureKeys.collection(collection.key),
      width: 960,
      height: 420,
      draw: () => drawCollection(collection),
    })),
    ...brands.map(({ key }) => ({ key: pictureKeys.brand(key), width: 600, height: 400, draw: () => drawLogo(key) })),
    ...productPictures(),
  ];
}

/** In px: the others are shown on the product's page alone, and a texture has no fine details. */
const widths: Record<ProductView, number> = { main: 800, use: 600, size: 560, texture: 480 };

function productPictures(): DemoPicture[] {
  const pictures = new Map<string, DemoPicture>();
  const add = (product: Product, view: ProductView) => {
    const [key, width] = [keyOfView(product, view), widths[view]];
    if (!pictures.has(key)) pictures.set(key, { key, width, height: width, draw: () => drawProduct(product, view) });
  };
  for (const product of sheets) for (const view of productViews) add(product, view);
  // A variant is shown on its product's page: only the product itself differs.
  for (const variant of variants) add(variant, 'main');
  return [...pictures.values()];
}
