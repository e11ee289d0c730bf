import { describe, expect, it } from 'vitest';
import { countryOf, firstCities, formatPhone, normalisePhone } from './index.ts';
import { KARITE_COUNTRIES } from './karite-countries.ts';

describe('R304 Relay points', () => {
  it.each(KARITE_COUNTRIES)('has ten cities in $name', ({ code }) => expect(new Set(firstCities(code)).size).toBe(10));
  it.each([
    ['Benin', 'BJ'],
    ['bénin', 'BJ'],
    ['Ivory Coast', 'CI'],
    ['Congo DRC', 'CD'],
    ['RDC', 'CD'],
    ['Republic of Congo', 'CG'],
    ['cg', 'CG'],
    ['Togo', null],
    ['', null],
  ])('reads %s as %s', (text, code) => expect(countryOf(text)).toBe(code));
});

describe('phone numbers', () => {
  it.each([
    ['+229 01 97 00 00 00', null, '+2290197000000'],
    ['97 00 00 00', 'BJ', '+2290197000000'], // before the end of 2024
    ['0022997000000', null, '+2290197000000'],
    ['01 97 00 00 00', 'BJ', '+2290197000000'],
    ['07 07 07 07 07', 'CI', '+2250707070707'],
    ['225 07-07-07-07-07', null, '+2250707070707'],
    ['0812 345 678', 'CD', '+243812345678'],
    ['+243 812 345 678', null, '+243812345678'],
    ['06 123 4567', 'CG', '+242061234567'],
    // From abroad: with its code, or not at all.
    ['+33 6 12 34 56 78', null, '+33612345678'],
    ['+33 6 12 34 56 78', 'BJ', '+33612345678'],
    ['0033 6.12.34.56.78', null, '+33612345678'],
    ['+1 (202) 555-0143', null, '+12025550143'],
    ['33 6 12 34 56 78', null, null],
    ['+1234567', null, null],
    ['+12345678', null, '+12345678'],
    ['+123456789012345', null, '+123456789012345'],
    ['+1234567890123456', null, null],
    ['+0612345678', null, null],
    // With one of our codes it is one of ours, or none.
    ['+229 97 00 00 0', null, null],
    ['+225 1234567890', null, null],
    ['+242 5 123 4567', null, null],
    ['+229 123', null, null],
    ['bonjour', null, null],
    ['', null, null],
  ] as const)('%s (%s) is %s', (input, country, expected) => expect(normalisePhone(input, country)).toBe(expected));
});

describe('phone numbers, written to be read', () => {
  it.each([
    ['+2290197000000', '+229 01 97 00 00 00'],
    ['+2250707070707', '+225 07 07 07 07 07'],
    ['+243812345678', '+243 812 345 678'],
    ['+242061234567', '+242 06 123 4567'],
    ['+33612345678', '+33612345678'],
  ])('%s: %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
    expect(normalisePhone(shown)).toBe(phone);
  });
});
