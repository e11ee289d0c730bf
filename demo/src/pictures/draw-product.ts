import { type Random, randomFor } from '@karite/shared/random';
import { rootOf } from '../catalogue/categories.ts';
import type { Form } from '../catalogue/sheet.ts';
import { botanicals } from './botanicals/clusters.ts';
import { foliage } from './botanicals/foliage.ts';
import { dressOf, type Product } from './dress-product.ts';
import { packers } from './packaging/pack.ts';
import { Paint, place } from './paint.ts';
import { type Backdrop, backdrop, backdrops, interior, leafShade } from './scenes/backdrop.ts';
import { paletteFor } from './scenes/palette.ts';
import { castShadow, type StandKind, stand, standKinds } from './scenes/stand.ts';

/** How tall and how wide each form may be in a picture of 1000 by 1000. */
const roomFor: Partial<Record<Form, readonly [number, number]>> = {
  jar: [420, 490],
  tin: [450, 510],
  soap: [420, 500],
  compact: [500, 500],
  palette: [500, 600],
  kit: [600, 690],
  lipstick: [580, 460],
  nail: [590, 320],
  stick: [560, 440],
  sachet: [640, 420],
  flacon: [590, 430],
};

function setting(product: Product, random: Random): { back: Backdrop; on: StandKind } {
  const wide = ['kit', 'palette', 'soap', 'tin', 'compact'].includes(product.form);
  const root = rootOf(product.shelf);
  const supports = standKinds.filter(
    (kind) =>
      !(wide && kind === 'stones') &&
      (kind !== 'water' || ['visage', 'solaire', 'bebe'].includes(root)) &&
      (kind !== 'tray' || root !== 'visage'),
  );
  return { back: random.pick(backdrops), on: random.pick(supports) };
}

/** The packshot: the product on its set, with what it is made of. */
export function drawPackshot(product: Product): string {
  const random = randomFor(`packshot ${product.key}`);
  const paint = new Paint();
  const dress = dressOf(product);
  const plant = botanicals[product.plants[0]];
  const root = rootOf(product.shelf);
  const colours = paletteFor(root, product.brand, plant.tint, dress.accent, random);
  const { back, on } = setting(product, random);

  const packed = packers[product.form](paint, dress);
  const [tall, wide] = roomFor[product.form] ?? [668, 450];
  const wished = Math.min(tall / packed.height, wide / packed.width, 1.5);
  const width = packed.width * wished;
  const side = random.chance(0.5) ? 1 : -1;
  const crowded = width > 430;
  const x = 500 - side * (crowded ? 0 : random.int(20, 64));
  const horizon = random.int(640, 730);
  const floor = random.int(850, 878);
  const base = stand(on, paint, colours, random, x, floor, width);
  // Air above the tallest, whatever they are placed on.
  const scale = Math.min(wished, (base.foot - 92) / packed.height);

  const lies = x + side * (width / 2 + random.int(96, 140));
  const front = crowded
    ? place(plant.cluster(paint, random), 500 + side * 330, 940, 0.74)
    : place(plant.cluster(paint, random), lies, floor + random.int(12, 44), random.between(0.86, 1.05), 0);
  const behind = random.chance(0.7)
    ? place(foliage(paint, random, plant.green, -side), x - side * width * 0.34, base.foot - 20)
    : '';
  const second =
    product.plants[1] && !crowded && random.chance(0.4)
      ? place(botanicals[product.plants[1]].cluster(paint, random), x - side * (width / 2 + 170), floor + 70, 0.62)
      : '';

  return paint.svg(
    1000,
    1000,
    interior(paint, colours, 1000, 1000, horizon) +
      backdrop(back, paint, colours, random, horizon, x) +
      (random.chance(0.5) && back !== 'window' ? leafShade(paint, random, 1000, 1000, false) : '') +
      base.svg +
      behind +
      castShadow(paint, x, base.foot, width, packed.height * scale) +
      place(packed.svg, x, base.foot, scale) +
      front +
      second,
  );
}
