import shop from '@karite/custom/shared/shop';
import { initialMoney } from '../money/index.ts';
import type { Country } from '../shop/index.ts';
import type { CountryCode } from './countries.ts';
import { KARITE_COUNTRIES } from './karite-countries.ts';

const kariteCountries = KARITE_COUNTRIES.map(
  (country): Country => ({
    ...country,
    homeFee: initialMoney(country.homeFee),
    relayFee: initialMoney(country.relayFee),
  }),
);

/** The whole declarations of the countries, by code. Pages load them with what checks a form. */
export const COUNTRIES: Readonly<Record<CountryCode, Country>> = Object.fromEntries(
  [...kariteCountries, ...(shop.countries ?? [])].map((country) => [country.code, country]),
);

/** The currency that a country pays in. */
export const currencyOf = (code: CountryCode): string => COUNTRIES[code]?.currency ?? KARITE_COUNTRIES[0].currency;

/** The cities that a country begins with, each with a relay point (R304). */
export const firstCities = (code: CountryCode): readonly string[] => COUNTRIES[code]?.cities ?? [];
