import type { Random } from '@karite/shared/random';
import { dark } from '../colour.ts';
import { ellipse, type Paint, place } from '../paint.ts';
import { leaf } from './leaves.ts';

/** The drawing of an ingredient: the wall that suits it, its own colour, and a group of it lying around (0, 0). */
export type Botanical = {
  tint: string;
  accent: string;
  /** Green or dry branch that goes with it. */
  green: string;
  /** About 300 wide and 200 high, on the ground line. */
  cluster: (paint: Paint, random: Random) => string;
};

/** The shadow that a group lies in. */
export const ground = (w: number, x = 0, y = 0) => ellipse(x + 8, y, w, w * 0.16, '#2a140c', { opacity: 0.16 });

/** Two leaves that lean apart. */
export const pair = (paint: Paint, l: number, w: number, colour: string, x: number, y: number, a: number, b: number) =>
  place(leaf(paint, l, w, colour), x, y, 1, a) + place(leaf(paint, l * 0.86, w * 0.9, dark(colour, 0.1)), x, y, 1, b);

/** A large and a small flower on four leaves. */
export const flowers = (draw: (paint: Paint, r: number) => string, green: string) => (paint: Paint) =>
  pair(paint, 120, 52, green, -20, -40, 196, 152) +
  pair(paint, 120, 54, green, 40, -40, -22, 24) +
  ground(120, 0, -2) +
  place(draw(paint, 62), 78, -34, 1, 24) +
  place(draw(paint, 88), -26, -72, 1, -12);
