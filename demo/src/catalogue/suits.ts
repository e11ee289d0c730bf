import type { HairType, SkinType } from '@karite/shared/catalogue';
import type { DemoProduct } from '../types.ts';
import { type RootKey, rootOf } from './categories.ts';
import type { Plant } from './plants.ts';
import type { ProductSheet } from './sheet.ts';

/** What a plant is good for: skins, then hair. */
const PLANTS: Partial<Record<Plant, readonly [readonly SkinType[], readonly HairType[]]>> = {
  karite: [
    ['seche', 'sensible'],
    ['crepus', 'secs'],
  ],
  aloe: [
    ['normale', 'mixte', 'sensible'],
    ['boucles', 'secs'],
  ],
  hibiscus: [['normale'], ['boucles', 'lisses']],
  baobab: [['seche', 'normale'], ['abimes']],
  agrumes: [['taches', 'normale'], ['gras']],
  coco: [
    ['seche', 'normale'],
    ['abimes', 'crepus'],
  ],
  cacao: [['seche', 'taches'], ['secs']],
  moringa: [['mixte', 'normale'], ['gras']],
  miel: [['sensible', 'seche'], ['boucles']],
  argile: [['grasse', 'mixte'], ['gras']],
  riz: [
    ['mixte', 'grasse'],
    ['abimes', 'lisses'],
  ],
  rose: [['sensible', 'normale'], ['lisses']],
  oranger: [['sensible', 'normale'], []],
  avocat: [['seche'], ['secs', 'colores']],
  ricin: [[], ['crepus', 'abimes']],
  carotte: [['normale'], []],
  curcuma: [['taches', 'imperfections'], []],
  charbon: [['grasse', 'imperfections'], []],
  menthe: [['grasse'], ['gras']],
  the: [['mixte', 'grasse'], ['gras']],
  coton: [['sensible', 'normale'], []],
  calendula: [['sensible'], []],
  avoine: [['sensible', 'seche'], ['boucles']],
  nigelle: [['imperfections'], ['abimes', 'crepus']],
  gingembre: [['normale'], ['abimes']],
  mangue: [['seche'], ['boucles', 'crepus']],
  papaye: [['taches'], []],
  concombre: [['mixte', 'grasse'], []],
  niacinamide: [['taches', 'grasse', 'imperfections'], []],
  hyaluronique: [
    ['seche', 'normale'],
    ['secs', 'colores'],
  ],
  palme: [['seche'], ['crepus']],
};

/** Types that the first sentences name. */
const SAID: readonly [RegExp, SkinType][] = [
  [/peaux? (très )?sèches?/, 'seche'],
  [/peaux? grasses?|sébum/, 'grasse'],
  [/peaux? mixtes?/, 'mixte'],
  [/sensibles|réactives|atopiques|fragilisées/, 'sensible'],
  [/imperfections|boutons/, 'imperfections'],
  [/taches/, 'taches'],
];

const ON_SKIN: readonly RootKey[] = ['visage', 'corps', 'solaire', 'hommes'];

/** The types of skin or hair that a sheet suits; none for make-up and perfumes. */
export function suitsOf({ shelf, plants, pitch }: ProductSheet): Pick<DemoProduct, 'skinTypes' | 'hairTypes'> {
  const root = rootOf(shelf);
  if (root === 'cheveux')
    return { skinTypes: [], hairTypes: [...new Set(plants.flatMap((plant) => PLANTS[plant]?.[1] ?? []))] };
  if (root === 'bebe') return { skinTypes: ['sensible'], hairTypes: [] };
  if (!ON_SKIN.includes(root)) return { skinTypes: [], hairTypes: [] };
  const said = SAID.flatMap(([words, type]) => (words.test(pitch) ? [type] : []));
  return {
    skinTypes: [...new Set([...said, ...plants.flatMap((plant) => PLANTS[plant]?.[0] ?? [])])],
    hairTypes: [],
  };
}
