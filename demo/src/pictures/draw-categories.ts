import { randomFor } from '@karite/shared/random';
import { around } from '../around.ts';
import { isRoot, type RootKey, rootOf, type ShelfKey } from '../catalogue/categories.ts';
import { sheets } from '../catalogue/sheets.ts';
import { botanicals } from './botanicals/clusters.ts';
import { bananaLeaf, sprig } from './botanicals/leaves.ts';
import { dark, light, mix } from './colour.ts';
import { dressOf, type Product } from './dress-product.ts';
import { packers } from './packaging/pack.ts';
import { Paint, place, rect } from './paint.ts';
import { leafShade } from './scenes/backdrop.ts';
import { castShadow, stand } from './scenes/stand.ts';
import { type WideDecor, wideSet } from './scenes/wide-set.ts';

/** The first is in the middle. */
export type Shown = [Product, ...Product[]];
type Group = { products: Shown; wall: string; accent: string; decor: WideDecor; seed: string };

const W = 1600;
const H = 700;

/** A still life on the right of a wide set; the left stays calm, for words. */
export function stillLife({ products, wall, accent, decor, seed }: Group): string {
  const random = randomFor(`banner ${seed}`);
  const paint = new Paint();
  const deep = seed === 'parfums';
  const colours = {
    wall,
    floor: deep ? dark(wall, 0.24) : light(wall, 0.34),
    plinth: deep ? mix(wall, accent, 0.35) : light(wall, 0.5),
    decor: mix(wall, accent, deep ? 0.35 : 0.24),
    deep,
  };
  const spots = [
    { x: 1134, floor: 590, tall: 430 },
    { x: 990, floor: 612, tall: 310 },
    { x: 1290, floor: 606, tall: 330 },
    { x: 1400, floor: 626, tall: 240 },
  ] as const;
  const beds = [
    { x: 1206, y: 676, scale: 0.7 },
    { x: 1010, y: 684, scale: 0.56 },
    { x: 1372, y: 690, scale: 0.5 },
  ] as const;
  const shown = products.slice(0, 4).map((product, i) => {
    const spot = around(spots, i);
    const packed = packers[product.form](paint, dressOf(product));
    const scale = Math.min(spot.tall / packed.height, (i === 3 ? 160 : 220) / packed.width);
    const on = stand(
      i === 0 ? 'podium' : i === 2 ? 'block' : 'floor',
      paint,
      colours,
      random,
      spot.x,
      spot.floor + (i === 0 ? 26 : 10),
      packed.width * scale * 0.72,
    );
    return {
      y: spot.floor,
      svg:
        on.svg +
        castShadow(paint, spot.x, on.foot, packed.width * scale, packed.height * scale * 0.8) +
        place(packed.svg, spot.x, on.foot, scale),
    };
  });
  const plants = products.slice(0, 3).map((product) => botanicals[product.plants[0]]);
  const first = botanicals[products[0].plants[0]];
  return paint.svg(
    W,
    H,
    wideSet(paint, random, colours, decor) +
      `<g transform="translate(600 0)">${leafShade(paint, random, 1000, 700, false)}</g>` +
      place(bananaLeaf(paint, 420, 120, mix(first.green, wall, 0.25)), 1560, 560, 1, -118) +
      place(bananaLeaf(paint, 360, 110, mix(first.green, wall, 0.12)), 1620, 600, 1, -142) +
      place(sprig(paint, random, 420, plants[1]?.green ?? '#7d8a4e', [100, 40], 6, -90), 1010, 560, 1, -16) +
      shown
        .sort((a, b) => a.y - b.y)
        .map(({ svg }) => svg)
        .join('') +
      plants
        .map((plant, i) => {
          const { x, y, scale } = around(beds, i);
          return place(plant.cluster(paint, random), x, y, scale);
        })
        .join('') +
      rect(
        0,
        0,
        W,
        H,
        paint.linear([
          [0, light(wall, deep ? 0.02 : 0.3), 0.55],
          [0.45, wall, 0],
        ]),
      ),
  );
}

const best = (test: (product: Product) => boolean, forms: readonly string[]): Shown => {
  const fit = sheets.filter(test);
  const chosen = forms
    .map((form) => fit.find((product) => product.form === form))
    .filter((product) => product !== undefined);
  const [first, ...others] = [...chosen, ...fit.filter((product) => !chosen.includes(product))].slice(0, 4);
  if (!first) throw new Error('a category without a product has no banner');
  return [first, ...others];
};

const sets: Record<RootKey, { wall: string; accent: string; decor: WideDecor; forms: readonly string[] }> = {
  visage: { wall: '#ecd0c8', accent: '#b54e5a', decor: 'sun', forms: ['dropper', 'jar', 'airless', 'tube'] },
  corps: { wall: '#e5ceae', accent: '#a8703c', decor: 'arches', forms: ['pump', 'jar', 'flip', 'soap'] },
  cheveux: { wall: '#cfd0ab', accent: '#5f7446', decor: 'panels', forms: ['oil', 'flip', 'jar', 'dropper'] },
  solaire: { wall: '#f5cf8e', accent: '#df8a2e', decor: 'sun', forms: ['spray', 'tube', 'stick', 'airless'] },
  maquillage: { wall: '#d99f96', accent: '#8e3b46', decor: 'drape', forms: ['lipstick', 'compact', 'mascara', 'nail'] },
  parfums: { wall: '#5a3b26', accent: '#c9924e', decor: 'reeds', forms: ['flacon', 'kit', 'spray', 'dropper'] },
  bebe: { wall: '#d6e4dc', accent: '#6d9690', decor: 'arches', forms: ['baby', 'tube', 'tin', 'oil'] },
  hommes: { wall: '#aab0ad', accent: '#46545c', decor: 'panels', forms: ['dropper', 'tube', 'soap', 'tin'] },
};

/** The banner of a category, 1600 by 700. */
export function drawCategory(key: RootKey | ShelfKey): string {
  const root = isRoot(key) ? key : rootOf(key);
  const { wall, accent, decor, forms } = sets[root];
  if (isRoot(key))
    return stillLife({ wall, accent, decor, seed: key, products: best((p) => rootOf(p.shelf) === root, forms) });
  const random = randomFor(`shelf ${key}`);
  const products = best((p) => p.shelf === key, random.shuffle(forms));
  const decors = ['sun', 'arches', 'panels', 'drape', 'reeds'] as const;
  return stillLife({
    wall: mix(wall, botanicals[products[0].plants[0]].tint, root === 'parfums' ? 0.1 : 0.5),
    accent,
    decor: random.pick(decors),
    seed: key,
    products,
  });
}
