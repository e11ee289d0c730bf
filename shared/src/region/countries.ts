/** The four countries that the shop sells to, by ISO code. */
export const COUNTRY_CODES = ['BJ', 'CI', 'CD', 'CG'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

export type PaymentMethod = 'en-ligne' | 'especes' | 'boutique';

export const COUNTRIES: Record<CountryCode, { name: string }> = {
  BJ: {
    name: 'Bénin',
  },
  CI: {
    name: "Côte d'Ivoire",
  },
  CD: {
    name: 'RDC',
  },
  CG: {
    name: 'République du Congo',
  },
};

/** The default costs of home delivery below the free threshold, in the shop's currency (R302). */
export const HOME_DELIVERY_FEE = 2_000;

/** The default costs of a relay point by country below the free threshold, in the shop's currency (R303). */
export const RELAY_FEES: Record<CountryCode, number> = { BJ: 1_500, CI: 2_500, CD: 4_000, CG: 3_500 };
