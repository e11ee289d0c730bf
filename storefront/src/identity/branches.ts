import type { CountryCode } from '@karite/shared/region';

export type Branch = { country: CountryCode; name: string; address: string; phone: string; email: string };

/** The four shops, in the order of the footer (R1206). `phone` is E.164 with spaces. */
export const BRANCHES: readonly Branch[] = [
  {
    country: 'BJ',
    name: 'Bénin',
    address: 'Rue 12.047, quartier Haie Vive, Cotonou',
    phone: '+229 01 97 00 00 00',
    email: 'benin@karite.example',
  },
  {
    country: 'CI',
    name: 'Côte d’Ivoire',
    address: 'Rue des Jardins, Cocody Deux-Plateaux, Abidjan',
    phone: '+225 07 07 00 00 00',
    email: 'cotedivoire@karite.example',
  },
  {
    country: 'CD',
    name: 'RDC',
    address: 'Avenue de la Justice 41, Gombe, Kinshasa',
    phone: '+243 812 000 000',
    email: 'rdc@karite.example',
  },
  {
    country: 'CG',
    name: 'République du Congo',
    address: 'Avenue Foch 18, centre-ville, Brazzaville',
    phone: '+242 06 600 00 00',
    email: 'congo@karite.example',
  },
];
