import { LANGUAGE } from '../locale/index.ts';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from './countries.ts';

/** Other ways to write a country that a call may use (R305). */
const ALIASES: Record<CountryCode, readonly string[]> = {
  BJ: ['Benin'],
  CI: ['Ivory Coast', "Cote d'Ivoire", 'Côte d’Ivoire'],
  CD: ['Congo DRC', 'République démocratique du Congo', 'Democratic Republic of Congo'],
  CG: ['Republic of Congo', 'Congo', 'Congo-Brazzaville'],
};

/** The country of a call, by its ISO code or by any of its names; `null` when it is none of ours. */
export function countryOf(text: string): CountryCode | null {
  const wanted = text.trim().toLocaleLowerCase(LANGUAGE);
  const matches = (code: CountryCode) =>
    [code, COUNTRIES[code].name, ...ALIASES[code]].some((name) => name.toLocaleLowerCase(LANGUAGE) === wanted);
  return COUNTRY_CODES.find(matches) ?? null;
}
