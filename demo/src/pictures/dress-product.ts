import { randomFor } from '@karite/shared/random';
import { around } from '../around.ts';
import { rootOf } from '../catalogue/categories.ts';
import type { sheets } from '../catalogue/sheets.ts';
import { botanicals } from './botanicals/clusters.ts';
import { emblem } from './botanicals/emblems.ts';
import { mix } from './colour.ts';
import { brandStyles } from './packaging/brand-styles.ts';
import type { Dress } from './packaging/label.ts';

export type Product = (typeof sheets)[number];

/** The bottles of the baby range. */
const pastels = ['#cfe6dc', '#fbd9c6', '#f8eacb', '#d3e3ee', '#ecd9e6'] as const;

const SIZE = /\s((?:\d+ x )?\d+(?:,\d+)? ?(?:ml|g|pièces))$/;

/** A product's name as printed on its label: up to three lines of about fifteen characters, without its size. */
export function labelLines(name: string): string[] {
  const words = name.replace(SIZE, '').split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length < 15 || last.length < 4))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  // A line never ends on a small word: it goes down with what it belongs to.
  for (let i = 0; i < lines.length - 1; i++) {
    const small = / (à|au|aux|de|du|et|la|le|l'|d')$/i.exec(lines[i] ?? '');
    if (!small) continue;
    lines[i + 1] = `${small[1]} ${lines[i + 1]}`;
    lines[i] = small.input.slice(0, small.index);
  }
  const [last = '', ...before] = lines.slice(0, 3).reverse();
  return [...before.reverse(), last.replace(/( (à|au|aux|de|du|et|la|le))+$/i, '')];
}

/** Everything that is needed to print a product's packaging. */
export function dressOf(product: Product): Dress {
  const random = randomFor(`dress ${product.key}`);
  const { accent, tint } = botanicals[product.plants[0]];
  const root = rootOf(product.shelf);
  const seed = random.int(0, 999);
  const style = brandStyles[product.brand];
  const { shade } = product;
  const bottled = ['teint', 'ongles'].includes(product.shelf) && product.form === 'pump';
  return {
    ...style,
    // Foundations show their colour, baby care its pastels.
    ...(shade && bottled ? { body: shade, finish: 'glass' as const, paper: shade } : {}),
    ...(shade && product.shelf === 'solaire-visage' ? { cap: shade } : {}),
    ...(product.brand === 'pomelie' ? { body: around(pastels, seed), tinted: 0.05 } : {}),
    lines: labelLines(product.name),
    size: SIZE.exec(product.name)?.[1] ?? '',
    accent: root === 'maquillage' && shade ? shade : accent,
    shade: shade ?? (product.form === 'soap' || product.form === 'tin' ? mix(tint, accent, 0.4) : accent),
    shelfLips: product.shelf === 'levres',
    seed,
    emblem: emblem(product.plants[0]),
  };
}
