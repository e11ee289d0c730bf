import { boolean, choice, date, dateTime, defineResource, integer, price, text } from '@karite/shared/resource';
import { describe, expect, it } from 'vitest';
import { keepShopTimeZone } from '../../../providers/shop-clock.ts';
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
    isSold: boolean({ label: 'Vendu', column: { yes: 'En vente', no: 'Retiré' } }),
    until: date({ label: 'Jusqu’au' }),
    shownAt: dateTime({ label: 'Montré le' }),
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

  it('reports why a line is no value, and clears an optional field by a blank', () => {
    expect(pasted('price', ['cher', '']).map(({ value, problem }) => [value, problem])).toEqual([
      [null, 'Nombre attendu : « cher »'],
      [null, null],
    ]);
    expect(pasted('price', ['15.000', '1.234,5', '15.00'], 'b').map(({ value }) => value)).toEqual([
      15_000, 1_234.5, 15,
    ]);
    expect(pasted('price', ['0,500'])[0]).toMatchObject({
      value: null,
      problem: '« 0,500 » peut se lire 500 ou 0,5. Veuillez préciser.',
    });
    expect(pasted('name', [' ', 'Lait ']).map(({ value, problem }) => [value, problem])).toEqual([
      [null, 'une valeur est obligatoire'],
      ['Lait', null],
    ]);
    expect(
      pasted('origin', ['Minérale', 'plant', 'Autre']).map(({ value, isSame, problem }) => [value, isSame, problem]),
    ).toEqual([
      ['mineral', false, null],
      ['plant', true, null],
      [null, false, 'Choix inconnu : « Autre »'],
    ]);
  });

  it('reads yes and no as lists, forms and spreadsheets write them; a blank is no', () => {
    const read = (lines: string[]) => pasted('isSold', lines, 'a').map(({ value, problem }) => problem ?? value);
    expect(read(['oui', 'VRAI', 'x', '1'])).toEqual([true, true, true, true]);
    expect(read(['Retiré', 'faux', '0', ''])).toEqual([false, false, false, false]);
    expect(read(['En vente', 'non', 'true', 'peut-être'])).toEqual([
      true,
      false,
      true,
      'En vente ou Retiré attendu : « peut-être »',
    ]);
  });

  it('reads days and moments, in French or as spreadsheets keep them, by the shop’s clocks', () => {
    keepShopTimeZone('Africa/Porto-Novo');
    const read = (name: string, lines: string[]) =>
      pasted(name, lines, 'a').map(({ value, problem }) => problem ?? value);
    const refused = (text: string) => `Date attendue, comme 31/12/2026 : « ${text} »`;
    expect(read('until', ['31/12/2026', '1/2/2026', '2026-12-31', '2026-12-31T00:00:00.000Z'])).toEqual([
      '2026-12-31',
      '2026-02-01',
      '2026-12-31',
      '2026-12-31',
    ]);
    expect(read('until', ['31/02/2026', '31/12/26', '', 'demain'])).toEqual([
      refused('31/02/2026'),
      '2026-12-31',
      null,
      refused('demain'),
    ]);
    expect(read('shownAt', ['31/12/2026 14:30', '31/12/2026', '2026-12-31 9h05', '2026-12-31T09:00:00Z'])).toEqual([
      '2026-12-31T13:30:00.000Z',
      '2026-12-30T23:00:00.000Z',
      '2026-12-31T08:05:00.000Z',
      '2026-12-31T09:00:00.000Z',
    ]);
    expect(read('shownAt', ['31/12/2026 25:00', '31/12/2026 14:30+01:00', '29/02/2027 10:00', 'midi'])).toEqual([
      refused('31/12/2026 25:00'),
      '2026-12-31T13:30:00.000Z',
      refused('29/02/2027 10:00'),
      refused('midi'),
    ]);
  });
});
