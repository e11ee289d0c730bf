import type { Random } from '@karite/shared/random';
import { rootOf, type ShelfKey } from '../../catalogue/categories.ts';
import { sprig } from '../botanicals/leaves.ts';
import { drop } from '../botanicals/matter.ts';
import { dark, light, mix } from '../colour.ts';
import { dressOf, type Product } from '../dress-product.ts';
import { ellipse, line, type Paint, path, place } from '../paint.ts';
import { beard } from '../people/beard.ts';
import { cloth } from '../people/cloth.ts';
import { faces, fittedDrawing } from '../people/faces.ts';
import { profile } from '../people/profile.ts';
import { bare, type Skin, toneFor } from '../people/skin.ts';
import { afro, braids, crop, earring, headwrap } from '../people/wear.ts';
import { interior, leafShade } from '../scenes/backdrop.ts';
import type { Palette } from '../scenes/palette.ts';
import { matterColour } from './texture-view.ts';

/** The part of the body that a product is for. */
export type Use = 'cheek' | 'man' | 'lips' | 'eyes' | 'nails' | 'shoulder' | 'hair' | 'neck';

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
export const usageOf = ({ shelf }: Pick<Product, 'shelf'>): Use => usageOfShelf[shelf] ?? 'shoulder';

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
function worn(paint: Paint, random: Random, wall: string, use: Use): string {
  const hair = random.pick([
    () => afro(paint, random),
    () => braids(paint),
    ...(use === 'hair'
      ? []
      : [() => headwrap(paint, random.pick(['#b5433f', '#d98a34', '#2f6a62', '#6b3a58']), '#f3d59a')]),
  ]);
  const dress = cloth(paint, mix(wall, '#fff6ea', 0.6));
  return (use === 'shoulder' ? place(dress, -30, 64) : dress) + hair() + earring(paint);
}

/** A person of 700 by 920, in close-up: a point of them is at a point of the picture. */
const near = (body: string, scale: number, [px, py]: readonly [number, number], [x, y]: readonly [number, number]) =>
  place(body, x - px * scale, y - py * scale, scale);

/** Five sample nails in a fan, lacquered in one colour. */
function samples(paint: Paint, colour: string): string {
  const d = 'M-62 0C-78 -110 -78 -250 -58 -330C-44 -386 44 -386 58 -330C78 -250 78 -110 62 0C40 16 -40 16 -62 0Z';
  const lacquer = paint.linear([
    [0, dark(colour, 0.42)],
    [0.16, colour],
    [0.34, light(colour, 0.3)],
    [0.6, colour],
    [1, dark(colour, 0.4)],
  ]);
  const gleam = paint.vertical([
    [0, '#fff', 0.9],
    [0.7, '#fff', 0.3],
    [1, '#fff', 0],
  ]);
  const one =
    path(d, '#2a140c', { opacity: 0.2, transform: 'translate(12 16)' }) +
    path(d, lacquer) +
    path('M-40 -300C-52 -240 -52 -150 -44 -70C-34 -130 -30 -230 -22 -320C-28 -330 -36 -322 -40 -300Z', gleam) +
    path('M44 -280C52 -220 50 -140 46 -90C42 -150 40 -220 38 -286Z', '#fff', { opacity: 0.28 });
  const fan = [-2, 2, -1, 1, 0].map((i) => place(place(one, 0, -310, i ? 0.8 : 0.86), 500, 950, 1, i * 22));
  return fan.join('');
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
  const face = random.pick(Object.values(faces));
  const person = (own: Skin, over: string) => profile(paint, own, face) + over + worn(paint, random, colours.wall, use);
  if (use === 'nails') return set + green(960, 320, -40) + samples(paint, shade ?? skin.nail);
  if (use === 'shoulder')
    return set + near(person(skin, place(stroke(paint, matter), 150, 800, 0.7, -14)), 1.62, [200, 660], [430, 585]);
  if (use === 'man') {
    const cream = place(stroke(paint, matter), 280, 330, 0.5, -14);
    const him = profile(paint, bare(skin), faces.zola) + cloth(paint, '#f3eadc') + crop(paint, random) + beard(paint);
    return (
      set +
      near(him + (product.shelf === 'barbe' ? place(drop(paint, 9), 250, 470) : cream), 1.55, [300, 300], [540, 480]) +
      green(120, 1010, -12)
    );
  }
  if (use === 'lips')
    return set + near(person({ ...skin, lip: shade ?? mix(skin.lip, matter, 0.2) }, ''), 2.7, [200, 400], [430, 520]);
  if (use === 'eyes') {
    const tint = shade ?? '#8a5a36';
    const lid =
      path(
        'M187 264C196 234 244 226 272 254C246 272 208 276 187 264Z',
        paint.vertical([
          [0, tint, 0.35],
          [0.5, tint, 0.9],
          [1, dark(tint, 0.3)],
        ]),
      ) +
      path('M206 258C216 244 234 244 246 256C234 262 218 264 206 258Z', light(tint, 0.6), { opacity: 0.3 }) +
      line('M187 265C206 280 240 279 272 254', '#120c0c', 6);
    return set + near(person(skin, fittedDrawing(lid, face)), 2.5, [240, 270], [480, 470]);
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
