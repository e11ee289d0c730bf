import { expect, it } from 'vitest';
import { barcodeOf, barcodeProblem, checkDigit, gtinOf } from './index.ts';

it.each([
  ['4006381333931', '4006381333931'],
  ['73513537', '73513537'],
  ['036000291452', '0036000291452'],
  [' 4 006381-333931 ', '4006381333931'],
])('R1107: %s is a bar code, stored as %s', (typed, stored) => expect(barcodeOf(typed)).toBe(stored));

it.each([
  ['4006381333932', /dernier chiffre/],
  ['73513538', /dernier chiffre/],
  ['036000291453', /dernier chiffre/],
  // Two neighbours exchanged, as people mistype.
  ['4006383133931', /dernier chiffre/],
  ['400638133393', /dernier chiffre/],
  ['40063813339310', /8, 12 ou 13/],
  ['7351353', /8, 12 ou 13/],
  ['400638133393X', /8, 12 ou 13/],
  ['', /8, 12 ou 13/],
])('R1107: « %s » is none', (typed, said) => {
  expect(barcodeProblem(typed)).toMatch(said);
  expect(barcodeOf(typed)).toBeNull();
});

it('makes the digit that a code ends with, 0 among them', () => {
  expect(checkDigit('400638133393')).toBe('1');
  expect(checkDigit('7351353')).toBe('7');
  expect(checkDigit('200000000006')).toBe('0');
});

it('R1107: does not publish a code that the shop gave itself', () => {
  expect(gtinOf('4006381333931')).toEqual({ gtin13: '4006381333931' });
  expect(gtinOf('73513537')).toEqual({ gtin8: '73513537' });
  for (const own of ['2000000000015', '0200000000017', '0412345678903', '20123451', '01234565', null])
    expect(gtinOf(own)).toEqual({});
});
