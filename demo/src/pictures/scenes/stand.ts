import type { Random } from '@karite/shared/random';
import { pebble } from '../botanicals/matter.ts';
import { dark, light, mix } from '../colour.ts';
import { roundStops } from '../packaging/finish.ts';
import { ellipse, line, n, type Paint, path, place, rect } from '../paint.ts';
import type { Palette } from './palette.ts';

/** The object under a product, and the height of its top. */
export type Stand = { svg: string; foot: number };

export type StandKind = 'floor' | 'podium' | 'block' | 'steps' | 'stones' | 'water' | 'tray' | 'marble';
export const standKinds: readonly StandKind[] = [
  'podium',
  'floor',
  'block',
  'steps',
  'stones',
  'water',
  'tray',
  'marble',
];

function drum(paint: Paint, x: number, foot: number, w: number, h: number, colour: string): string {
  const ry = w * 0.085;
  return (
    ellipse(
      x + w * 0.09,
      foot + h,
      w * 0.58,
      ry * 1.2,
      paint.radial([
        [0, '#2a140c', 0.42],
        [0.7, '#2a140c', 0.16],
        [1, '#2a140c', 0],
      ]),
    ) +
    path(
      `M${n(x - w / 2)} ${n(foot)}V${n(foot + h)}A${n(w / 2)} ${n(ry)} 0 0 0 ${n(x + w / 2)} ${n(foot + h)}V${n(foot)}Z`,
      paint.linear(roundStops(colour, 'matte')),
    ) +
    ellipse(
      x,
      foot,
      w / 2,
      ry,
      paint.linear([
        [0, light(colour, 0.55)],
        [1, light(colour, 0.12)],
      ]),
    )
  );
}

function block(paint: Paint, x: number, foot: number, w: number, h: number, colour: string): string {
  const [l, r] = [x - w / 2, x + w / 2];
  return (
    ellipse(
      x + w * 0.07,
      foot + h,
      w * 0.6,
      24,
      paint.radial([
        [0, '#2a140c', 0.46],
        [0.75, '#2a140c', 0.2],
        [1, '#2a140c', 0],
      ]),
    ) +
    path(
      `M${n(l + 24)} ${n(foot - 34)}H${n(r - 24)}L${n(r)} ${n(foot + 18)}H${n(l)}Z`,
      paint.linear([
        [0, light(colour, 0.6)],
        [1, light(colour, 0.2)],
      ]),
    ) +
    rect(
      l,
      foot + 18,
      w,
      h - 18,
      paint.linear(
        [
          [0, light(colour, 0.16)],
          [1, dark(colour, 0.12)],
        ],
        [0, 0, 1, 1],
      ),
    )
  );
}

/** Stone with pale veins, or travertine with its pits. */
function stoneVeins(random: Random, x: number, foot: number, w: number, h: number): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const y = foot + 24 + random.next() * (h - 40);
    d += `M${n(x - w / 2)} ${n(y)}q${n(w * 0.2)} ${n(random.between(-24, 24))} ${n(w * 0.45)} ${n(random.between(-8, 8))}t${n(w * 0.55)} ${n(random.between(-14, 14))}`;
  }
  return line(d, '#fff', 2, { opacity: 0.24 });
}

/** Draws the stand; `floor` is the height of the ground line at the product. */
export function stand(
  kind: StandKind,
  paint: Paint,
  colours: Palette,
  random: Random,
  x: number,
  floor: number,
  wide: number,
): Stand {
  const w = Math.max(wide * 1.42, 330);
  if (kind === 'podium') {
    const h = random.int(62, 104);
    return { foot: floor - h, svg: drum(paint, x, floor - h, w, h, colours.plinth) };
  }
  if (kind === 'steps') {
    const h = 56;
    const far = random.chance(0.5) ? 1 : -1;
    return {
      foot: floor - h,
      svg:
        drum(paint, x + far * w * 0.5, floor - 150, w * 0.62, 130, mix(colours.plinth, colours.decor, 0.5)) +
        drum(paint, x, floor - h, w, h, colours.plinth),
    };
  }
  if (kind === 'block' || kind === 'marble') {
    const h = random.int(76, 110);
    const colour = kind === 'marble' ? mix(colours.plinth, '#e9e1d6', colours.deep ? 0.12 : 0.6) : colours.plinth;
    return {
      foot: floor - h,
      svg: block(paint, x, floor - h, w, h, colour) + (kind === 'marble' ? stoneVeins(random, x, floor - h, w, h) : ''),
    };
  }
  if (kind === 'stones') {
    const stone = mix(colours.plinth, '#8b8178', 0.55);
    return {
      foot: floor - 66,
      svg:
        ellipse(
          x + 20,
          floor + 26,
          w * 0.66,
          34,
          paint.radial([
            [0, '#2a140c', 0.4],
            [1, '#2a140c', 0],
          ]),
        ) +
        place(pebble(paint, w * 0.26, 40, dark(stone, 0.18)), x + w * 0.5, floor + 2) +
        place(pebble(paint, w * 0.6, 54, stone), x, floor - 8) +
        place(pebble(paint, w * 0.46, 34, light(stone, 0.22)), x - 8, floor - 52),
    };
  }
  if (kind === 'water') {
    const rings = [0.62, 0.86, 1.14, 1.46]
      .map((k, i) =>
        ellipse(x, floor + 6, w * k * 0.62, w * k * 0.115, 'none', {
          stroke: '#fff',
          'stroke-width': 5 - i,
          opacity: 0.62 - i * 0.13,
        }),
      )
      .join('');
    const pool = ellipse(
      x,
      floor + 6,
      w * 1.02,
      w * 0.2,
      paint.radial([
        [0, light(colours.decor, 0.5), 0.7],
        [0.7, light(colours.decor, 0.3), 0.34],
        [1, light(colours.decor, 0.3), 0],
      ]),
    );
    return { foot: floor, svg: pool + rings };
  }
  if (kind === 'tray') {
    const wood = '#b07a4a';
    return {
      foot: floor - 24,
      svg:
        drum(paint, x, floor - 24, w * 1.3, 26, wood) +
        ellipse(x, floor - 24, w * 0.5, w * 0.066, 'none', {
          stroke: dark(wood, 0.3),
          'stroke-width': 2,
          opacity: 0.3,
        }) +
        ellipse(x, floor - 24, w * 0.32, w * 0.042, 'none', {
          stroke: dark(wood, 0.3),
          'stroke-width': 2,
          opacity: 0.22,
        }),
    };
  }
  return { foot: floor, svg: '' };
}

/** The shade a product leaves: dark where it touches, then long and soft to the right. */
export function castShadow(paint: Paint, x: number, foot: number, width: number, height: number): string {
  const reach = Math.min(height * 0.62, 330);
  const long = path(
    `M${n(x - width * 0.42)} ${n(foot - 4)}L${n(x + width * 0.46)} ${n(foot + 8)}L${n(x + width * 0.5 + reach)} ${n(foot - reach * 0.2)}L${n(x + width * 0.1 + reach)} ${n(foot - reach * 0.27)}Z`,
    paint.linear([
      [0, '#2a140c', 0.3],
      [0.45, '#2a140c', 0.15],
      [1, '#2a140c', 0],
    ]),
  );
  return (
    long +
    ellipse(
      x + width * 0.05,
      foot + 1,
      width * 0.64,
      Math.max(13, width * 0.075),
      paint.radial([
        [0, '#2a140c', 0.62],
        [0.62, '#2a140c', 0.3],
        [1, '#2a140c', 0],
      ]),
    )
  );
}
