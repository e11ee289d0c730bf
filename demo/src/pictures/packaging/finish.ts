import { dark, light, luminance, mix } from '../colour.ts';
import { n, type Paint, path, rect, type Stop } from '../paint.ts';

export type Finish = 'matte' | 'gloss' | 'frost' | 'glass' | 'gold' | 'silver' | 'rosegold' | 'wood';

const METAL: Record<'gold' | 'silver' | 'rosegold', readonly [string, string, string]> = {
  gold: ['#8a6228', '#d9b26a', '#fff1cb'],
  silver: ['#83878b', '#c9ccce', '#ffffff'],
  rosegold: ['#9a6152', '#dba791', '#ffeadf'],
};

/** How light from the upper left runs around something round, from its left edge to its right one. */
export function roundStops(colour: string, finish: Finish): Stop[] {
  if (finish === 'gold' || finish === 'silver' || finish === 'rosegold') {
    const [low, middle, high] = METAL[finish];
    return [
      [0, dark(low, 0.35)],
      [0.07, low],
      [0.2, high],
      [0.32, middle],
      [0.5, mix(low, middle, 0.45)],
      [0.66, middle],
      [0.76, mix(middle, high, 0.7)],
      [0.9, low],
      [1, dark(low, 0.3)],
    ];
  }
  // Pale things darken less at their edges than deep ones brighten in their light.
  const deep = 1 - luminance(colour);
  const shade = 0.2 + 0.18 * deep;
  const glow = 0.3 + 0.12 * deep;
  if (finish === 'glass')
    return [
      [0, dark(colour, 0.5)],
      [0.06, dark(colour, 0.22)],
      [0.16, light(colour, 0.3)],
      [0.4, light(colour, 0.14)],
      [0.75, dark(colour, 0.06)],
      [0.92, dark(colour, 0.3)],
      [1, dark(colour, 0.5)],
    ];
  return [
    [0, dark(colour, shade * 1.15)],
    [0.07, dark(colour, shade * 0.7)],
    [0.24, light(colour, glow)],
    [0.38, light(colour, glow * 0.7)],
    [0.58, colour],
    [0.82, dark(colour, shade * 0.62)],
    [0.95, dark(colour, shade * 1.15)],
    [1, dark(colour, shade * 0.85)],
  ];
}

export const roundFill = (paint: Paint, colour: string, finish: Finish): string =>
  paint.linear(roundStops(colour, finish));

/** Wood: a round fill with a few veins. */
function veins(paint: Paint, x: number, y: number, w: number, h: number): string {
  const clip = paint.clip(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`);
  const lines = [0.1, 0.24, 0.4, 0.52, 0.7, 0.85].map((share, i) => {
    const at = x + w * share;
    return `<path d="M${n(at)} ${n(y)}q${i % 2 ? 7 : -5} ${n(h / 2)} ${i % 3 ? 3 : -4} ${n(h)}" stroke="#4a2a14" stroke-opacity="${i % 2 ? 0.22 : 0.12}" stroke-width="${2 + (i % 3)}" fill="none"/>`;
  });
  return `<g clip-path="${clip}">${lines.join('')}</g>`;
}

/** Something round and upright: a bottle's body, a cap, a lid. */
export function cylinder(
  paint: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  finish: Finish,
  radius = 8,
): string {
  const base = rect(x, y, w, h, roundFill(paint, colour, finish), radius);
  const rim = paint.vertical([
    [0, '#fff', 0.34],
    [Math.min(0.3, 7 / h), '#fff', 0],
    [Math.max(0.6, 1 - 26 / h), '#2a140c', 0],
    [1, '#2a140c', 0.2],
  ]);
  const wood = finish === 'wood' ? veins(paint, x, y, w, h) : '';
  return base + wood + rect(x, y, w, h, rim, radius) + shine(paint, x, y, w, h, finish);
}

/** The window of the studio, mirrored by what is smooth enough. */
export function shine(paint: Paint, x: number, y: number, w: number, h: number, finish: Finish): string {
  if (finish !== 'gloss' && finish !== 'glass') return '';
  const strip = paint.vertical([
    [0, '#fff', 0],
    [0.12, '#fff', 0.62],
    [0.75, '#fff', 0.42],
    [1, '#fff', 0],
  ]);
  const faint = paint.vertical([
    [0, '#fff', 0],
    [0.3, '#fff', 0.3],
    [1, '#fff', 0.02],
  ]);
  return (
    rect(x + w * 0.12, y + h * 0.03, w * 0.085, h * 0.94, strip, w * 0.04) +
    rect(x + w * 0.9, y + h * 0.08, w * 0.03, h * 0.84, faint, w * 0.015)
  );
}

/** A body with an outline of its own, lit like a cylinder. */
export function solid(paint: Paint, d: string, colour: string, finish: Finish): string {
  const rim = paint.vertical([
    [0, '#fff', 0.22],
    [0.08, '#fff', 0],
    [0.86, '#2a140c', 0],
    [1, '#2a140c', 0.18],
  ]);
  return path(d, roundFill(paint, colour, finish)) + path(d, rim);
}
