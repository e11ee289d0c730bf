import { around } from '../../around.ts';
import { dark, light, mix } from '../colour.ts';
import { line, n, type Paint, path, place, rect } from '../paint.ts';
import type { Packer } from './bottles.ts';
import { roundStops } from './finish.ts';
import { caseColour, mark } from './make-up.ts';

/** A mirror of a cool sky, with two bands of light across. */
const mirror = (paint: Paint, d: string) =>
  path(
    d,
    paint.linear(
      [
        [0, '#f4f1ee'],
        [0.3, '#dfe3e4'],
        [0.31, '#fbfaf8'],
        [0.44, '#f1f0ee'],
        [0.45, '#d3d9db'],
        [0.62, '#c4ccd0'],
        [0.63, '#dde2e3'],
        [0.68, '#d6dcde'],
        [0.69, '#bcc5c9'],
        [1, '#aab4b9'],
      ],
      [0, 0, 1, 1],
    ),
  );

/** The metal of a frame. */
const metal = (paint: Paint) =>
  paint.linear(
    [
      [0, '#8a6228'],
      [0.3, '#fff1cb'],
      [0.6, '#c39a52'],
      [1, '#7a5522'],
    ],
    [0, 0, 1, 1],
  );

const circle = (r: number, ry = r) => `M${-r} 0A${r} ${ry} 0 0 1 ${r} 0A${r} ${ry} 0 0 1 ${-r} 0Z`;

export const compact: Packer = (paint, dress) => {
  const base = caseColour(dress);
  const rim = metal(paint);
  const lid = path(circle(178), rim) + path(circle(170), dark(base, 0.1)) + mirror(paint, circle(152));
  const pan = paint.radial(
    [
      [0, light(dress.shade, 0.42)],
      [0.6, dress.shade],
      [1, dark(dress.shade, 0.2)],
    ],
    0.36,
    0.3,
    0.8,
  );
  const bottom =
    path(
      'M-186 0V22A186 62 0 0 0 186 22V0Z',
      paint.linear([
        [0, dark(base, 0.4)],
        [0.3, light(base, 0.34)],
        [0.6, base],
        [1, dark(base, 0.5)],
      ]),
    ) +
    path(circle(186, 62), rim) +
    path(circle(178, 58), base) +
    place(
      path(circle(146, 45), pan) +
        line('M-70 -8C-30 -26 20 -22 62 -4M-52 14C-14 -2 30 0 74 12', light(dress.shade, 0.5), 2.4, { opacity: 0.55 }) +
        path(circle(146, 45), 'none', { stroke: dark(dress.shade, 0.4), 'stroke-width': 2, opacity: 0.5 }) +
        place(dress.emblem(dark(dress.shade, 0.26)), 0, 0, 0.62, 0, { opacity: 0.5 }),
      0,
      -2,
    );
  return {
    width: 372,
    height: 420,
    svg: place(lid, 0, -246) + rect(-38, -92, 76, 16, rim, 5) + place(bottom, 0, -62) + mark(dress, 0, 6 - 16, 120, 12),
  };
};

/** Where the tray lies: its back edge is further away, and shorter. */
const BACK = -138;
const half = (y: number) => 252 + (y / BACK) * -26;

/** A pan of pressed powder in its tin: a deep edge, a soft middle, a sheen from the upper left. */
function pan(paint: Paint, colour: string, corners: readonly [number, number, number, number], y0: number, y1: number) {
  const [a, b, c, d] = corners;
  const shape = (k: number) => `M${n(a + k)} ${y0 + k}H${n(b - k)}L${n(c - k)} ${y1 - k}H${n(d + k)}Z`;
  const w = b - a;
  return (
    path(shape(0), metal(paint)) +
    path(shape(2), dark(colour, 0.55)) +
    path(
      shape(4),
      paint.radial(
        [
          [0, light(colour, 0.5)],
          [0.4, light(colour, 0.14)],
          [0.8, colour],
          [1, dark(colour, 0.16)],
        ],
        0.3,
        0.2,
        0.9,
      ),
    ) +
    path(`M${n(a + 6)} ${y0 + 6}H${n(a + w * 0.5)}L${n(d + w * 0.22)} ${y1 - 6}H${n(d + 6)}Z`, '#fff', {
      opacity: 0.13,
    }) +
    line(`M${n(d + 5)} ${y1 - 5}H${n(c - 5)}`, light(colour, 0.6), 1.6, { opacity: 0.5 })
  );
}

const WARM = ['#f3e2c9', '#d9a25f', '#b86b3a', '#8a3f28', '#5f2a22', '#c77a6a'] as const;
const COLD = ['#dfe2ea', '#8fa3cf', '#3c4f96', '#5a2f5e', '#24284f', '#a98aa8'] as const;

/** An open palette of eye shadows: two rows of pans, a hinge and a mirror. */
export const palette: Packer = (paint, dress) => {
  const base = caseColour(dress);
  const columns = dress.lines.join(' ').includes('8') ? 4 : 6;
  const gold = metal(paint);
  const colourOf = (row: number, i: number) =>
    mix(around(columns === 4 ? COLD : WARM, i + row * 2), dress.shade, row ? 0.28 : 0.08);
  const rows = [0, 1].flatMap((row) =>
    Array.from({ length: columns }, (_, i) => {
      const [y0, y1] = [-124 + row * 58, -74 + row * 62];
      const at = (y: number, k: number) => (half(y) - 16) * ((2 * k) / columns - 1);
      const corners = [at(y0, i + 0.05), at(y0, i + 0.95), at(y1, i + 0.95), at(y1, i + 0.05)] as const;
      return pan(paint, colourOf(row, i), corners, y0, y1);
    }),
  );
  const glass =
    'M-192 -402H192Q200 -402 200 -394V-176Q200 -168 192 -168H-192Q-200 -168 -200 -176V-394Q-200 -402 -192 -402Z';
  const barrel = (x: number) =>
    rect(x - 46, -157, 92, 18, paint.vertical(roundStops('#d9b26a', 'gold')), 8) +
    line(`M${x - 16} -156V-140M${x + 16} -156V-140`, '#6b4a1c', 2, { opacity: 0.7 });
  return {
    width: 504,
    height: 424,
    svg:
      rect(-226, -424, 452, 282, gold, 18) +
      rect(-222, -420, 444, 274, base, 15) +
      rect(
        -222,
        -420,
        444,
        274,
        paint.vertical([
          [0, '#fff', 0.16],
          [0.4, '#fff', 0],
        ]),
        15,
      ) +
      mirror(paint, glass) +
      path(glass, 'none', { stroke: dark(base, 0.5), 'stroke-width': 3 }) +
      path('M-226 -138H226L252 -4V12Q252 20 244 20H-244Q-252 20 -252 12V-4Z', dark(base, 0.36)) +
      path(
        'M-252 -4H252V12Q252 20 244 20H-244Q-252 20 -252 12Z',
        paint.linear([
          [0, dark(base, 0.3)],
          [0.25, light(base, 0.28)],
          [0.5, base],
          [1, dark(base, 0.4)],
        ]),
      ) +
      path(
        'M-226 -138H226L252 -4H-252Z',
        paint.vertical([
          [0, dark(base, 0.2)],
          [0.3, light(base, 0.14)],
          [1, base],
        ]),
      ) +
      line('M-252 -4H252', '#e9cf95', 2.4, { opacity: 0.9 }) +
      barrel(-130) +
      barrel(130) +
      rows.join('') +
      mark(dress, 0, 14, 160, 10),
  };
};
