/** The four countries that the shop sells to, by ISO code: names, relay points, payment, contact. */
export const COUNTRY_CODES = ['BJ', 'CI', 'CD', 'CG'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

export type PaymentMethod = 'en-ligne' | 'especes' | 'boutique';

type Country = {
  name: string;
  /** Other ways to write it that a call may use, the specification's own first (spec §9). */
  aliases: readonly string[];
  /** Relay cities, ten each (spec §9), with which the shop begins. */
  cities: readonly string[];
  /** Mobile money is not open everywhere: which ways to pay each country has is a setting, not a rule. */
  payments: readonly PaymentMethod[];
};

export const COUNTRIES: Record<CountryCode, Country> = {
  BJ: {
    name: 'Bénin',
    aliases: ['Benin'],
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
    payments: ['en-ligne', 'especes', 'boutique'],
  },
  CI: {
    name: "Côte d'Ivoire",
    aliases: ['Ivory Coast', "Cote d'Ivoire", 'Côte d’Ivoire'],
    cities: ['Abidjan', 'Bouaké', 'Daloa', 'Yamoussoukro', 'San-Pédro', 'Korhogo', 'Man', 'Divo', 'Gagnoa', 'Anyama'],
    payments: ['en-ligne', 'especes', 'boutique'],
  },
  CD: {
    name: 'RDC',
    aliases: ['Congo DRC', 'République démocratique du Congo', 'Democratic Republic of Congo'],
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
    payments: ['especes', 'boutique'],
  },
  CG: {
    name: 'République du Congo',
    aliases: ['Republic of Congo', 'Congo', 'Congo-Brazzaville'],
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
    payments: ['especes', 'boutique'],
  },
};

/** What home delivery costs below the free threshold, in FCFA (spec §9), until an administrator says otherwise. */
export const HOME_DELIVERY_FEE = 2_000;

/** What a relay point costs by country below the free threshold, in FCFA (spec §9), until an administrator says otherwise. */
export const RELAY_FEES: Record<CountryCode, number> = { BJ: 1_500, CI: 2_500, CD: 4_000, CG: 3_500 };

/** The country that a call means, by its ISO code or by any of its names; `null` when it is none of ours. */
export function countryOf(text: string): CountryCode | null {
  const wanted = text.trim().toLocaleLowerCase('fr');
  const matches = (code: CountryCode) =>
    [code, COUNTRIES[code].name, ...COUNTRIES[code].aliases].some((name) => name.toLocaleLowerCase('fr') === wanted);
  return COUNTRY_CODES.find(matches) ?? null;
}
