import { LANGUAGE } from '../locale/index.ts';
import type { CountryCode } from './countries.ts';
import { COUNTRIES } from './country-list.ts';

/** The country of a call, by its ISO code or by any of its names (R305); `null` when it is none of ours. */
export function countryOf(text: string): CountryCode | null {
  const wanted = text.trim().toLocaleLowerCase(LANGUAGE);
  const country = Object.values(COUNTRIES).find(({ code, name, aliases = [] }) =>
    [code, name, ...aliases].some((it) => it.toLocaleLowerCase(LANGUAGE) === wanted),
  );
  return country?.code ?? null;
}
