import type { Random } from '@karite/shared/random';
import { around } from '../../around.ts';
import { botanicals } from '../botanicals/clusters.ts';
import { drop } from '../botanicals/matter.ts';
import { dark, light, mix } from '../colour.ts';
import { dressOf, type Product } from '../dress-product.ts';
import { ellipse, line, n, type Paint, path, place, rect } from '../paint.ts';
import { leafShade } from '../scenes/backdrop.ts';
import type { Palette } from '../scenes/palette.ts';

/** The colour of what is inside: cream, gel, oil, powder or soap lather. */
export function matterColour(product: Product, accent: string): string {
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

/** How it lies when it is taken out: in pools, turned with a finger, or drawn out with a spatula. */
export function textureOf({ form, plants }: Pick<Product, 'form' | 'plants'>): 'pools' | 'swirl' | 'smear' {
  if (['oil', 'dropper', 'spray', 'flacon', 'gloss', 'nail'].includes(form) || plants[0] === 'aloe') return 'pools';
  return form === 'jar' || form === 'tin' ? 'swirl' : 'smear';
}

export function drawTexture(product: Product, paint: Paint, colours: Palette, random: Random): string {
  const dress = dressOf(product);
  const colour = matterColour(product, dress.accent);
  const plant = botanicals[product.plants[0]];
  return (
    ground(paint, { ...colours, wall: mix(colours.wall, dress.accent, 0.12) }) +
    leafShade(paint, random, 1000, 1000, false) +
    (textureOf(product) === 'pools'
      ? pools(paint, random, colour)
      : textureOf(product) === 'swirl'
        ? swirl(paint, random, colour)
        : place(place(smear(paint, random, colour), -500, -520), 500, 480, 1.08, random.int(-28, 6))) +
    place(plant.cluster(paint, random), 790, 930, 1.05) +
    place(plant.cluster(paint, random), 150, 250, 0.7)
  );
}
