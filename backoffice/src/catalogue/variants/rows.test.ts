import { expect, it } from 'vitest';
import { pastedInto, rowOf, sentRows } from './rows.ts';

it('R1918: a line that names no choice is not sent, and of the others what was typed alone', () => {
  const rows = [
    rowOf({ price: 5 }),
    rowOf({ shade: ' Corail ' }),
    rowOf({ format: '8 g', swatch: '#aabbcc', quantity: 0 }),
  ];
  expect(sentRows(rows)).toEqual([{ shade: 'Corail' }, { format: '8 g', swatch: '#aabbcc', quantity: 0 }]);
});

it('R1918: a pasted list of names is a line each', () => {
  const [first, second] = [rowOf(), rowOf({ shade: 'Nude' })];
  const pasted = pastedInto([first, second], first, 'shade', 'Corail\r\n Prune \n\nIndigo');
  expect(pasted?.map(({ shade }) => shade)).toEqual(['Corail', 'Prune', 'Indigo', 'Nude']);
  expect(pastedInto([first, second], first, 'shade', 'Corail vif')).toBeNull();
});
