import type { CountryCode } from './countries.ts';

/** The relay cities with which the shop begins, ten in each country. Apart: only what delivers needs them. */
export const RELAY_CITIES: Record<CountryCode, readonly [string, ...string[]]> = {
  BJ: [
    'Cotonou',
    'Porto-Novo',
    'Parakou',
    'Abomey-Calavi',
    'Djougou',
    'Bohicon',
    'Kandi',
    'Ouidah',
    'Abomey',
    'Natitingou',
  ],
  CI: ['Abidjan', 'Bouaké', 'Daloa', 'Yamoussoukro', 'San-Pédro', 'Korhogo', 'Man', 'Divo', 'Gagnoa', 'Anyama'],
  CD: [
    'Kinshasa',
    'Lubumbashi',
    'Mbuji-Mayi',
    'Kisangani',
    'Masina',
    'Kananga',
    'Likasi',
    'Kolwezi',
    'Tshikapa',
    'Beni',
  ],
  CG: [
    'Brazzaville',
    'Pointe-Noire',
    'Dolisie',
    'Nkayi',
    'Impfondo',
    'Ouesso',
    'Madingou',
    'Owando',
    'Sibiti',
    'Mossendjo',
  ],
};
