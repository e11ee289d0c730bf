import { plainLine } from '../text/index.ts';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from './countries.ts';

type Plan = {
  code: string;
  /** A whole national number, its digits alone. */
  national: RegExp;
  /** Other digits that mean a national number here: a trunk prefix, or the numbers of before 2025. */
  mend?: (digits: string) => string;
  /** How it is dialled at home. */
  example: string;
};

/**
 * How a national number is written in each country (R2060). The leading zero is part of the number in Benin, Côte d'Ivoire
 * and Congo, and only a trunk prefix in RDC. Benin moved to ten digits (`01` + 8) at the end of 2024. Not
 * libphonenumber-js: form and server judge by this one function, and the checkout's page has no place for its tables.
 */
const PLANS: Record<CountryCode, Plan> = {
  BJ: {
    code: '229',
    national: /^01\d{8}$/,
    mend: (digits) => (/^[24-69]\d{7}$/.test(digits) ? `01${digits}` : digits),
    example: '01 97 00 00 00',
  },
  CI: { code: '225', national: /^[02][157]\d{8}$/, example: '07 07 00 00 00' },
  CD: {
    code: '243',
    national: /^[89]\d{8}$/,
    mend: (digits) => digits.replace(/^0(?=\d{9}$)/, ''),
    example: '0812 345 678',
  },
  CG: { code: '242', national: /^(0\d{8}|222\d{6})$/, example: '06 123 4567' },
};

/** A country's code and a number, by their digits alone (E.164). */
const FOREIGN = /^[1-9]\d{7,14}$/;

/** What people put between the digits. */
const SEPARATORS = /[\s.·\-()/]/g;

function readNational(digits: string, country: CountryCode): string | null {
  const { code, national, mend = (same: string) => same } = PLANS[country];
  const number = mend(digits);
  return national.test(number) ? `+${code}${number}` : null;
}

/** Digits that begin with the country's own code. */
const readWithCode = (digits: string, country: CountryCode): string | null =>
  digits.startsWith(PLANS[country].code) ? readNational(digits.slice(PLANS[country].code.length), country) : null;

/** Digits that were written with + or 00: one of ours by its plan, or another country's. */
function readInternational(digits: string): string | null {
  const ours = COUNTRY_CODES.find((code) => digits.startsWith(PLANS[code].code));
  if (ours) return readWithCode(digits, ours);
  return FOREIGN.test(digits) ? `+${digits}` : null;
}

/**
 * A phone number as E.164 (`+2290197000000`), or `null` when it can't be one (R2060). Takes what people put between digits,
 * marks that nobody sees, full-width digits, `tel:`, `+` and `00`. A number without + or 00 is one of `country`, with or
 * without its code, or none at all; where no country is chosen, Benin's comes first, then the one country that it fits.
 * With + or 00 it is taken whatever the country: people abroad order for their family at home.
 */
export function normalisePhone(input: string, country: CountryCode | null = null): string | null {
  const typed = plainLine(input).replace(/^tel:/i, '');
  // The trunk prefix of a number written for both: `+33 (0)6 12 34 56 78`. In our countries the plan decides.
  const compact = typed.replace(/^(\+|00)(?!22[59]|24[23])(\d[\d ]*)\(0\)/, '$1$2').replace(SEPARATORS, '');
  if (!/^(\+|00)?\d{6,15}$/.test(compact)) return null;
  const digits = compact.replace(/^(\+|00)/, '');
  if (digits !== compact) return readInternational(digits);
  for (const code of country ? [country] : COUNTRY_CODES) {
    const found = readNational(digits, code) ?? readWithCode(digits, code);
    if (found) return found;
  }
  return null;
}

/** Which of our countries a number in E.164 is of; `null`: another's. */
export const countryOfPhone = (phone: string): CountryCode | null =>
  COUNTRY_CODES.find((code) => phone.startsWith(`+${PLANS[code].code}`)) ?? null;

/** All numbers that a text may mean to somebody in one of our countries: to find one that is stored. */
export const phonesMeant = (input: string): string[] => [
  ...new Set(COUNTRY_CODES.flatMap((country) => normalisePhone(input, country) ?? [])),
];

/** The message about a text that is no number of the chosen country. */
export const phoneProblem = (country: CountryCode): string =>
  `Ce numéro ne va pas avec le pays choisi (${COUNTRIES[country].name}), par exemple ${PLANS[country].example}. D’un autre pays : avec son indicatif, par exemple +33 6 12 34 56 78`;

/** How a national number is read out in each country: the lengths of its groups. */
const GROUPS: Record<CountryCode, readonly number[]> = {
  BJ: [2, 2, 2, 2, 2],
  CI: [2, 2, 2, 2, 2],
  CD: [3, 3, 3],
  CG: [2, 3, 4],
};

/** A number in E.164, written to be read: `+229 01 97 00 00 00`. Another country's stays as it is. */
export function formatPhone(phone: string): string {
  const country = COUNTRY_CODES.find((code) => phone.startsWith(`+${PLANS[code].code}`));
  if (!country) return phone;
  const { code } = PLANS[country];
  let rest = phone.slice(1 + code.length);
  const groups = GROUPS[country].map((length) => {
    const group = rest.slice(0, length);
    rest = rest.slice(length);
    return group;
  });
  return [`+${code}`, ...groups, rest].filter(Boolean).join(' ');
}
