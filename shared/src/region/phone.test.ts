import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, countryName, normalisePhone, phoneEnding, phoneProblem, phonesMeant } from './index.ts';
import { KARITE_COUNTRIES } from './karite-countries.ts';

type CountryCode = (typeof KARITE_COUNTRIES)[number]['code'];

/** A country's national numbers as people write them at home, and the digits of each as they are stored. */
const AT_HOME: Record<CountryCode, readonly (readonly [typed: string, stored: string])[]> = {
  BJ: [
    ['01 97 00 00 00', '0197000000'],
    ['01 66 12 34 56', '0166123456'],
    ['01 21 30 00 00', '0121300000'],
    ['97 00 00 00', '0197000000'],
    ['66 12 34 56', '0166123456'],
    ['21 30 00 00', '0121300000'],
  ],
  CI: [
    ['07 07 07 07 07', '0707070707'],
    ['05 04 00 00 00', '0504000000'],
    ['01 02 03 04 05', '0102030405'],
    ['27 22 00 00 00', '2722000000'],
  ],
  CD: [
    ['0812 345 678', '812345678'],
    ['812 345 678', '812345678'],
    ['099 123 45 67', '991234567'],
    ['0900 000 000', '900000000'],
  ],
  CG: [
    ['06 123 4567', '061234567'],
    ['05 555 5555', '055555555'],
    ['04 400 0000', '044000000'],
    ['222 81 00 00', '222810000'],
  ],
};

/** The formats in which a phone, a chat, a mail or a spreadsheet writes one number. */
const WAYS: readonly ((typed: string) => string)[] = [
  (typed) => typed,
  (typed) => typed.replaceAll(' ', ''),
  (typed) => typed.replaceAll(' ', '-'),
  (typed) => typed.replaceAll(' ', '.'),
  (typed) => typed.replaceAll(' ', '\u00a0'),
  (typed) => typed.replaceAll(' ', '\u202f'),
  (typed) => typed.replaceAll(' ', '\u2011'),
  (typed) => typed.replaceAll(' ', '\u2013'),
  (typed) => `\u202a${typed}\u202c`,
  (typed) => `\u2068${typed}\u2069`,
  (typed) => `\u200e${typed}\u200f`,
  (typed) => typed.replaceAll(' ', '\u200b'),
  (typed) => typed.replace(' ', '\ufe0d \ufeff'),
  (typed) => `tel:${typed.replaceAll(' ', '-')}`,
  (typed) => typed.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  (typed) => typed.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
];

/** Texts that are no number of the chosen country: too short or too long by a digit, another country's, or none. */
const REFUSED: readonly (readonly [CountryCode, string])[] = [
  ...(
    [
      ['BJ', '019700000', '01970000000', '01 97 00 00', '07 12 34 56', '12 34 56 78', '81 23 45 67', '9700000'],
      ['BJ', '07 07 07 07 07', '0812 345 678', '812 345 678', '06 123 4567', '225 07 07 07 07 07', '33 6 12 34 56 78'],
      ['CI', '07 12 34 56', '07 12 34 56 7', '07 07 07 07 07 0', '97 00 00 00', '03 07 07 07 07', '07 00 00 00'],
      ['CI', '0812 345 678', '812 345 678', '06 123 4567', '229 01 97 00 00 00', '243 812 345 678', 'zéro sept'],
      ['CD', '812 345 67', '0812 345 67', '0812 345 6789', '97 00 00 00', '01 97 00 00 00', '07 07 07 07 07'],
      ['CD', '06 123 4567', '712 345 678', '242 06 123 4567', '225 07 07 07 07 07', '8123', '8123456789'],
      ['CG', '06 123 456', '06 123 45678', '6 123 4567', '01 97 00 00 00', '97 00 00 00', '812 345 678'],
      ['CG', '0812 345 678', '07 07 07 07 07', '222 81 00 0', '229 01 97 00 00 00', '243 812 345 678', ''],
    ] as const
  ).flatMap(([country, ...texts]) => texts.map((text) => [country, text] as const)),
];

const ways = KARITE_COUNTRIES.flatMap(({ code: country, phone: { prefix } }) =>
  AT_HOME[country].flatMap(([typed, digits]) => {
    const stored = `+${prefix}${digits}`;
    return WAYS.flatMap((way): [CountryCode, string, string][] => [
      [country, way(typed), stored],
      [country, way(`+${prefix} ${typed}`), stored],
      [country, way(`00${prefix} ${typed}`), stored],
      [country, way(`${prefix} ${typed}`), stored],
    ]);
  }),
);

describe('P68, R2060: a phone number is read once', () => {
  it(`in ${ways.length} ways to write ours, and ${REFUSED.length} refusals`, () => {
    expect(ways.length + REFUSED.length).toBeGreaterThan(200);
    for (const [country, typed, stored] of ways)
      expect(normalisePhone(typed, country), `${country}: ${JSON.stringify(typed)}`).toBe(stored);
  });

  it.each(REFUSED)('not as a number of %s: « %s »', (country, typed) =>
    expect(normalisePhone(typed, country)).toBeNull(),
  );

  it.each(COUNTRY_CODES)('with + or 00 whatever country is chosen: %s', (chosen) => {
    for (const [country, typed, stored] of ways.filter(([, typed]) => /^(\+|00)/.test(typed)))
      expect(normalisePhone(typed, chosen), `${country} for ${chosen}: ${typed}`).toBe(stored);
    expect(normalisePhone('+33 (0)6 12 34 56 78', chosen)).toBe('+33612345678');
    expect(normalisePhone('\u2068＋33 6 12 34 56 78\u2069', chosen)).toBe('+33612345678');
  });

  it.each([
    ['01 97 00 00 00', '+2290197000000'],
    ['97 00 00 00', '+2290197000000'],
    ['07 07 07 07 07', '+2250707070707'],
    ['0812 345 678', '+243812345678'],
    ['06 123 4567', '+242061234567'],
    // A digit of RDC's or of Côte d'Ivoire's is missing: no number of Benin.
    ['812 345 67', null],
    ['07 12 34 56', null],
  ])('without a country, as the shop’s own or as the one that it fits: %s', (typed, stored) =>
    expect(normalisePhone(typed)).toBe(stored),
  );

  it('to find one that is stored, as at home in each country', () => {
    expect(phonesMeant('01 02 03 04 05')).toEqual(['+2290102030405', '+2250102030405']);
    expect(phonesMeant('+229 01 97 00 00 00')).toEqual(['+2290197000000']);
    expect(phonesMeant('KR-7F4K-92')).toEqual([]);
  });

  it.each([
    ['97 00 00 00', '97000000'],
    ['01.97.00.00.00', '97000000'],
    ['+229 (01) 97-00-00-00', '97000000'],
    ['0022901 97 00 00 00', '97000000'],
    ['\u2068＋229 97 00 00 00\u2069', '97000000'],
    ['97 00 00 0', null],
    ['97 00 00 00 à rappeler', null],
    ['KR-7F4K-92', null],
  ])('to find one in any spelling, by its last eight digits: %s', (typed, ending) =>
    expect(phoneEnding(typed)).toBe(ending),
  );

  it.each(COUNTRY_CODES)('or refused with the country and an example that is one: %s', (country) => {
    const [, example = ''] = /par exemple ([\d ]+)\./.exec(phoneProblem(country)) ?? [];
    expect(phoneProblem(country)).toContain(countryName(country));
    expect(normalisePhone(example, country)).not.toBeNull();
  });
});
