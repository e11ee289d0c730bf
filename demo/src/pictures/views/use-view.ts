import type { Random } from '@karite/shared/random';
import { rootOf, type ShelfKey } from '../../catalogue/categories.ts';
import { sprig } from '../botanicals/leaves.ts';
import { drop } from '../botanicals/matter.ts';
import { dark, light, mix } from '../colour.ts';
import { dressOf, type Product } from '../dress-product.ts';
import { ellipse, line, type Paint, path, place } from '../paint.ts';
import { beard } from '../people/beard.ts';
import { cloth } from '../people/cloth.ts';
import { finger } from '../people/hand.ts';
import { profile } from '../people/profile.ts';
import { bare, type Skin, toneFor } from '../people/skin.ts';
import { afro, braids, crop, earring, headwrap } from '../people/wear.ts';
import { interior, leafShade } from '../scenes/backdrop.ts';
import type { Palette } from '../scenes/palette.ts';
import { matterColour } from './texture-view.ts';

/** The part of the body that a product is for. */
export type Use = 'cheek' | 'man' | 'lips' | 'eyes' | 'nails' | 'arm' | 'hair' | 'neck';

const usageOfShelf: Partial<Record<ShelfKey, Use>> = {
  nettoyants: 'cheek',
  serums: 'cheek',
  'cremes-visage': 'cheek',
  masques: 'cheek',
  'anti-taches': 'cheek',
  'solaire-visage': 'cheek',
  teint: 'cheek',
  'visage-homme': 'man',
  barbe: 'man',
  levres: 'lips',
  yeux: 'eyes',
  ongles: 'nails',
  shampoings: 'hair',
  'masques-cheveux': 'hair',
  'huiles-cheveux': 'hair',
  coiffants: 'hair',
  'eaux-de-parfum': 'neck',
  brumes: 'neck',
  coffrets: 'neck',
};
export const usageOf = ({ shelf }: Pick<Product, 'shelf'>): Use => usageOfShelf[shelf] ?? 'arm';

/** A stroke of cream, its light and the shade it leaves. */
function stroke(paint: Paint, colour: string): string {
  const d = 'M-96 20C-74 -22 -20 -44 50 -42C84 -40 100 -22 84 -6C56 18 -10 18 -46 38C-72 50 -108 46 -96 20Z';
  return (
    path(d, dark(colour, 0.7), { opacity: 0.3, transform: 'translate(3 9)' }) +
    path(
      d,
      paint.linear(
        [
          [0, light(colour, 0.6)],
          [0.5, colour],
          [1, dark(colour, 0.16)],
        ],
        [0, 0, 0.6, 1],
      ),
    ) +
    line('M-76 18C-50 -14 0 -28 66 -26', '#fff', 7, { opacity: 0.6 }) +
    line('M-66 32C-40 8 10 0 62 -8', dark(colour, 0.3), 5, { opacity: 0.35 })
  );
}

/** The appearance of care on skin, whatever it is made of: one picture serves several products. */
const CREAM = '#fdf3e2';

/** Hair or a cloth, earrings, and what is on the shoulders. */
function worn(paint: Paint, random: Random, wall: string, hasFreeHair = false): string {
  const hair = random.pick([
    () => afro(paint, random),
    () => braids(paint),
    ...(hasFreeHair
      ? []
      : [() => headwrap(paint, random.pick(['#b5433f', '#d98a34', '#2f6a62', '#6b3a58']), '#f3d59a')]),
  ]);
  return cloth(paint, mix(wall, '#fff6ea', 0.6)) + hair() + earring(paint);
}

/** A person of 700 by 920, in close-up: a point of them is at a point of the picture. */
const near = (body: string, scale: number, [px, py]: readonly [number, number], [x, y]: readonly [number, number]) =>
  place(body, x - px * scale, y - py * scale, scale);

function forearm(paint: Paint, skin: Skin, colour: string): string {
  const arm =
    'M-60 700C160 610 420 540 700 470C860 430 960 380 1080 300V640C960 720 820 760 640 800C420 850 180 900 -60 980Z';
  const skinFill = paint.linear(
    [
      [0, skin.shade],
      [0.16, skin.light],
      [0.5, skin.base],
      [0.84, skin.shade],
      [1, skin.deep],
    ],
    [0.4, 0.1, 0.62, 0.9],
  );
  return (
    path(arm, dark(skin.deep, 0.5), { opacity: 0.25, transform: 'translate(0 26)' }) +
    path(arm, skinFill) +
    ellipse(
      420,
      660,
      330,
      70,
      paint.radial([
        [0, mix(skin.light, '#ffd9ae', 0.5), 0.6],
        [1, skin.light, 0],
      ]),
      { transform: 'rotate(-14 420 660)' },
    ) +
    place(stroke(paint, colour), 520, 650, 2.1, -8) +
    place(drop(paint, 26), 250, 760) +
    place(drop(paint, 18), 330, 800)
  );
}

function fingers(paint: Paint, skin: Skin, nail: string): string {
  const at = [
    [150, 640, 560, 138, -68],
    [330, 700, 700, 150, -82],
    [520, 710, 720, 150, -93],
    [700, 700, 620, 140, -105],
  ] as const;
  return (
    path(
      'M60 1040C40 820 90 660 200 640H720C840 690 860 860 840 1040Z',
      paint.linear([
        [0, skin.base],
        [0.4, skin.light],
        [1, skin.shade],
      ]),
    ) +
    at
      .map(([x, y, long, thick, turn]) => place(finger(paint, skin, long, thick, nail), x, y + 120, 0.92, turn))
      .join('')
  );
}

/** The product on skin or hair, near. */
export function drawUse(product: Product, paint: Paint, colours: Palette, random: Random): string {
  const matter = rootOf(product.shelf) === 'maquillage' ? matterColour(product, dressOf(product).accent) : CREAM;
  const use = usageOf(product);
  const skin = toneFor(random);
  const { shade } = product;
  const set = interior(paint, colours, 1000, 1000, 1001) + leafShade(paint, random, 1000, 1000, false);
  // Several products show one picture (keyOfView): it has green of any kind in it, not what one of them is made of.
  const green = (x: number, y: number, turn: number) =>
    place(sprig(paint, random, 300, '#75855a', [92, 38], 6, 50), x, y, 1, turn);
  const person = (own: Skin, over: string) =>
    profile(paint, own) + over + worn(paint, random, colours.wall, use === 'hair');
  if (use === 'arm') return set + green(930, 330, -62) + forearm(paint, skin, matter);
  if (use === 'nails') return set + green(960, 320, -40) + fingers(paint, skin, shade ?? skin.nail);
  if (use === 'man') {
    const cream = place(stroke(paint, matter), 280, 330, 0.5, -14);
    const him = profile(paint, bare(skin)) + cloth(paint, '#f3eadc') + crop(paint, random) + beard(paint);
    return (
      set +
      near(him + (product.shelf === 'barbe' ? place(drop(paint, 9), 250, 470) : cream), 1.55, [300, 300], [540, 480]) +
      green(120, 1010, -12)
    );
  }
  if (use === 'lips')
    return set + near(person({ ...skin, lip: shade ?? mix(skin.lip, matter, 0.2) }, ''), 2.7, [200, 400], [430, 520]);
  if (use === 'eyes') {
    const lid =
      path('M184 262C198 230 244 226 268 258C250 246 204 250 184 262Z', shade ?? '#8a5a36', { opacity: 0.85 }) +
      line('M186 269C206 283 240 280 268 258', '#120c0c', 7);
    return set + near(person(skin, lid), 2.5, [240, 270], [480, 470]);
  }
  if (use === 'hair') return set + near(person(skin, ''), 1.5, [380, 240], [560, 470]) + green(120, 1010, -12);
  if (use === 'neck') return set + near(person(skin, ''), 1.4, [300, 520], [520, 560]) + mist(random, 250, 560);
  // Make-up is worn; what cares lies on the cheek.
  const tint = shade && product.shelf === 'teint' ? { ...skin, blush: mix(skin.blush, shade, 0.7) } : skin;
  const dabs = place(stroke(paint, matter), 282, 330, 0.62, -14) + place(stroke(paint, matter), 226, 150, 0.3, -30);
  return set + near(person(tint, dabs), 1.6, [290, 300], [540, 480]) + green(110, 1010, -12);
}

/** Fine drops of a scent, going to the right. */
const mist = (random: Random, x: number, y: number) =>
  Array.from({ length: 46 }, () => {
    const far = random.next();
    return ellipse(
      x - 190 + far * 300,
      y + random.between(-1, 1) * (30 + far * 110),
      2.5 + 4 * random.next(),
      2.5 + 4 * random.next(),
      '#fff',
      {
        opacity: 0.75 - far * 0.45,
      },
    );
  }).join('');
