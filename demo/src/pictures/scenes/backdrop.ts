import type { Random } from '@karite/shared/random';
import { frond } from '../botanicals/leaves.ts';
import { dark, light, mix } from '../colour.ts';
import { clothBand } from '../packaging/pattern.ts';
import { ellipse, line, n, type Paint, path, place, rect } from '../paint.ts';
import type { Palette } from './palette.ts';

/** A wall under a soft light from the upper left, and the ground in front of it. */
export function interior(paint: Paint, colours: Palette, width: number, height: number, horizon: number): string {
  const { wall, floor } = colours;
  return (
    rect(
      0,
      0,
      width,
      height,
      paint.radial(
        [
          [0, light(wall, colours.deep ? 0.22 : 0.5)],
          [0.55, wall],
          [1, dark(wall, colours.deep ? 0.4 : 0.16)],
        ],
        0.26,
        0.16,
        1.05,
      ),
    ) +
    rect(
      0,
      horizon,
      width,
      height - horizon,
      paint.vertical([
        [0, dark(floor, 0.1)],
        [0.16, floor],
        [0.7, light(floor, colours.deep ? 0.06 : 0.2)],
        [1, light(floor, colours.deep ? 0 : 0.06)],
      ]),
    ) +
    rect(
      0,
      horizon - 26,
      width,
      26,
      paint.vertical([
        [0, '#2a140c', 0],
        [1, '#2a140c', 0.1],
      ]),
    )
  );
}

/** Shadows of leaves from a plant outside the frame. */
export function leafShade(paint: Paint, random: Random, width: number, height: number, soft: boolean): string {
  const one = (x: number, y: number, scale: number, turn: number) =>
    place(frond(520, '#2a140c', 70, 14), x, y, scale, turn);
  const side = random.chance(0.5) ? 1 : -1;
  const edge = side > 0 ? width : 0;
  const body =
    one(
      edge + side * 60,
      height * random.between(0.1, 0.3),
      random.between(0.9, 1.2),
      side * random.between(-120, -96),
    ) + one(edge + side * 40, -30, random.between(0.9, 1.15), side * random.between(-160, -138));
  return `<g opacity="0.12"${soft ? ` filter="${paint.blur(5)}"` : ''}>${body}</g>`;
}

/** The light of a window with its bars, thrown on the wall. */
function windowLight(paint: Paint, colours: Palette, random: Random): string {
  const x = random.int(60, 330);
  const glow = paint.vertical([
    [0, '#fffaf0', colours.deep ? 0.2 : 0.62],
    [1, '#fffaf0', colours.deep ? 0.03 : 0.16],
  ]);
  return [0, 1]
    .flatMap((column) =>
      [0, 1, 2].map((row) => {
        const left = x + column * 190 + row * 42;
        const top = 30 + row * 190;
        return path(`M${left} ${top}l170 34l40 168l-170 -34Z`, glow);
      }),
    )
    .join('');
}

function arch(paint: Paint, colours: Palette, x: number, horizon: number, w: number, h: number): string {
  const r = w / 2;
  const d = (inset: number) =>
    `M${n(x - r + inset)} ${horizon}V${n(horizon - h + r)}A${n(r - inset)} ${n(r - inset)} 0 0 1 ${n(x + r - inset)} ${n(horizon - h + r)}V${horizon}Z`;
  return (
    path(
      d(0),
      paint.linear([
        [0, dark(colours.decor, 0.16)],
        [1, light(colours.decor, 0.3)],
      ]),
    ) +
    path(
      `M${n(x - r + 30)} ${horizon}V${n(horizon - h + r)}A${n(r - 15)} ${n(r - 4)} 0 0 1 ${n(x + r)} ${n(horizon - h + r)}V${horizon}Z`,
      paint.linear(
        [
          [0, mix(colours.decor, colours.wall, 0.25)],
          [1, light(colours.decor, 0.16)],
        ],
        [0, 0, 1, 1],
      ),
    )
  );
}

const sun = (paint: Paint, colours: Palette, x: number, y: number, r: number) =>
  ellipse(
    x,
    y,
    r,
    r,
    paint.linear(
      [
        [0, light(colours.decor, 0.45)],
        [1, mix(colours.decor, colours.wall, 0.2)],
      ],
      [0, 0, 1, 1],
    ),
  );

/** Cloth hung behind the set, in long soft folds. */
function drape(paint: Paint, colours: Palette, random: Random, horizon: number): string {
  const cloth = mix(colours.wall, colours.decor, 0.6);
  let out = '';
  let x = -40;
  while (x < 1040) {
    const w = random.between(70, 150);
    const sway = random.between(-40, 40);
    out += path(
      `M${n(x)} -10C${n(x + sway)} ${n(horizon * 0.4)} ${n(x - sway)} ${n(horizon * 0.7)} ${n(x + sway * 0.5)} ${horizon}H${n(x + w + sway * 0.5)}C${n(x + w - sway)} ${n(horizon * 0.7)} ${n(x + w + sway)} ${n(horizon * 0.4)} ${n(x + w)} -10Z`,
      paint.linear([
        [0, dark(cloth, 0.14), 0.5],
        [0.3, light(cloth, 0.4), 0.7],
        [0.7, cloth, 0.3],
        [1, dark(cloth, 0.2), 0.5],
      ]),
    );
    x += w * 0.86;
  }
  return out;
}

/** Woven bands, tone on tone. */
function weave(colours: Palette, random: Random, horizon: number): string {
  const ink = colours.deep ? light(colours.wall, 0.24) : mix(colours.wall, dark(colours.decor, 0.3), 0.3);
  const kind = random.int(0, 4);
  let out = '';
  for (let y = 24; y < horizon - 60; y += 118) out += clothBand(-20, y, 1040, 62, ink, kind + Math.floor(y / 118));
  return `<g opacity="0.42">${out}</g>`;
}

/** Slats of a shutter or reeds of a screen. */
function reeds(paint: Paint, colours: Palette, horizon: number): string {
  const fill = paint.linear([
    [0, dark(colours.wall, 0.12), 0.55],
    [0.35, light(colours.wall, 0.36), 0.6],
    [1, dark(colours.wall, 0.16), 0.55],
  ]);
  return Array.from({ length: 17 }, (_, i) => rect(i * 60 - 10, 0, 60, horizon, fill)).join('');
}

export type Backdrop = 'plain' | 'arch' | 'sun' | 'window' | 'drape' | 'weave' | 'reeds' | 'panels';
export const backdrops: readonly Backdrop[] = ['plain', 'arch', 'sun', 'window', 'drape', 'weave', 'reeds', 'panels'];

/** The object that hangs or is placed behind the product. */
export function backdrop(
  kind: Backdrop,
  paint: Paint,
  colours: Palette,
  random: Random,
  horizon: number,
  x: number,
): string {
  if (kind === 'arch')
    return arch(paint, colours, x + random.int(-30, 30), horizon, random.int(460, 600), random.int(560, 640));
  if (kind === 'sun') return sun(paint, colours, x + random.int(-90, 90), random.int(330, 430), random.int(240, 310));
  if (kind === 'window') return windowLight(paint, colours, random);
  if (kind === 'drape') return drape(paint, colours, random, horizon);
  if (kind === 'weave') return weave(colours, random, horizon);
  if (kind === 'reeds') return reeds(paint, colours, horizon);
  if (kind === 'panels') {
    const left = x + random.int(-260, -140);
    const tall = random.int(480, 600);
    return (
      rect(
        left + 250,
        horizon - tall + 120,
        300,
        tall - 120,
        paint.linear([
          [0, mix(colours.decor, colours.wall, 0.5)],
          [1, light(colours.decor, 0.3)],
        ]),
      ) +
      rect(
        left,
        horizon - tall,
        330,
        tall,
        paint.linear(
          [
            [0, light(colours.decor, 0.34)],
            [1, colours.decor],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      line(`M${left + 330} ${horizon - tall}V${horizon}`, '#2a140c', 2, { opacity: 0.12 })
    );
  }
  return '';
}
