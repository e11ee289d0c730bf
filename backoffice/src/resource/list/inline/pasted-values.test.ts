import { choice, defineResource, integer, price, text } from '@karite/shared/resource';
import { describe, expect, it } from 'vitest';
import { pastedValues } from './pasted-values.ts';

const soaps = defineResource({
  name: 'test-soaps',
  label: { one: 'Savon', many: 'Savons' },
  display: 'name',
  access: { read: 'admin', update: 'admin' },
  fields: {
    name: text({ label: 'Nom', required: 'Le nom est obligatoire' }),
    price: price({ label: 'Prix' }),
    stock: integer({ label: 'Stock' }),
    origin: choice({ label: 'Origine', options: { plant: 'Végétale', mineral: 'Minérale' } }),
  },
});
const rows = ['a', 'b', 'c', 'd'].map((id, index) => ({
  id,
  createdAt: '',
  updatedAt: '',
  name: `Savon ${id}`,
  price: index * 100,
  origin: 'plant',
}));
const pasted = (name: string, lines: string[], id = 'b') => pastedValues(soaps, rows, { id, name, lines });

describe('a pasted column', () => {
  it('is for the cell that it was pasted in and those below, as far as the page goes', () => {
    const changes = pasted('price', ['1 500,50', '200', '9 500 FCFA', '7']);
    expect(changes.map(({ record, value, isSame }) => [record.id, value, isSame])).toEqual([
      ['b', 1500.5, false],
      ['c', 200, true],
      ['d', 9500, false],
    ]);
    expect(pasted('price', ['1'], 'gone')).toEqual([]);
  });

  it('says of each line why it is no value, and clears by a blank what may be missing', () => {
    expect(pasted('price', ['cher', '']).map(({ value, problem }) => [value, problem])).toEqual([
      [null, 'un nombre est attendu'],
      [null, null],
    ]);
    expect(pasted('name', [' ', 'Lait ']).map(({ value, problem }) => [value, problem])).toEqual([
      [null, 'une valeur est obligatoire'],
      ['Lait', null],
    ]);
    expect(
      pasted('origin', ['Minérale', 'plant', 'Autre']).map(({ value, isSame, problem }) => [value, isSame, problem]),
    ).toEqual([
      ['mineral', false, null],
      ['plant', true, null],
      [null, false, 'cette valeur n’existe pas ici'],
    ]);
  });
});
