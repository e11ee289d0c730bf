import { dark, light } from '../colour.ts';
import type { Packer } from '../packaging/bottles.ts';
import { ellipse, type Paint, path, place, rect } from '../paint.ts';
import { castShadow } from '../scenes/stand.ts';

/** The size of a banner. */
export const W = 1600;
export const H = 900;

export const wall = (paint: Paint, colours: readonly [string, string, string], fx = 0.3) =>
  rect(
    0,
    0,
    W,
    H,
    paint.radial(
      [
        [0, colours[0]],
        [0.5, colours[1]],
        [1, colours[2]],
      ],
      fx,
      0.2,
      1,
    ),
  );

/** Sun through a window, in panes that lean. */
export const panes = (paint: Paint, x: number, y: number, strength: number) => {
  const glow = paint.linear(
    [
      [0, '#fffaf0', strength],
      [1, '#fffaf0', strength * 0.15],
    ],
    [0, 0, 0.4, 1],
  );
  return [0, 1, 2]
    .flatMap((column) =>
      [0, 1].map((row) => path(`M${x + column * 190 + row * 70} ${y + row * 300}l168 22l66 262l-168 -22Z`, glow)),
    )
    .join('');
};

export const arch = (x: number, top: number, w: number, fill: string) =>
  path(`M${x - w / 2} ${H}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${H}Z`, fill);

/** A round table of clay or stone for the products. */
export const table = (paint: Paint, x: number, y: number, w: number, colour: string) =>
  rect(
    x - w / 2,
    y,
    w,
    H - y,
    paint.linear([
      [0, dark(colour, 0.3)],
      [0.25, light(colour, 0.22)],
      [0.6, colour],
      [1, dark(colour, 0.42)],
    ]),
  ) + ellipse(x, y, w / 2, w * 0.085, light(colour, 0.34));

/** An upright object with its shadow. */
export const put = (paint: Paint, { svg, width, height }: ReturnType<Packer>, x: number, y: number, scale: number) =>
  castShadow(paint, x, y, width * scale, height * scale) + place(svg, x, y, scale);

/** Mirrored, to face the other way. */
export const mirrored = (body: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(-${scale} ${scale})">${body}</g>`;
