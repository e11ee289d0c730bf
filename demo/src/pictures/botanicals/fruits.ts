import type { Random } from '@karite/shared/random';
import { dark, light } from '../colour.ts';
import { ellipse, line, n, type Paint, path, place } from '../paint.ts';

/** Something round, lit from the upper left. */
export function ball(paint: Paint, rx: number, ry: number, colour: string, gloss = 0.5): string {
  return (
    ellipse(
      0,
      0,
      rx,
      ry,
      paint.radial(
        [
          [0, light(colour, 0.42)],
          [0.4, colour],
          [0.82, dark(colour, 0.4)],
          [1, dark(colour, 0.26)],
        ],
        0.36,
        0.3,
        0.78,
      ),
    ) + (gloss ? ellipse(-rx * 0.34, -ry * 0.42, rx * 0.2, ry * 0.13, '#fff', { opacity: gloss }) : '')
  );
}

/** A slice of citrus or cucumber, upright or lying: `flat` squeezes it. */
export function citrusSlice(paint: Paint, r: number, colour: string, segments = 9): string {
  const flesh = paint.radial([
    [0, light(colour, 0.55)],
    [1, light(colour, 0.06)],
  ]);
  let d = '';
  for (let i = 0; i < segments; i++) {
    const turn = (share: number) => ((i + share) / segments) * Math.PI * 2;
    const [a, b] = [turn(0.07), turn(0.93)];
    const m = (a + b) / 2;
    d += `M${n(Math.cos(m) * r * 0.1)} ${n(Math.sin(m) * r * 0.1)}L${n(Math.cos(a) * r * 0.78)} ${n(Math.sin(a) * r * 0.78)}Q${n(Math.cos(m) * r * 0.9)} ${n(Math.sin(m) * r * 0.9)} ${n(Math.cos(b) * r * 0.78)} ${n(Math.sin(b) * r * 0.78)}Z`;
  }
  return (
    ellipse(0, 0, r, r, dark(colour, 0.12)) +
    ellipse(-r * 0.015, -r * 0.015, r * 0.97, r * 0.97, colour) +
    ellipse(0, 0, r * 0.9, r * 0.9, '#fff6de') +
    path(d, flesh, { stroke: flesh, 'stroke-width': r * 0.03, 'stroke-linejoin': 'round' }) +
    path(
      `M${n(-r * 0.7)} ${n(-r * 0.3)}A${n(r * 0.76)} ${n(r * 0.76)} 0 0 1 ${n(r * 0.1)} ${n(-r * 0.74)}Q${n(-r * 0.3)} ${n(-r * 0.6)} ${n(-r * 0.7)} ${n(-r * 0.3)}Z`,
      '#fff',
      { opacity: 0.25 },
    )
  );
}

export function cucumberSlice(paint: Paint, r: number): string {
  const seeds = Array.from({ length: 9 }, (_, i) =>
    place(ellipse(0, -r * 0.42, r * 0.05, r * 0.13, '#f1f3cf', { opacity: 0.95 }), 0, 0, 1, i * 40),
  ).join('');
  return (
    ellipse(0, 0, r, r, '#46703c') +
    ellipse(
      0,
      0,
      r * 0.94,
      r * 0.94,
      paint.radial([
        [0, '#e9f0c4'],
        [0.55, '#d3e3a4'],
        [0.8, '#e6efc8'],
        [1, '#b4d08a'],
      ]),
    ) +
    seeds
  );
}

/** A fruit cut in two, from its skin to its heart; each layer is a share of the size and a colour. */
export function half(
  paint: Paint,
  rx: number,
  ry: number,
  layers: readonly (readonly [number, string])[],
  heart = '',
): string {
  return (
    layers
      .map(([share, colour], i) =>
        ellipse(
          0,
          i * 1.5,
          rx * share,
          ry * share,
          i === 0
            ? colour
            : paint.radial(
                [
                  [0, light(colour, 0.18)],
                  [0.8, colour],
                  [1, dark(colour, 0.1)],
                ],
                0.4,
                0.36,
                0.75,
              ),
        ),
      )
      .join('') + heart
  );
}

export const coconut = (paint: Paint, r: number): string =>
  half(paint, r, r * 0.92, [
    [1, '#4b2f1d'],
    [0.95, '#6b452a'],
    [0.88, '#fffaf0'],
  ]) +
  ellipse(
    0,
    4,
    r * 0.62,
    r * 0.55,
    paint.radial(
      [
        [0, '#f4ece0'],
        [0.6, '#e3d7c6'],
        [1, '#b9a68f'],
      ],
      0.6,
      0.7,
      0.8,
    ),
  ) +
  line(
    Array.from({ length: 26 }, (_, i) => {
      const a = (i / 26) * Math.PI * 2;
      return `M${n(Math.cos(a) * r * 0.97)} ${n(Math.sin(a) * r * 0.9)}l${n(Math.cos(a + 0.5) * 9)} ${n(Math.sin(a + 0.5) * 9)}`;
    }).join(''),
    '#5a3a24',
    2,
    { opacity: 0.7 },
  );

export const avocado = (paint: Paint, r: number): string => {
  const pear = (s: number) =>
    `M0 ${n(-r * 1.25 * s)}C${n(r * 0.5 * s)} ${n(-r * 1.25 * s)} ${n(r * 0.5 * s)} ${n(-r * 0.5 * s)} ${n(r * 0.86 * s)} ${n(-r * 0.02 * s)}C${n(r * 1.2 * s)} ${n(r * 0.7 * s)} ${n(r * 0.6 * s)} ${n(r * 1.08 * s)} 0 ${n(r * 1.08 * s)}C${n(-r * 0.6 * s)} ${n(r * 1.08 * s)} ${n(-r * 1.2 * s)} ${n(r * 0.7 * s)} ${n(-r * 0.86 * s)} ${n(-r * 0.02 * s)}C${n(-r * 0.5 * s)} ${n(-r * 0.5 * s)} ${n(-r * 0.5 * s)} ${n(-r * 1.25 * s)} 0 ${n(-r * 1.25 * s)}Z`;
  return (
    path(pear(1), '#33481f') +
    path(pear(0.95), '#8fae4c') +
    path(
      pear(0.88),
      paint.radial(
        [
          [0, '#f6efb4'],
          [0.6, '#e9e69a'],
          [1, '#bcd06c'],
        ],
        0.45,
        0.55,
        0.6,
      ),
    ) +
    place(ball(paint, r * 0.42, r * 0.42, '#8a5a30'), 0, r * 0.36)
  );
};

export const papaya = (paint: Paint, random: Random, r: number): string => {
  const seeds = Array.from({ length: 26 }, () => {
    const a = random.between(0, Math.PI * 2);
    const d = random.next() ** 0.5 * 0.34;
    return place(
      ball(paint, r * 0.055, r * 0.055, '#2a2520', 0.6),
      Math.cos(a) * r * d * 0.8,
      Math.sin(a) * r * d * 1.5,
    );
  }).join('');
  return (
    half(paint, r * 0.78, r * 1.2, [
      [1, '#7f9a3f'],
      [0.95, '#f0a63e'],
      [0.9, '#ee8440'],
    ]) +
    ellipse(0, 2, r * 0.34, r * 0.66, '#b94f22') +
    seeds
  );
};

export const mango = (paint: Paint, r: number): string =>
  path(
    `M${n(-r)} ${n(r * 0.1)}C${n(-r * 1.05)} ${n(-r * 0.7)} ${n(-r * 0.1)} ${n(-r * 0.95)} ${n(r * 0.5)} ${n(-r * 0.62)}C${n(r * 1.15)} ${n(-r * 0.3)} ${n(r * 1.1)} ${n(r * 0.5)} ${n(r * 0.4)} ${n(r * 0.72)}C${n(-r * 0.2)} ${n(r * 0.92)} ${n(-r * 0.92)} ${n(r * 0.75)} ${n(-r)} ${n(r * 0.1)}Z`,
    paint.linear(
      [
        [0, '#c9472f'],
        [0.42, '#eb9a3a'],
        [0.8, '#e6b545'],
        [1, '#8f9a3c'],
      ],
      [0, 0, 1, 0.8],
    ),
  ) + ellipse(-r * 0.3, -r * 0.4, r * 0.3, r * 0.12, '#fff', { opacity: 0.4 });

/** A shea nut, glossy, with its pale scar. */
export const sheaNut = (paint: Paint, r: number): string =>
  ball(paint, r * 1.18, r, '#7a4321', 0.7) +
  path(
    `M${n(r * 0.1)} ${n(-r * 0.8)}C${n(r * 0.9)} ${n(-r * 0.6)} ${n(r * 1.1)} ${n(r * 0.1)} ${n(r * 0.7)} ${n(r * 0.72)}C${n(r * 0.5)} ${n(r * 0.2)} ${n(r * 0.4)} ${n(-r * 0.3)} ${n(r * 0.1)} ${n(-r * 0.8)}Z`,
    '#dcb98a',
    { opacity: 0.85 },
  );

/** A ribbed pod: cocoa, or velvety for baobab. */
export function pod(paint: Paint, length: number, width: number, colour: string, ribs: number): string {
  const [l, w] = [length / 2, width / 2];
  const outline = `M${n(-l)} 0C${n(-l * 0.8)} ${n(-w * 1.2)} ${n(l * 0.4)} ${n(-w * 1.25)} ${n(l)} ${n(-w * 0.1)}C${n(l * 0.5)} ${n(w * 1.2)} ${n(-l * 0.8)} ${n(w * 1.2)} ${n(-l)} 0Z`;
  const lines = Array.from(
    { length: ribs },
    (_, i) => `M${n(-l * 0.96)} 0Q0 ${n(w * 1.5 * (((i + 1) / (ribs + 1)) * 2 - 1))} ${n(l * 0.96)} ${n(-w * 0.1)}`,
  ).join('');
  return (
    path(
      outline,
      paint.vertical([
        [0, light(colour, 0.3)],
        [0.4, colour],
        [1, dark(colour, 0.45)],
      ]),
    ) + line(lines, dark(colour, 0.5), 2.4, { opacity: 0.4 })
  );
}
