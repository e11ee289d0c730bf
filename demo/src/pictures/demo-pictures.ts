import { brands } from '../catalogue/brands.ts';
import { roots } from '../catalogue/categories.ts';
import { sheets } from '../catalogue/sheets.ts';
import { drawCategory } from './draw-categories.ts';
import { drawLogo } from './draw-logos.ts';
import { drawProduct } from './draw-views.ts';
import { pictureKeys, viewsOf } from './picture-keys.ts';

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
        width: 960,
        height: 420,
        draw: () => drawCategory(key),
      })),
    ]),
    ...brands.map(({ key }) => ({ key: pictureKeys.brand(key), width: 600, height: 400, draw: () => drawLogo(key) })),
    ...sheets.flatMap((product) =>
      viewsOf(product.key).map((view) => ({
        key: pictureKeys.product(product.key, view),
        width: 800,
        height: 800,
        draw: () => drawProduct(product, view),
      })),
    ),
  ];
}
