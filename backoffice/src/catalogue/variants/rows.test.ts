import { expect, it } from 'vitest';
import { areRead, pastedInto, sentRows } from './rows.ts';

it('R1918: a list of names that is pasted makes a line of each, and empty lines are dropped', () => {
  expect(pastedInto([{ price: 4_000 }, {}], 0, 'shade', 'Ocre\nSable;\tTerre')).toEqual([
    { shade: 'Ocre', price: 4_000 },
    { shade: 'Sable' },
    { shade: 'Terre' },
  ]);
  expect(pastedInto([{}], 0, 'format', '100 g')).toBeNull();
});

it('sends what names a choice, and nothing while a number can not be read', () => {
  const rows = [{ shade: ' Ocre ', format: ' ', swatch: '#c0a060', price: 0, quantity: null }, { price: 5 }];
  expect(sentRows(rows)).toEqual([{ shade: 'Ocre', swatch: '#c0a060', price: 0 }]);
  expect(areRead(rows)).toBe(true);
  expect(areRead([{ shade: 'Ocre', price: 'cher' }])).toBe(false);
});
