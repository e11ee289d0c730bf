import { describe, expect, it } from 'vitest';
import { countedNow, expiryOf, isExpired, lotNumberOf, lotStatus, readSheetList, takeFrom } from './index.ts';

const A = { lotId: 'a', quantity: 3 };
const B = { lotId: 'b', quantity: 2 };
const LOOSE = { lotId: null, quantity: 4 };

describe('R1871 Lots', () => {
  it('are sold through their last day, and no longer', () => {
    expect(isExpired('2026-11-25', '2026-11-25')).toBe(false);
    expect(isExpired('2026-11-24', '2026-11-25')).toBe(true);
    expect(isExpired(null, '2026-11-25')).toBe(false);
  });
  it.each([
    ['onSale', '2026-11-24', 'expired'],
    ['onSale', '2026-11-25', 'onSale'],
    ['expired', '2026-11-25', 'onSale'],
    ['expired', null, 'onSale'],
    ['blocked', '2026-11-24', 'blocked'],
    ['blocked', '2027-11-24', 'blocked'],
  ] as const)('%s until %s: %s', (status, expiresOn, now) =>
    expect(lotStatus(status, expiresOn, '2026-11-25')).toBe(now),
  );
  it('have one number, however it is typed', () => expect(lotNumberOf(' ab  12c ')).toBe('AB 12C'));
});

describe('R1872 First to expire, first out', () => {
  it.each([
    [1, [{ lotId: 'a', quantity: 1 }]],
    [3, [A]],
    [4, [A, { lotId: 'b', quantity: 1 }]],
    [9, [A, B, LOOSE]],
    [10, null],
  ])('%i', (wanted, taken) => expect(takeFrom([A, B, LOOSE], wanted)).toEqual(taken));
  it('takes nothing of what is empty', () =>
    expect(takeFrom([{ lotId: 'a', quantity: 0 }, LOOSE], 1)).toEqual([{ lotId: null, quantity: 1 }]));
});

describe('R1876 A count is a difference', () => {
  it.each([
    [{ counted: 8, expected: 10 }, 10, 8],
    [{ counted: 8, expected: 10 }, 7, 5],
    [{ counted: 12, expected: 10 }, 10, 12],
    [{ counted: 2, expected: 10 }, 5, -3],
  ])('%o while %i are there now: %i', (line, now, left) => expect(countedNow(line, now)).toBe(left));
});

describe('R1870 A list of pieces', () => {
  it.each([
    ['2027-03-31', '2027-03-31'],
    ['31/03/2027', '2027-03-31'],
    ['1.3.27', '2027-03-01'],
    ['02/2028', '2028-02-29'],
    ['31/02/2027', null],
    ['13/2027', null],
    ['bientôt', null],
  ])('an expiry « %s » is %s', (typed, day) => expect(expiryOf(typed)).toBe(day));

  it('is read row by row, headings and empty rows apart', () => {
    const text =
      '\uFEFFcode;quantité;lot;péremption\r\n4006381333931; 12 ;ab1;03/2027\r\n\r\n73513537\n"Savon doux"\t3\n';
    expect(readSheetList(text)).toEqual({
      rows: [
        { code: '4006381333931', quantity: 12, lot: 'AB1', expiresOn: '2027-03-31' },
        { code: '73513537', quantity: 1, lot: null, expiresOn: null },
        { code: 'Savon doux', quantity: 3, lot: null, expiresOn: null },
      ],
      problems: [],
    });
  });
  it('names what it can not read', () => {
    const { rows, problems } = readSheetList(
      '4006381333931;2,5\n;3\n4006381333931;1;L1;hier\n4006381333931;1;;03/2027',
    );
    expect(rows).toEqual([]);
    expect(problems.map(({ row, problem }) => [row, problem.slice(0, 12)])).toEqual([
      [1, '« 2,5 » n’es'],
      [2, 'il manque le'],
      [3, '« hier » n’e'],
      [4, 'une date de '],
    ]);
  });
});
