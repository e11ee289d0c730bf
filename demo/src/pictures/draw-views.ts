import { type Random, randomFor } from '@karite/shared/random';
import { around } from '../around.ts';
import { rootOf } from '../catalogue/categories.ts';
import { botanicals } from './botanicals/clusters.ts';
import { drop } from './botanicals/matter.ts';
import { dark, light, mix } from './colour.ts';
import { drawPackshot } from './draw-product.ts';
import { dressOf, type Product } from './dress-product.ts';
import { carton } from './packaging/gifts.ts';
import { packers } from './packaging/pack.ts';
import { ellipse, line, n, Paint, path, place, rect } from './paint.ts';
import type { ProductView } from './picture-keys.ts';
import { backdrop, leafShade, room } from './scenes/backdrop.ts';
import { type Palette, paletteFor } from './scenes/palette.ts';
import { castShadow } from './scenes/stand.ts';

/** The colour of what is inside: cream, gel, oil, powder or soap lather. */
function matterColour(product: Product, accent: string): string {
  if (product.shade) return product.shade;
  if (product.form === 'oil' || product.form === 'dropper') return mix(accent, '#e3a640', 0.5);
  return mix('#fff6e8', accent, product.form === 'soap' ? 0.06 : 0.24);
}

/** A cream or a lipstick drawn across the page with a spatula. */
function smear(paint: Paint, random: Random, colour: string): string {
  const edgeAt = (i: number) => [120 + i * 95, 380 + random.int(-34, 34)] as const;
  const edge = [edgeAt(0), ...Array.from({ length: 8 }, (_, i) => edgeAt(i + 1))] as const;
  const low = edge.map(([x], i) => [x + random.int(-20, 20), 660 + random.int(-46, 46) - i * 6] as const).reverse();
  const points = [...edge, [930, 470], ...low, [70, 540]] as const;
  const middle = (i: number) => {
    const [a, b] = [around(points, i), around(points, i + 1)];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  const d = `M${middle(0)}${points.map((_, i) => `Q${around(points, i + 1).join(' ')} ${middle(i + 1)}`).join('')}Z`;
  const grooves = Array.from({ length: 9 }, (_, i) => {
    const y = 405 + i * 28;
    const stroke = i % 2 ? light(colour, 0.55) : dark(colour, 0.16);
    return line(
      `M${110 + random.int(0, 50)} ${y + random.int(-6, 16)}C330 ${y - 60} 560 ${y + 62} ${880 + random.int(-40, 20)} ${y - 26}`,
      stroke,
      random.between(5, 17),
      { opacity: i % 2 ? 0.7 : 0.36 },
    );
  }).join('');
  return (
    place(path(d, dark(colour, 0.6), { opacity: 0.16 }), 14, 22) +
    path(
      d,
      paint.linear(
        [
          [0, light(colour, 0.4)],
          [0.5, colour],
          [1, dark(colour, 0.14)],
        ],
        [0, 0, 0.7, 1],
      ),
    ) +
    `<g clip-path="${paint.clip(d)}">${grooves}</g>` +
    path('M170 470C320 400 420 520 560 440C500 500 330 520 170 470Z', '#fff', { opacity: 0.45 })
  );
}

/** Cream turned on itself with a finger, as it is found under a lid. */
function swirl(paint: Paint, random: Random, colour: string): string {
  const start = random.between(0, Math.PI * 2);
  const spiral = (dx: number, dy: number) =>
    Array.from({ length: 150 }, (_, i) => {
      const turn = start + (i / 149) * Math.PI * 5.4;
      const r = 292 * (1 - i / 164) ** 1.15;
      return `${i ? 'L' : 'M'}${n(Math.cos(turn) * r + dx)} ${n(Math.sin(turn) * r * 0.94 + dy)}`;
    }).join('');
  const disc = paint.radial(
    [
      [0, light(colour, 0.5)],
      [0.72, colour],
      [0.94, light(colour, 0.35)],
      [1, dark(colour, 0.12)],
    ],
    0.4,
    0.36,
    0.7,
  );
  return place(
    ellipse(16, 26, 352, 332, dark(colour, 0.6), { opacity: 0.22 }) +
      ellipse(0, 0, 350, 330, disc) +
      line(spiral(9, 12), dark(colour, 0.26), 46, { opacity: 0.55 }) +
      line(spiral(0, 0), colour, 42) +
      line(spiral(-7, -9), light(colour, 0.45), 24, { opacity: 0.8 }) +
      line(spiral(-12, -15), '#ffffff', 7, { opacity: 0.5 }) +
      place(drop(paint, 24), 190, 210) +
      place(drop(paint, 15), -236, 150),
    480,
    500,
  );
}

/** Oil or gel, in pools that show the ground. */
function pools(paint: Paint, random: Random, colour: string): string {
  const pool = (x: number, y: number, r: number) =>
    ellipse(x + 10, y + 14, r * 1.02, r * 0.94, '#2a140c', { opacity: 0.14 }) +
    ellipse(
      x,
      y,
      r,
      r * 0.92,
      paint.radial(
        [
          [0, light(colour, 0.5), 0.75],
          [0.7, colour, 0.8],
          [0.94, light(colour, 0.5), 0.95],
          [1, dark(colour, 0.3), 0.9],
        ],
        0.58,
        0.64,
        0.62,
      ),
    ) +
    path(
      `M${n(x - r * 0.66)} ${n(y - r * 0.2)}Q${n(x - r * 0.5)} ${n(y - r * 0.66)} ${n(x - r * 0.04)} ${n(y - r * 0.7)}Q${n(x - r * 0.4)} ${n(y - r * 0.5)} ${n(x - r * 0.66)} ${n(y - r * 0.2)}Z`,
      '#fff',
      { opacity: 0.85 },
    ) +
    place(drop(paint, r * 0.1), x + r * 0.2, y + r * 0.1);
  const rest = Array.from({ length: 7 }, () =>
    pool(random.int(120, 880), random.int(150, 860), random.int(16, 62)),
  ).join('');
  return rest + pool(430, 500, 240) + pool(700, 690, 120);
}

function ground(paint: Paint, colours: Palette): string {
  return rect(
    0,
    0,
    1000,
    1000,
    paint.radial(
      [
        [0, light(colours.wall, colours.deep ? 0.2 : 0.5)],
        [0.6, colours.wall],
        [1, dark(colours.wall, 0.16)],
      ],
      0.3,
      0.2,
      1,
    ),
  );
}

function drawTexture(product: Product, paint: Paint, colours: Palette, random: Random): string {
  const dress = dressOf(product);
  const colour = matterColour(product, dress.accent);
  const plant = botanicals[product.plants[0]];
  const wet =
    ['oil', 'dropper', 'spray', 'flacon', 'gloss', 'nail'].includes(product.form) || product.plants[0] === 'aloe';
  return (
    ground(paint, { ...colours, wall: mix(colours.wall, dress.accent, 0.12) }) +
    leafShade(paint, random, 1000, 1000, false) +
    (wet
      ? pools(paint, random, colour)
      : product.form === 'jar' || product.form === 'tin'
        ? swirl(paint, random, colour)
        : place(place(smear(paint, random, colour), -500, -520), 500, 480, 1.08, random.int(-28, 6))) +
    place(plant.cluster(paint, random), 790, 930, 1.05) +
    place(plant.cluster(paint, random), 150, 250, 0.7)
  );
}

/** What it is made of, close to, in a bowl of wood or clay. */
function drawIngredient(product: Product, paint: Paint, colours: Palette, random: Random): string {
  const [first, second = first] = product.plants;
  const [plant, other] = [botanicals[first], botanicals[second]];
  const bowl = random.pick(['#8a5a36', '#c9bba9', '#a85f42']);
  const body = 'M-300 0C-290 150 -150 210 0 210S290 150 300 0Z';
  return (
    room(paint, colours, 1000, 1000, 620) +
    backdrop(random.pick(['sun', 'arch', 'weave', 'plain'] as const), paint, colours, random, 620, 500) +
    leafShade(paint, random, 1000, 1000, false) +
    castShadow(paint, 500, 868, 520, 360) +
    place(
      ellipse(0, 0, 300, 62, dark(bowl, 0.5)) +
        place(plant.cluster(paint, random), -96, 26, 1.24) +
        place(plant.cluster(paint, random), 118, 32, 1.12) +
        place(plant.cluster(paint, random), 10, 56, 1.3) +
        path(
          body,
          paint.linear([
            [0, dark(bowl, 0.3)],
            [0.3, light(bowl, 0.3)],
            [0.6, bowl],
            [1, dark(bowl, 0.45)],
          ]),
        ) +
        path('M-300 0A300 62 0 0 0 300 0A300 74 0 0 1 -300 0Z', light(bowl, 0.4)),
      500,
      600,
      1.3,
    ) +
    place(other.cluster(paint, random), 170, 950, 0.9)
  );
}

/** The product beside its carton. */
function drawBoxed(product: Product, paint: Paint, colours: Palette, random: Random): string {
  const dress = dressOf(product);
  const packed = packers[product.form](paint, dress);
  const scale = Math.min(560 / packed.height, 330 / packed.width, 1.3);
  const h = Math.max(packed.height * scale * 1.05, 340);
  const w = Math.min(Math.max(packed.width * scale * 1.02, 190), 320);
  return (
    room(paint, colours, 1000, 1000, 690) +
    backdrop(random.pick(['window', 'plain', 'panels', 'drape'] as const), paint, colours, random, 690, 500) +
    castShadow(paint, 660, 846, w, h) +
    place(carton(paint, dress, w, h), 640, 850) +
    castShadow(paint, 330, 880, packed.width * scale, packed.height * scale * 0.7) +
    place(packed.svg, 330, 880, scale) +
    place(botanicals[product.plants[0]].cluster(paint, random), 500, 950, 0.66)
  );
}

const views = { texture: drawTexture, ingredient: drawIngredient, box: drawBoxed };

/** One picture of a product, 1000 by 1000. */
export function drawProduct(product: Product, view: ProductView): string {
  if (view === 'main') return drawPackshot(product);
  const random = randomFor(`${view} ${product.key}`);
  const paint = new Paint();
  const plant = botanicals[product.plants[0]];
  const colours = paletteFor(rootOf(product.shelf), product.brand, plant.tint, dressOf(product).accent, random);
  return paint.svg(1000, 1000, views[view](product, paint, colours, random));
}
