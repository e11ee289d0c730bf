/** Which skins and hair a product may be for (R1844), by the words that the shop's addresses have for them. */
export const SKIN_WORDS = ['normale', 'seche', 'mixte', 'grasse', 'sensible', 'imperfections', 'taches'] as const;
export const HAIR_WORDS = ['crepus', 'boucles', 'lisses', 'secs', 'abimes', 'gras', 'colores'] as const;

export type SkinType = (typeof SKIN_WORDS)[number];
export type HairType = (typeof HAIR_WORDS)[number];

// Apart from the words, which a list's page needs without what they are called.
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
