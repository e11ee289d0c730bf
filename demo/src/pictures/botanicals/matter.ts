import type { Random } from '@karite/shared/random';
import { around } from '../../around.ts';
import { dark, light } from '../colour.ts';
import { ellipse, line, n, type Paint, path, place } from '../paint.ts';
import { ball } from './fruits.ts';

/** Small things strewn on the ground, those behind first. */
export function strewn(
  random: Random,
  count: number,
  width: number,
  depth: number,
  one: (i: number) => string,
): string {
  return Array.from({ length: count }, () => [random.between(-1, 1), random.next()] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], i) =>
      place(one(i), x * width * (0.6 + 0.4 * y), -depth * (1 - y), 0.8 + 0.2 * y, random.between(-70, 70)),
    )
    .join('');
}

/** A heap of powder. */
export function mound(paint: Paint, random: Random, width: number, height: number, colour: string): string {
  const w = width / 2;
  const d = `M${n(-w)} 0C${n(-w * 0.72)} ${n(-height * 0.2)} ${n(-w * 0.42)} ${n(-height * 0.95)} ${n(-w * 0.04)} ${n(-height)}C${n(w * 0.34)} ${n(-height * 0.98)} ${n(w * 0.66)} ${n(-height * 0.22)} ${n(w)} 0C${n(w * 0.5)} ${n(height * 0.14)} ${n(-w * 0.5)} ${n(height * 0.14)} ${n(-w)} 0Z`;
  const crumbs = Array.from({ length: 34 }, () => {
    const x = random.between(-1.15, 1.15) * w;
    return ellipse(
      x,
      random.between(-0.04, 0.2) * height,
      random.between(1.5, 5),
      random.between(1.2, 3.4),
      random.chance(0.5) ? dark(colour, 0.12) : light(colour, 0.12),
    );
  }).join('');
  return (
    path(
      d,
      paint.linear(
        [
          [0, light(colour, 0.42)],
          [0.45, colour],
          [1, dark(colour, 0.3)],
        ],
        [0.1, 0, 0.9, 0.6],
      ),
    ) +
    path(
      `M${n(-w * 0.04)} ${n(-height)}C${n(w * 0.1)} ${n(-height * 0.6)} ${n(w * 0.1)} ${n(-height * 0.3)} ${n(w * 0.3)} ${n(height * 0.06)}L${n(w)} 0C${n(w * 0.66)} ${n(-height * 0.22)} ${n(w * 0.34)} ${n(-height * 0.98)} ${n(-w * 0.04)} ${n(-height)}Z`,
      dark(colour, 0.3),
      { opacity: 0.28 },
    ) +
    crumbs
  );
}

/** A stone, a lump of clay, sugar, salt or charcoal: a faceted chunk. */
export function chunk(paint: Paint, random: Random, r: number, colour: string): string {
  const j = () => random.between(0.82, 1.14) * r;
  const points = [
    [-j(), -r * 0.1],
    [-j() * 0.6, -j() * 0.8],
    [j() * 0.2, -j()],
    [j() * 0.9, -j() * 0.5],
    [j(), r * 0.25],
    [j() * 0.35, r * 0.62],
    [-j() * 0.65, r * 0.55],
  ] as const;
  const at = (i: number) => around(points, i).map(n).join(' ');
  const middle = `${n(r * 0.05)} ${n(-r * 0.2)}`;
  return (
    path(
      `M${points.map((_, i) => at(i)).join('L')}Z`,
      paint.linear(
        [
          [0, colour],
          [1, dark(colour, 0.3)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    path(`M${at(0)}L${at(1)}L${at(2)}L${middle}Z`, light(colour, 0.36)) +
    path(`M${at(2)}L${at(3)}L${middle}Z`, light(colour, 0.16)) +
    path(`M${at(4)}L${at(5)}L${at(6)}L${middle}Z`, dark(colour, 0.32), { opacity: 0.8 })
  );
}

/** A smooth river stone. */
export const pebble = (paint: Paint, w: number, h: number, colour: string): string =>
  ellipse(
    0,
    0,
    w,
    h,
    paint.radial(
      [
        [0, light(colour, 0.45)],
        [0.5, colour],
        [1, dark(colour, 0.42)],
      ],
      0.36,
      0.22,
      0.85,
    ),
  );

/** Sticks laid side by side: vanilla, sandalwood, vetiver roots. */
export function sticks(
  random: Random,
  count: number,
  length: number,
  width: number,
  colour: string,
  curl: number,
): string {
  return Array.from({ length: count }, (_, i) => {
    const bend = random.between(-curl, curl);
    const tone = i % 2 ? light(colour, 0.1) : dark(colour, 0.1);
    const d = `M${n(-length / 2)} 0Q0 ${n(bend)} ${n(length / 2)} ${n(random.between(-curl, curl) * 0.4)}`;
    return place(
      line(d, dark(tone, 0.35), width) +
        place(line(d, tone, width * 0.72), 0, -width * 0.1) +
        place(line(d, light(tone, 0.4), width * 0.16, { opacity: 0.7 }), 0, -width * 0.26),
      random.between(-18, 18),
      -i * width * 0.55,
      1,
      random.between(-16, 16),
    );
  }).join('');
}

/** A drop or a bubble that lets the ground show through. */
export function drop(paint: Paint, r: number, colour = '#ffffff'): string {
  return (
    ellipse(r * 0.12, r * 0.2, r * 1.02, r * 0.96, '#2a140c', { opacity: 0.1 }) +
    ellipse(
      0,
      0,
      r,
      r * 0.94,
      paint.radial(
        [
          [0, '#ffffff', 0.08],
          [0.7, colour, 0.22],
          [0.92, '#ffffff', 0.62],
          [1, dark(colour, 0.2), 0.5],
        ],
        0.56,
        0.62,
        0.62,
      ),
    ) +
    ellipse(-r * 0.36, -r * 0.4, r * 0.22, r * 0.15, '#fff', { opacity: 0.95 }) +
    ellipse(r * 0.32, r * 0.42, r * 0.34, r * 0.14, '#fff', { opacity: 0.45 })
  );
}

/** A glassy ball, for what comes from a laboratory. */
export const glassBall = (paint: Paint, r: number, colour: string): string =>
  ellipse(
    0,
    0,
    r,
    r,
    paint.radial(
      [
        [0, light(colour, 0.7), 0.75],
        [0.55, light(colour, 0.3), 0.7],
        [0.9, colour, 0.85],
        [1, dark(colour, 0.2), 0.9],
      ],
      0.4,
      0.36,
      0.68,
    ),
  ) +
  ellipse(-r * 0.36, -r * 0.42, r * 0.24, r * 0.15, '#fff', { opacity: 0.9 }) +
  ellipse(r * 0.3, r * 0.45, r * 0.3, r * 0.12, '#fff', { opacity: 0.4 });

/** Honey running down into a pool. */
export const honey = (paint: Paint, width: number): string => {
  const amber = paint.linear(
    [
      [0, '#f7c55a'],
      [0.5, '#e09a22'],
      [1, '#b0660f'],
    ],
    [0, 0, 1, 1],
  );
  const w = width / 2;
  return (
    path(
      `M${n(-w)} 0C${n(-w)} -26 ${n(-w * 0.5)} -30 ${n(-w * 0.2)} -22C0 -40 ${n(w * 0.5)} -34 ${n(w * 0.6)} -18C${n(w)} -20 ${n(w * 1.1)} 8 ${n(w * 0.7)} 14C${n(w * 0.3)} 26 ${n(-w)} 26 ${n(-w)} 0Z`,
      amber,
      { opacity: 0.94 },
    ) +
    path(`M${n(-w * 0.8)} -4C${n(-w * 0.6)} -20 ${n(-w * 0.2)} -14 0 -16`, 'none', {
      stroke: '#fff3cf',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.8,
    })
  );
};

/** A seed with a highlight: rice, nigella, coffee, castor. */
export const seed = (paint: Paint, w: number, h: number, colour: string): string => ball(paint, w, h, colour, 0.45);
