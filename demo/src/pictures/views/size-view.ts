import type { Random } from '@karite/shared/random';
import type { Form } from '../../catalogue/sheet.ts';
import { botanicals } from '../botanicals/clusters.ts';
import { dressOf, type Product } from '../dress-product.ts';
import { packers } from '../packaging/pack.ts';
import { type Paint, place } from '../paint.ts';
import { behind, CM, infront, palm } from '../people/hand.ts';
import { toneFor } from '../people/skin.ts';
import { interior } from '../scenes/backdrop.ts';
import type { Palette } from '../scenes/palette.ts';

/** The height of a form in cm for so many ml or g: another content scales all three dimensions. */
const heights: Record<Form, readonly [cm: number, holds: number]> = {
  airless: [12, 50],
  baby: [18, 400],
  compact: [11, 10],
  dropper: [10.5, 30],
  flacon: [10, 50],
  flip: [18, 300],
  gloss: [10.5, 6],
  jar: [5.6, 50],
  kit: [14, 50],
  lipstick: [9, 4],
  mascara: [12.5, 9],
  nail: [7.5, 10],
  oil: [14, 100],
  palette: [12, 18],
  pencil: [13, 1.2],
  pump: [17, 250],
  sachet: [16, 100],
  soap: [6.5, 100],
  spray: [16, 150],
  stick: [8, 20],
  tin: [7, 100],
  tube: [14, 75],
};

/** A product's height in cm. */
export function heightOf({ form, name }: Pick<Product, 'form' | 'name'>): number {
  const [cm, holds] = heights[form];
  const size = /(\d+(?:,\d+)?) ?(?:ml|g)$/.exec(name)?.[1]?.replace(',', '.');
  return Math.min(19, Math.max(cm * 0.75, cm * Math.cbrt(Number(size ?? holds) / holds)));
}

/** The product in a hand, both at one scale: how large it is. What is high is held, what is low lies on the palm. */
export function drawSize(product: Product, paint: Paint, colours: Palette, random: Random): string {
  const dress = dressOf(product);
  const packed = packers[product.form](paint, dress);
  const scale = Math.min((heightOf(product) * CM) / packed.height, (17 * CM) / packed.width);
  const [width, height] = [packed.width * scale, packed.height * scale];
  const skin = toneFor(random);
  const nail = product.shelf === 'ongles' && product.shade ? product.shade : skin.nail;
  const set = interior(paint, colours, 1000, 1000, 1001);
  const plant = place(botanicals[product.plants[0]].cluster(paint, random), 150, 950, 0.8);
  // What is wider than a palm, or hardly higher than a hand, is brought nearer or further with its hand.
  if (height < 9.4 * CM || width > 9.6 * CM) {
    const hand = palm(paint, skin, nail);
    const near = Math.min(1.25, 620 / height);
    const body = hand.back + place(packed.svg, 0, 12, scale) + (width > 6 * CM ? '' : hand.front);
    return set + plant + place(body, 440, 690, near);
  }
  const half = width / 2;
  const near = Math.min(1.4, Math.max(1, 600 / height));
  const grip = height / 2 - Math.min(height * 0.36, 200);
  const held =
    place(behind(paint, skin, half), 0, grip) +
    place(packed.svg, 0, height / 2, scale) +
    place(infront(paint, skin, half, nail), 0, grip);
  return set + plant + place(held, 470, 500, near);
}
