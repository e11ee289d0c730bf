import { describe, expect, it } from 'vitest';
import { AMOUNT, amountIn, COUNT, MEASURE, PERCENT, readNumber } from './index.ts';

const amountOf = (text: string, form = AMOUNT) => {
  const read = readNumber(text, form);
  return 'value' in read ? read.value : null;
};
const problemOf = (text: string, form = AMOUNT) => {
  const read = readNumber(text, form);
  return 'problem' in read ? read.problem : null;
};

describe('R2100 an amount as people write it', () => {
  const blanks = [' ', '\u00a0', '\u202f', '\u2009', '\u2007', '\u3000', '\t', '  '];
  it.each([
    ...['15000', '15,000', '15.000', "15'000", '15’000', '15 000,-', '15 000.-', '15 000,–', '15 000,00', '15,000.00'],
    ...['15 000 F', '15000F', '15 000 FCFA', '15 000 F CFA', '15 000 F.CFA', '15 000 fcfa', '15 000 XOF', '15 000 XAF'],
    ...['CFA 15000', 'FCFA 15 000', '15 000 francs', '15 000 francs CFA', '15 000 Frs', '15,000 FCFA', '+15 000'],
    ...[
      '１５０００',
      '１５，０００',
      '١٥٠٠٠',
      '\u202a15 000\u202c',
      '\u200b15\u200e000',
      '15.000,00 FCFA',
      '15 000,- FCFA',
      '15000.',
    ],
    ...blanks.map((blank) => `15${blank}000`),
  ])('« %s » is 15 000', (text) => expect(readNumber(text, AMOUNT)).toEqual({ value: 15_000 }));

  it.each([
    ['1,234.50', 1_234.5],
    ['15.000,50', 15_000.5],
    ['1 500,50', 1_500.5],
    ["1'234'567,8", 1_234_567.8],
    ['1,500,000', 1_500_000],
    ['1.234.567,89', 1_234_567.89],
    ['4,5', 4.5],
    ['4,50', 4.5],
    ['4,500', 4_500],
    ['12,500 FCFA', 12_500],
    ['999,999', 999_999],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['-500', -500],
    ['−500', -500],
    ['－5,5', -5.5],
    ['007', 7],
  ])('« %s » is %d', (text, value) => expect(readNumber(text, AMOUNT)).toEqual({ value }));

  it.each([
    '',
    'cher',
    '1e4',
    '0x10',
    '1,50,000',
    '1 5 0 0',
    '15 00',
    '15,000.000,5',
    '12 500 €',
    '--5',
    '5-',
    '1/2',
    '15k',
  ])('« %s » is none', (text) => expect(problemOf(text)).toBe(`Nombre attendu : « ${text} »`));
});

describe('R2101 what can be read in two ways', () => {
  const both = (text: string, form = AMOUNT) => problemOf(text, form)?.replaceAll('\u202f', ' ');
  it.each([
    ['0,500', '500 ou 0,5'],
    ['.500', '500 ou 0,5'],
    ['2,5000', '25 000 ou 2,5'],
    ['1234,567', '1 234 567 ou 1 234,567'],
    ['15 000.000', '15 000 000 ou 15 000'],
    ['-0,500', '-500 ou -0,5'],
  ])('« %s » is refused with both: %s', (text, readings) =>
    expect(both(text)).toBe(`« ${text} » peut se lire ${readings}. Veuillez préciser.`),
  );

  it('is more of a weight, a rate or a share: three digits behind a comma may be its decimals', () => {
    expect(both('4,500', MEASURE)).toBe('« 4,500 » peut se lire 4 500 ou 4,5. Veuillez préciser.');
    expect(both('18.500 %', PERCENT)).toBe('« 18.500 % » peut se lire 18 500 ou 18,5. Veuillez préciser.');
    expect([amountOf('1,500,000', MEASURE), amountOf('4 500', MEASURE), amountOf('4,5', MEASURE)]).toEqual([
      1_500_000, 4_500, 4.5,
    ]);
  });
});

describe('R2102 text beside a number', () => {
  it('is its own unit, and no other', () => {
    expect([amountOf('18,5 %', PERCENT), amountOf('18\u202f%', PERCENT), amountOf('18 FCFA', PERCENT)]).toEqual([
      18.5,
      18,
      null,
    ]);
    expect([amountOf('4 / 5', { ...COUNT, unit: '/ 5' }), amountOf('12 mois', { ...COUNT, unit: 'mois' })]).toEqual([
      4, 12,
    ]);
    expect([amountOf('15 000 CDF', amountIn('CDF')), amountOf('15 000 XOF', amountIn('CDF'))]).toEqual([15_000, null]);
    expect(amountOf('5 FCFA', COUNT)).toBeNull();
  });

  it('of a count there are no parts', () => {
    expect([amountOf('4,0', COUNT), amountOf('1.500', COUNT)]).toEqual([4, 1_500]);
    expect(problemOf('4,5', COUNT)).toBe('Nombre entier attendu : « 4,5 »');
  });
});
