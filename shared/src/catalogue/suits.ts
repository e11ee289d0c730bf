/** Which skins and hair a product may be for (R1844), by the words that the shop's addresses have for them. */
export const SKIN_WORDS = ['normale', 'seche', 'mixte', 'grasse', 'sensible', 'imperfections', 'taches'] as const;
export const HAIR_WORDS = ['crepus', 'boucles', 'lisses', 'secs', 'abimes', 'gras', 'colores'] as const;

export type SkinType = (typeof SKIN_WORDS)[number];
export type HairType = (typeof HAIR_WORDS)[number];
