import { slugOf } from '../slug.ts';
import { bebe } from './bebe.ts';
import { cheveux } from './cheveux.ts';
import { corps } from './corps.ts';
import { hommes } from './hommes.ts';
import { maquillage } from './maquillage.ts';
import { parfums } from './parfums.ts';
import type { ProductSheet } from './sheet.ts';
import { solaire } from './solaire.ts';
import { visage } from './visage.ts';

/** Every product of the demo shop, with its key. */
export const sheets: readonly (ProductSheet & { key: string })[] = [
  ...visage,
  ...corps,
  ...cheveux,
  ...solaire,
  ...maquillage,
  ...parfums,
  ...bebe,
  ...hommes,
].map((sheet) => ({ key: slugOf(sheet.name), ...sheet }));
