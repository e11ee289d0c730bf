import type { Random } from '@karite/shared/random';
import { dark, light } from '../colour.ts';
import { ellipse, line, n, type Paint, path, place } from '../paint.ts';

/** One petal from (0, 0) upwards. */
function petal(paint: Paint, length: number, width: number, colour: string, heart: string, notch = 0): string {
  const w = width / 2;
  const tip = notch
    ? `Q${n(w * 0.4)} ${n(-length * 1.06)} 0 ${n(-length * (1 - notch))}Q${n(-w * 0.4)} ${n(-length * 1.06)}`
    : `Q0 ${n(-length * 1.08)}`;
  const d = `M0 0C${n(w * 0.5)} ${n(-length * 0.2)} ${n(w * 1.25)} ${n(-length * 0.5)} ${n(w * 0.85)} ${n(-length * 0.88)}${tip} ${n(-w * 0.85)} ${n(-length * 0.88)}C${n(-w * 1.25)} ${n(-length * 0.5)} ${n(-w * 0.5)} ${n(-length * 0.2)} 0 0Z`;
  return path(
    d,
    paint.linear(
      [
        [0, heart],
        [0.38, colour],
        [1, light(colour, 0.36)],
      ],
      [0.5, 1, 0.42, 0],
    ),
  );
}

/** Petals around a heart, the upper ones first, so that each overlaps its neighbour. */
function corolla(
  paint: Paint,
  count: number,
  length: number,
  width: number,
  colour: string,
  heart: string,
  notch = 0,
  from = 0,
): string {
  const shade = path(
    `M0 0L${n(width * 0.3)} ${n(-length)}L${n(width * 0.62)} ${n(-length * 0.66)}Z`,
    dark(colour, 0.5),
    { opacity: 0.12 },
  );
  return Array.from({ length: count }, (_, i) =>
    place(petal(paint, length, width, colour, heart, notch) + shade, 0, 0, 1, from + (360 / count) * i),
  ).join('');
}

export function hibiscus(paint: Paint, r: number, colour: string): string {
  const heart = dark(colour, 0.55);
  const veins = Array.from({ length: 5 }, (_, i) =>
    place(
      line(
        `M0 ${n(-r * 0.12)}Q${n(-r * 0.1)} ${n(-r * 0.5)} ${n(-r * 0.24)} ${n(-r * 0.8)}M0 ${n(-r * 0.12)}V${n(-r * 0.84)}M0 ${n(-r * 0.12)}Q${n(r * 0.1)} ${n(-r * 0.5)} ${n(r * 0.24)} ${n(-r * 0.8)}`,
        light(colour, 0.4),
        1.2,
        { opacity: 0.35 },
      ),
      0,
      0,
      1,
      72 * i,
    ),
  ).join('');
  let pollen = '';
  for (let i = 0; i < 12; i++) {
    const t = 0.5 + i * 0.042;
    pollen += ellipse(
      r * (0.62 * t + (i % 2 ? 0.045 : -0.045)),
      -r * (0.78 * t + (i % 3 ? 0.03 : -0.03)),
      r * 0.027,
      r * 0.027,
      '#f6cf5e',
    );
  }
  return (
    corolla(paint, 5, r, r * 1.02, colour, heart, 0.06) +
    veins +
    ellipse(0, 0, r * 0.17, r * 0.17, heart, { opacity: 0.8 }) +
    line(`M0 0Q${n(r * 0.3)} ${n(-r * 0.3)} ${n(r * 0.62)} ${n(-r * 0.78)}`, '#f7e3c4', r * 0.055) +
    pollen
  );
}

/** Five pinwheel petals with a yellow heart: frangipani, and smaller, orange blossom. */
export function frangipani(paint: Paint, r: number, colour = '#fffaf0', heart = '#f2bf4a'): string {
  return corolla(paint, 5, r, r * 0.78, colour, heart, 0, 14) + ellipse(0, 0, r * 0.09, r * 0.09, dark(heart, 0.12));
}

export function orangeBlossom(paint: Paint, r: number): string {
  const stamens = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2;
    return (
      line(`M0 0L${n(Math.cos(a) * r * 0.24)} ${n(Math.sin(a) * r * 0.24)}`, '#f6e3b4', r * 0.03) +
      ellipse(Math.cos(a) * r * 0.27, Math.sin(a) * r * 0.27, r * 0.045, r * 0.045, '#e9b440')
    );
  }).join('');
  return (
    corolla(paint, 5, r, r * 0.56, '#fffdf6', '#e6e3c4', 0, 20) + stamens + ellipse(0, 0, r * 0.09, r * 0.09, '#b8c47a')
  );
}

/** A rose seen from above: petals turning inwards. */
export function rose(paint: Paint, random: Random, r: number, colour: string): string {
  let out = '';
  for (const [count, size, tone] of [
    [6, 1, 0.12],
    [5, 0.78, 0.02],
    [5, 0.58, -0.1],
    [4, 0.4, -0.22],
    [3, 0.24, -0.34],
  ] as const) {
    const c = tone > 0 ? light(colour, tone) : dark(colour, -tone * 0.8);
    out += place(corolla(paint, count, r * size, r * size * 1.15, c, dark(c, 0.36), 0, random.int(0, 70)), 0, 0);
  }
  return out + ellipse(0, 0, r * 0.08, r * 0.08, dark(colour, 0.5));
}

/** Two rows of slim petals: calendula, camomile. */
export function daisy(paint: Paint, r: number, colour: string, heart: string): string {
  return (
    corolla(paint, 18, r, r * 0.27, dark(colour, 0.08), dark(colour, 0.3)) +
    corolla(paint, 15, r * 0.74, r * 0.24, colour, dark(colour, 0.22), 0, 10) +
    ellipse(
      0,
      0,
      r * 0.24,
      r * 0.24,
      paint.radial([
        [0, light(heart, 0.3)],
        [0.7, heart],
        [1, dark(heart, 0.4)],
      ]),
    )
  );
}

/** A boll of cotton, in its dry husk. */
export function cotton(paint: Paint, r: number): string {
  const puff = paint.radial(
    [
      [0, '#ffffff'],
      [0.62, '#fbf7ef'],
      [1, '#d9cfc0'],
    ],
    0.4,
    0.34,
    0.7,
  );
  const husk = Array.from({ length: 4 }, (_, i) =>
    place(petal(paint, r * 1.02, r * 0.5, '#9a6b42', '#5c3a20'), 0, r * 0.3, 1, -120 + i * 80),
  ).join('');
  return (
    place(husk, 0, 0, 1, 180) +
    [
      { x: -0.4, y: 0.06, size: 0.56 },
      { x: 0.42, y: 0.04, size: 0.55 },
      { x: 0, y: -0.4, size: 0.56 },
      { x: 0.02, y: 0.34, size: 0.5 },
      { x: 0, y: -0.02, size: 0.5 },
    ]
      .map(({ x, y, size }) => ellipse(r * x, r * y, r * size, r * size * 0.95, puff))
      .join('')
  );
}
