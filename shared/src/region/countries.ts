import { COUNTRY_NAMES } from './country-names.ts';

/** A country by its ISO code: one of `COUNTRY_CODES`, or one that the shop has sold to before. */
export type CountryCode = string;

export type PaymentMethod = 'en-ligne' | 'especes' | 'boutique';

/** The name of a country; of one that the shop no longer declares, its code. */
export const countryName = (code: CountryCode): string => COUNTRY_NAMES[code] ?? code;
