/** The places of blocks in the shop (R1940). All but the help pages exist from the beginning, once each. */
export const PLACES = {
  home: 'Accueil',
  announcement: 'Bandeau d’annonce',
  stories: 'Notre Histoire',
  menu: 'Menus',
  footer: 'Pied de page',
  help: 'Page d’aide',
} as const;

export type Place = keyof typeof PLACES;
