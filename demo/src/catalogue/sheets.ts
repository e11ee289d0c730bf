import { slugOf } from '../slug.ts';
import { bebe } from './bebe.ts';
import { cheveux } from './cheveux.ts';
import { corps } from './corps.ts';
import { hommes } from './hommes.ts';
import { maquillage } from './maquillage.ts';
import { parfums } from './parfums.ts';
import type { ProductSheet } from './sheet.ts';
import { solaire } from './solaire.ts';
import { type DemoChoice, variantSheets } from './variants.ts';
import { visage } from './visage.ts';

type Keyed = ProductSheet & { key: string };

/** Every product of the demo shop's tables, with its key. */
export const sheets: readonly Keyed[] = [
  ...visage,
  ...corps,
  ...cheveux,
  ...solaire,
  ...maquillage,
  ...parfums,
  ...bebe,
  ...hommes,
].map((sheet) => ({ key: slugOf(sheet.name), ...sheet }));

/** Other shades and formats of some of them: missing fields are those of the product that they are a variant of. */
export const variants: readonly (Keyed & { choice: DemoChoice; isOut: boolean })[] = variantSheets.flatMap(
  (variant) => {
    const { isOut = false, ...own } = variant;
    const head = sheets.find(({ key }) => key === variant.choice.of);
    return head ? [{ ...head, ...own, key: slugOf(own.name), isOut }] : [];
  },
);
