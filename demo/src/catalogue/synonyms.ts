/** Synonyms of shoppers for the demo shop's words; no two of a group are in the same name. */
export const demoSynonyms: readonly string[] = [
  'gommage, exfoliant, peeling',
  'après-shampoing, conditionneur, revitalisant',
  'écran total, crème solaire',
  'body milk, lait corps, lotion corps',
  'baume à lèvres, stick à lèvres, labello',
  'savon noir, black soap',
  'karité, shea',
  'acné, boutons, imperfections',
  'corporel, corps',
  'déo, déodorant, anti-transpirant',
  'bb cream, fond de teint, crème teintée',
  'anti-âge, anti-rides, fermeté',
  'eau de toilette, eau de parfum',
  'gel douche, savon liquide',
  'nourrisson, bébé',
];
