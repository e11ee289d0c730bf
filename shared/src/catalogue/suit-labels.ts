import type { HairType, SkinType } from './suits.ts';

/** What those words are called: apart from them, for a list's page needs them alone. */
export const SKIN_TYPES = {
  normale: 'Normale',
  seche: 'Sèche',
  mixte: 'Mixte',
  grasse: 'Grasse',
  sensible: 'Sensible',
  imperfections: 'À imperfections',
  taches: 'À taches',
} as const satisfies Record<SkinType, string>;

export const HAIR_TYPES = {
  crepus: 'Crépus',
  boucles: 'Frisés ou bouclés',
  lisses: 'Lisses ou défrisés',
  secs: 'Secs',
  abimes: 'Abîmés ou cassants',
  gras: 'Gras',
  colores: 'Colorés',
} as const satisfies Record<HairType, string>;
