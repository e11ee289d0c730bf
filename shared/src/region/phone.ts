import { COUNTRY_CODES, type CountryCode } from './countries.ts';

/**
 * How a national number is written in each country. The leading zero is part of the number in Benin, Côte d'Ivoire
 * and Congo, and only a trunk prefix in RDC. Benin moved to ten digits (`01` + 8) at the end of 2024. Not
 * libphonenumber-js: form and server judge by this one function, and the checkout's page has no room for its tables.
 */
const PLANS: Record<CountryCode, { code: string; national: RegExp; mend?: (digits: string) => string }> = {
  BJ: { code: '229', national: /^01\d{8}$/, mend: (digits) => (/^\d{8}$/.test(digits) ? `01${digits}` : digits) },
  CI: { code: '225', national: /^[02]\d{9}$/ },
  CD: { code: '243', national: /^[1-9]\d{8}$/, mend: (digits) => digits.replace(/^0/, '') },
  CG: { code: '242', national: /^(0\d{8}|222\d{6})$/ },
};

/** A country's code and a number, by their digits alone (E.164). */
const FOREIGN = /^[1-9]\d{7,14}$/;

function read(digits: string, country: CountryCode): string | null {
  const { code, national, mend = (same: string) => same } = PLANS[country];
  const number = mend(digits);
  return national.test(number) ? `+${code}${number}` : null;
}

/**
 * A phone number as E.164 (`+2290197000000`), or `null` when it can't be one. Takes spaces, dots, dashes, `+`, `00`, with
 * or without the country code; without it, `country` decides, then our others in turn. A number of another country is
 * taken as it is, with its code: people abroad order for their family at home.
 */
export function normalisePhone(input: string, country: CountryCode | null = null): string | null {
  const compact = input.trim().replace(/[\s.\-()/]/g, '');
  if (!/^(\+|00)?\d{6,15}$/.test(compact)) return null;
  const digits = compact.replace(/^(\+|00)/, '');
  const isInternational = digits !== compact;
  const withCode = COUNTRY_CODES.filter((code) => digits.startsWith(PLANS[code].code));
  for (const code of withCode) {
    const found = read(digits.slice(PLANS[code].code.length), code);
    if (found) return found;
  }
  if (isInternational) return withCode.length === 0 && FOREIGN.test(digits) ? `+${digits}` : null;
  for (const code of country ? [country, ...COUNTRY_CODES] : COUNTRY_CODES) {
    const found = read(digits, code);
    if (found) return found;
  }
  return null;
}

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
