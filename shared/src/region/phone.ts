import type { PhoneRule } from '../shop/index.ts';
import { plainLine } from '../text/index.ts';
import { type CountryCode, countryName } from './countries.ts';
import { COUNTRIES } from './country-list.ts';
import { COUNTRY_CODES, SEAT } from './country-names.ts';

/** A country's code and a number, by their digits alone (E.164). */
const FOREIGN = /^[1-9]\d{7,14}$/;

/** What people put between the digits. */
const SEPARATORS = /[\s.·\-()/]/g;

/** By country; nothing for one that the shop no longer declares. */
const ruleOf = (country: CountryCode) => COUNTRIES[country]?.phone;

/** The digits of a national number as E.164, by a country's rule; `null` when they are none. */
export function readByRule(digits: string, { prefix, national, mend = (same) => same }: PhoneRule): string | null {
  const number = mend(digits);
  return national.test(number) ? `+${prefix}${number}` : null;
}

function readNational(digits: string, country: CountryCode): string | null {
  const rule = ruleOf(country);
  return rule ? readByRule(digits, rule) : null;
}

/** The country, of ours, of digits that begin with its calling code. */
const countryByPrefix = (digits: string): CountryCode | undefined =>
  COUNTRY_CODES.find((code) => digits.startsWith(ruleOf(code)?.prefix ?? '+'));

/** Digits that begin with the country's own code. */
function readWithCode(digits: string, country: CountryCode): string | null {
  const { prefix } = ruleOf(country) ?? {};
  return prefix && digits.startsWith(prefix) ? readNational(digits.slice(prefix.length), country) : null;
}

/** Digits that were written with + or 00: one of ours by its rule, or another country's. */
function readInternational(digits: string): string | null {
  const ours = countryByPrefix(digits);
  if (ours) return readWithCode(digits, ours);
  return FOREIGN.test(digits) ? `+${digits}` : null;
}

/**
 * A phone number as E.164 (`+2290197000000`), or `null` when it can't be one (R2060). Takes what people put between digits,
 * marks that nobody sees, full-width digits, `tel:`, `+` and `00`. A number without + or 00 is one of `country`, with or
 * without its code, or none at all; where no country is chosen, the first that it fits: the seat's, then the others.
 * With + or 00 it is taken whatever the country: people abroad order for their family at home.
 */
export function normalisePhone(input: string, country: CountryCode | null = null): string | null {
  const typed = plainLine(input).replace(/^tel:/i, '');
  // The trunk prefix of a number written for both: `+33 (0)6 12 34 56 78`. In our countries the rule decides.
  const compact = typed
    .replace(/^(\+|00)(\d[\d ]*)\(0\)/, (whole, plus, code) => (countryByPrefix(code) ? whole : plus + code))
    .replace(SEPARATORS, '');
  if (!/^(\+|00)?\d{6,15}$/.test(compact)) return null;
  const digits = compact.replace(/^(\+|00)/, '');
  if (digits !== compact) return readInternational(digits);
  for (const code of country ? [country] : [SEAT, ...COUNTRY_CODES]) {
    const found = readNational(digits, code) ?? readWithCode(digits, code);
    if (found) return found;
  }
  return null;
}

/** Which of our countries a number in E.164 is of; `null`: another's. */
export const countryOfPhone = (phone: string): CountryCode | null => countryByPrefix(phone.slice(1)) ?? null;

/** All numbers that a text may mean to somebody in one of our countries: to find one that is stored. */
export const phonesMeant = (input: string): string[] => [
  ...new Set(COUNTRY_CODES.flatMap((country) => normalisePhone(input, country) ?? [])),
];

/** The last digits that tell a phone number from others in any spelling: with or without the country's code, or Benin's 01. */
export const PHONE_ENDING = 8;

/** The customer of a stored phone number, for the team: those digits (R1514). */
export const customerOf = (phone: string): string => phone.slice(-PHONE_ENDING);

/** The last eight digits of a typed phone number, in any spelling; `null` for a text that is none or has fewer (R1513). */
export function phoneEnding(input: string): string | null {
  const digits = plainLine(input).replace(/^tel:/i, '').replace(SEPARATORS, '').replace(/^\+/, '');
  return /^\d{8,17}$/.test(digits) ? digits.slice(-PHONE_ENDING) : null;
}

/** The message about a text that is no number of the chosen country. */
export const phoneProblem = (country: CountryCode): string =>
  `Ce numéro ne va pas avec le pays choisi (${countryName(country)}), par exemple ${ruleOf(country)?.example}. D’un autre pays : avec son indicatif, par exemple +33 6 12 34 56 78`;

/** A number in E.164, written to be read: `+229 01 97 00 00 00`. Another country's stays as it is. */
export function formatPhone(phone: string): string {
  const country = countryOfPhone(phone);
  const rule = country && ruleOf(country);
  if (!rule) return phone;
  let rest = phone.slice(1 + rule.prefix.length);
  const groups = rule.groups.map((length) => {
    const group = rest.slice(0, length);
    rest = rest.slice(length);
    return group;
  });
  return [`+${rule.prefix}`, ...groups, rest].filter(Boolean).join(' ');
}
