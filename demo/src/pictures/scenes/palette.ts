import type { Random } from '@karite/shared/random';
import type { BrandKey } from '../../catalogue/brands.ts';
import type { RootKey } from '../../catalogue/categories.ts';
import { dark, light, mix } from '../colour.ts';

/** The colours of a set: its wall, its ground, and the light. */
export type Palette = { wall: string; floor: string; plinth: string; decor: string; deep: boolean };

/** Every shelf leans to a tone of its own, whatever the ingredient. */
const rootTone: Record<RootKey, string> = {
  visage: '#ecd3cb',
  corps: '#e6d2b5',
  cheveux: '#d3d3b2',
  solaire: '#f6d49a',
  maquillage: '#d9a79a',
  parfums: '#c39a70',
  bebe: '#dbe6dc',
  hommes: '#b3b6b0',
};

/** Brands with dark sets, and how often. */
const deepShare: Partial<Record<BrandKey, number>> = {
  ebrie: 0.75,
  'iroko-sel': 0.4,
  'solene-vauquier': 0.3,
  mayombe: 0.15,
};

/** The colour a house likes to be seen against, now and then. */
const boldWall: Record<BrandKey, string> = {
  valmorene: '#a9c0d3',
  odjala: '#c67a56',
  'solene-vauquier': '#c4707a',
  tanoe: '#7db8ab',
  heliode: '#ee8f5a',
  kivuela: '#d9a548',
  mayombe: '#94a067',
  'clara-saint-ange': '#c8a3b6',
  ebrie: '#8a5a38',
  pomelie: '#f0b99a',
  'iroko-sel': '#7f97a0',
  'seve-abomey': '#b9673f',
};

export function paletteFor(root: RootKey, brand: BrandKey, tint: string, accent: string, random: Random): Palette {
  const base = mix(mix(tint, rootTone[root], 0.34), '#f4ece2', random.between(0, 0.28));
  const deep = random.chance(deepShare[brand] ?? 0);
  if (deep) {
    const wall = dark(mix(accent, rootTone[root], 0.25), random.between(0.42, 0.56));
    return { wall, floor: dark(wall, 0.25), plinth: mix(wall, accent, 0.3), decor: light(wall, 0.1), deep };
  }
  // A stronger wall now and then gives a page of cards its rhythm.
  const strength = random.next();
  if (strength < 0.27) {
    const wall = mix(mix(boldWall[brand], accent, random.between(0, 0.22)), '#f6ede2', random.between(0, 0.2));
    return {
      wall,
      floor: light(wall, 0.14),
      plinth: light(wall, random.pick([0.16, 0.62])),
      decor: light(wall, 0.16),
      deep,
    };
  }
  const wall = strength < 0.5 ? mix(base, accent, random.between(0.2, 0.34)) : base;
  const floor = random.chance(0.5) ? light(wall, 0.42) : mix(wall, accent, 0.12);
  return { wall, floor, plinth: light(wall, random.between(0.3, 0.6)), decor: mix(wall, accent, 0.2), deep };
}
