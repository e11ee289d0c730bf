import { sheets } from '../catalogue/sheets.ts';
import type { CollectionPicture } from '../collections/demo-collections.ts';
import { stillLife } from './draw-categories.ts';

/** The picture of a collection, 1600 by 700: some of what is in it, as a category's banner shows its products. */
export function drawCollection({ key, shows, wall, accent }: CollectionPicture & { key: string }): string {
  const [first, ...others] = shows.map((shown) => {
    const sheet = sheets.find((product) => product.key === shown);
    if (!sheet) throw new Error(`no product « ${shown} » for the picture of « ${key} »`);
    return sheet;
  });
  if (!first) throw new Error(`« ${key} » shows nothing`);
  return stillLife({ products: [first, ...others], wall, accent, decor: 'arches', seed: `collection ${key}` });
}
