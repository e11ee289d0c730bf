import type { Random } from '@karite/shared/random';
import type { Form } from '../../catalogue/sheet.ts';
import { botanicals } from '../botanicals/clusters.ts';
import { dark, light } from '../colour.ts';
import { dressOf, type Product } from '../dress-product.ts';
import { letters } from '../lettering/letters.ts';
import { packers } from '../packaging/pack.ts';
import { line, n, type Paint, place, rect } from '../paint.ts';
import { interior } from '../scenes/backdrop.ts';
import type { Palette } from '../scenes/palette.ts';
import { castShadow } from '../scenes/stand.ts';

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

/** How many px a centimetre has, and a phone in cm: what everybody has at hand. */
const CM = 40;
const PHONE = { width: 7.2, height: 15 };

/** The outline of a phone, calm beside the product; its foot is at (0, 0). */
function phone(paint: Paint, ink: string): string {
  const [w, h] = [PHONE.width * CM, PHONE.height * CM];
  const inside = (inset: number, fill: string, width: number) =>
    rect(inset - w / 2, inset - h, w - 2 * inset, h - 2 * inset, fill, 42 - inset, {
      stroke: ink,
      'stroke-width': width,
      'stroke-opacity': 0.55,
    });
  const glass = paint.linear(
    [
      [0, '#fff', 0.62],
      [0.5, '#fff', 0.3],
      [1, '#fff', 0.14],
    ],
    [0, 0, 1, 1],
  );
  return (
    inside(2, glass, 4) +
    inside(15, glass, 2) +
    rect(-24, 28 - h, 48, 11, ink, 6, { opacity: 0.5 }) +
    rect(-38, -30, 76, 5, ink, 3, { opacity: 0.4 })
  );
}

/** A line with ends, as high as the product, and how many cm that is. */
function measure(height: number, cm: number, ink: string): string {
  const text = letters(`${Math.round(cm)} cm`, 0, 0, 30, ink, { weight: 11, spacing: 30 });
  return (
    line(`M-12 ${n(-height)}H12M-12 0H12M0 ${n(-height)}V0`, ink, 3, { opacity: 0.7 }) +
    place(text, -26, -height / 2, 1, -90)
  );
}

/** The product beside a phone, both at one scale: how large it is. */
export function drawSize(product: Product, paint: Paint, colours: Palette, random: Random): string {
  const packed = packers[product.form](paint, dressOf(product));
  const cm = heightOf(product);
  const scale = Math.min((cm * CM) / packed.height, (17 * CM) / packed.width);
  const [width, height] = [packed.width * scale, packed.height * scale];
  const [gap, floor] = [70, 830];
  const wide = width + gap + PHONE.width * CM;
  const near = Math.min(1.12, 800 / wide, 700 / Math.max(height, PHONE.height * CM));
  const left = 530 - (wide * near) / 2;
  const [at, beside] = [left + (width / 2) * near, left + (wide - (PHONE.width / 2) * CM) * near];
  const ink = colours.deep ? light(colours.wall, 0.8) : dark(colours.wall, 0.72);
  const plant = botanicals[product.plants[0]].cluster(paint, random);
  return (
    interior(paint, colours, 1000, 1000, 700) +
    castShadow(paint, beside, floor, PHONE.width * CM * near, PHONE.height * CM * near) +
    place(phone(paint, ink), beside, floor, near) +
    castShadow(paint, at, floor, width * near, height * near) +
    place(packed.svg, at, floor, scale * near) +
    place(measure(height * near, height / CM, ink), left - 34, floor) +
    place(plant, at + (width / 2) * near + 10, 930, 0.7)
  );
}
