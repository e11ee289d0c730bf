import type { Random } from '@karite/shared/random';
import { dark, light, mix } from '../colour.ts';
import { ellipse, n, type Paint, path, rect } from '../paint.ts';
import type { Palette } from './palette.ts';

export type WideDecor = 'sun' | 'arches' | 'panels' | 'drape' | 'reeds';

const W = 1600;
const HORIZON = 500;

const archPath = (x: number, w: number, h: number) =>
  `M${n(x - w / 2)} ${HORIZON}V${n(HORIZON - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(HORIZON - h + w / 2)}V${HORIZON}Z`;

function decorOf(kind: WideDecor, paint: Paint, random: Random, colours: Palette): string {
  const soft = paint.linear(
    [
      [0, light(colours.decor, 0.3)],
      [1, mix(colours.decor, colours.wall, 0.3)],
    ],
    [0, 0, 1, 1],
  );
  const inner = paint.linear([
    [0, dark(colours.decor, 0.14)],
    [1, light(colours.decor, 0.24)],
  ]);
  if (kind === 'sun') return ellipse(1140, 300, 290, 290, soft);
  if (kind === 'arches')
    return (
      path(archPath(1360, 250, 330), soft) +
      path(archPath(1120, 330, 450), inner) +
      path(archPath(1132, 306, 436), soft) +
      path(archPath(900, 210, 280), soft)
    );
  if (kind === 'panels') return rect(860, 130, 300, HORIZON - 130, soft) + rect(1120, 50, 330, HORIZON - 50, inner);
  const slats = kind === 'reeds' ? 26 : 40;
  return Array.from({ length: slats }, (_, i) => {
    const w = kind === 'reeds' ? 38 : random.between(50, 110);
    const x = 700 + i * (kind === 'reeds' ? 36 : 24);
    return rect(
      x,
      0,
      w,
      HORIZON,
      paint.linear([
        [0, dark(colours.wall, 0.16), 0.5],
        [0.4, light(colours.wall, 0.3), 0.5],
        [1, dark(colours.wall, 0.2), 0.45],
      ]),
    );
  }).join('');
}

/** A wide set with an empty left side. */
export function wideSet(paint: Paint, random: Random, colours: Palette, kind: WideDecor): string {
  return (
    rect(
      0,
      0,
      W,
      700,
      paint.radial(
        [
          [0, light(colours.wall, colours.deep ? 0.2 : 0.45)],
          [0.5, colours.wall],
          [1, dark(colours.wall, colours.deep ? 0.4 : 0.14)],
        ],
        0.42,
        0.1,
        0.9,
      ),
    ) +
    decorOf(kind, paint, random, colours) +
    rect(
      0,
      HORIZON,
      W,
      200,
      paint.vertical([
        [0, dark(colours.floor, 0.1)],
        [0.2, colours.floor],
        [1, light(colours.floor, colours.deep ? 0.05 : 0.2)],
      ]),
    ) +
    rect(
      0,
      HORIZON - 20,
      W,
      20,
      paint.vertical([
        [0, '#2a140c', 0],
        [1, '#2a140c', 0.1],
      ]),
    )
  );
}
