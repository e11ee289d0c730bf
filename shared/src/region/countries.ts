/** The four countries that the shop sells to, by ISO code: names, relay points, payment, contact. */
export const COUNTRY_CODES = ['BJ', 'CI', 'CD', 'CG'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

export type PaymentMethod = 'en-ligne' | 'especes' | 'boutique';

type Country = {
  name: string;
  /** Relay cities, ten each (spec §9), with which the shop begins. */
  cities: readonly string[];
};

export const COUNTRIES: Record<CountryCode, Country> = {
  BJ: {
    name: 'Bénin',
    cities: [
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
  },
  CI: {
    name: "Côte d'Ivoire",
    cities: ['Abidjan', 'Bouaké', 'Daloa', 'Yamoussoukro', 'San-Pédro', 'Korhogo', 'Man', 'Divo', 'Gagnoa', 'Anyama'],
  },
  CD: {
    name: 'RDC',
    cities: [
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
  },
  CG: {
    name: 'République du Congo',
    cities: [
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
  },
};

/** What home delivery costs below the free threshold, in FCFA (spec §9), until an administrator says otherwise. */
export const HOME_DELIVERY_FEE = 2_000;

/** What a relay point costs by country below the free threshold, in FCFA (spec §9), until an administrator says otherwise. */
export const RELAY_FEES: Record<CountryCode, number> = { BJ: 1_500, CI: 2_500, CD: 4_000, CG: 3_500 };
