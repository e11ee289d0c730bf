import { describe, expect, it } from 'vitest';
import {
  bookedLines,
  lineOfCode,
  lineProblem,
  resolved,
  type SheetLine,
  type Stocked,
  toSheet,
  waitingCodes,
  withList,
  withPiece,
  withWaiting,
} from './sheet-draft.ts';

let ids = 0;
const newId = () => `line ${++ids}`;
const soap: Stocked = {
  id: 'soap',
  name: 'Savon',
  barcode: '4006381333931',
  quantity: 9,
  loose: 9,
  toSend: 0,
  lots: [],
};
const lot = (number: string, quantity: number) => ({
  number,
  quantity,
  expiresOn: '2027-03-31',
  status: 'onSale' as const,
});
const cream: Stocked = {
  ...soap,
  id: 'cream',
  name: 'Crème',
  barcode: '73513537',
  quantity: 9,
  loose: 2,
  lots: [lot('A', 3), lot('B', 4)],
};
const uncounted: Stocked = { ...soap, id: 'new', name: 'Neuf', barcode: null, quantity: null, loose: 0 };

const shown = (lines: readonly SheetLine[]) =>
  lines.map(({ name, code, lot, quantity, expected }) => [name || code, lot, quantity, expected]);

describe('R1870 a delivery', () => {
  it('adds one piece for each scan, the newest line first', () => {
    const once = withPiece([], soap, 'received', newId);
    const more = withPiece(withPiece(once, cream, 'received', newId), soap, 'received', newId);
    expect(shown(more)).toEqual([
      ['Crème', '', 1, null],
      ['Savon', '', 2, null],
    ]);
    expect(lineOfCode(more, '4006381333931', 'received')?.name).toBe('Savon');
  });

  it('adds a list up by product and lot, and names what has no product', () => {
    const rows = [
      { code: '4006381333931', quantity: 3, lot: 'L1', expiresOn: '2027-03-31' },
      { code: 'Savon', quantity: 2, lot: 'L1', expiresOn: null },
      { code: 'Savon', quantity: 1, lot: null, expiresOn: null },
      { code: '99', quantity: 4, lot: null, expiresOn: null },
    ];
    const lines = withList([], rows, [soap], 'received', newId);
    expect(shown(lines)).toEqual([
      ['99', '', 4, null],
      ['Savon', '', 1, null],
      ['Savon', 'L1', 5, null],
    ]);
    expect(lines.map((line) => lineProblem(line, 'received'))).toEqual(['Aucun produit n’a ce code', null, null]);
  });

  it('keeps what was scanned without a network until it is back', () => {
    const lines = withWaiting(withWaiting([], '99', newId), '4006381333931', newId);
    expect(waitingCodes(lines)).toEqual(['4006381333931', '99']);
    expect(lineProblem(lines[0]!, 'received')).toBe('En attente du réseau');
    expect(lineOfCode(lines, '4006381333931', 'received')).toBe(lines[0]);
    const back = resolved(lines, [soap], 'received', newId);
    expect(shown(back)).toEqual([
      ['Savon', '', 1, null],
      ['99', '', 1, null],
    ]);
    expect([waitingCodes(back), back[1]?.isUnknown]).toEqual([[], true]);
  });

  it('reports the problem of a line', () => {
    const [line] = withPiece([], soap, 'received', newId);
    const problem = (change: Partial<SheetLine>) => lineProblem({ ...line!, ...change }, 'received');
    expect(problem({ lot: 'A', expiry: '03/2027' })).toBeNull();
    expect(problem({ quantity: 0 })).toContain('1 ou plus');
    expect(problem({ lot: 'A', expiry: 'demain' })).toContain('Date attendue');
    expect(problem({ expiry: '03/2027' })).toContain('numéro du lot');
    expect(lineProblem(withPiece([], uncounted, 'received', newId)[0]!, 'received')).toContain('inventaire');
    expect(lineProblem(withPiece([], uncounted, 'counted', newId)[0]!, 'counted')).toBeNull();
  });
});

describe('R1875 a count', () => {
  it('of a product without lots goes on by scanning', () => {
    const lines = withPiece(withPiece([], soap, 'counted', newId), soap, 'counted', newId);
    expect(shown(lines)).toEqual([['Savon', '', 2, 9]]);
  });

  it('of one with lots has a line for each, which are left out until they are counted', () => {
    const lines = withPiece(withPiece([], cream, 'counted', newId), cream, 'counted', newId);
    expect(shown(lines)).toEqual([
      ['Crème', '', null, 2],
      ['Crème', 'A', null, 3],
      ['Crème', 'B', null, 4],
    ]);
    expect(lineOfCode(lines, '73513537', 'counted')).toBeUndefined();
    expect(bookedLines(lines)).toEqual([]);
  });

  it('is sent with the figure that it was compared with, and without the lines that nobody counted', () => {
    const lines = withPiece([], cream, 'counted', newId).map((line) =>
      line.lot === 'A' ? { ...line, quantity: 2 } : line,
    );
    expect(toSheet('counted', 'key', ' ', lines)).toEqual({
      key: 'key',
      kind: 'counted',
      note: null,
      lines: [{ productId: 'cream', quantity: 2, lot: 'A', expiresOn: '2027-03-31', expected: 3 }],
    });
  });
});
