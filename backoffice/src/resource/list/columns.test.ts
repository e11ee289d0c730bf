import { date, defineResource, longText, price, text } from '@karite/shared/resource';
import { brands, orders, products, resources, reviews } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { isExtension } from '../is-extension.ts';
import { chosenColumns, columnsOf } from './columns.ts';

const shown = (...args: Parameters<typeof columnsOf>) =>
  columnsOf(...args)
    .filter((column) => column.isShown)
    .map((column) => column.name);

const plain = defineResource({
  name: 'gifts',
  label: { one: 'Cadeau', many: 'Cadeaux' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  fields: { name: text({ label: 'Nom' }), story: longText({ label: 'Histoire' }), worth: price({ label: 'Valeur' }) },
});

describe('columns of a list', () => {
  it('are those of the declaration, in its order', () => {
    expect(shown(products).filter((name) => !isExtension('products', name))).toEqual([
      'images',
      'name',
      'price',
      'brandId',
      'badge',
      'inStock',
    ]);
    expect(shown(brands)).toEqual(['logo', 'name', 'description', 'featured']);
  });

  it('are left to the reader to add where they are declared so', () => {
    expect(shown(reviews)).toEqual(['productId', 'author', 'rating', 'text', 'status']);
    expect(columnsOf(reviews).find(({ name }) => name === 'helpful')).toMatchObject({ isShown: false });
    expect(chosenColumns(columnsOf(reviews), ['helpful']).map(({ name }) => name)).toEqual(['helpful']);
  });

  it('have the declared properties', () => {
    const [, , description] = columnsOf(brands);
    expect(description).toMatchObject({ label: 'Description', options: { truncate: 50 } });
  });

  it('show the creation date where a page names it (R1509)', () => {
    expect(shown(orders, 'Date')).toContain('createdAt');
    expect(shown(orders)).not.toContain('createdAt');
    expect(columnsOf(orders, 'Date').find((column) => column.name === 'createdAt')?.label).toBe('Date');
  });

  it('show the creation date where nobody changes records, unless another date is shown', () => {
    const moves = { ...plain, access: { read: 'admin', create: 'admin' } } as const;
    expect(shown(moves)).toEqual(['name', 'createdAt']);
    expect(shown(plain)).not.toContain('createdAt');
    const dated = { ...moves, fields: { ...moves.fields, on: date({ label: 'Le', column: true }) } };
    expect(shown(dated)).toEqual(['on']);
  });

  it('fall back to the name of a record, so that no list is empty', () => expect(shown(plain)).toEqual(['name']));

  it('offer the other fields, except those that do not fit in a row', () => {
    expect(columnsOf(plain).map((column) => column.name)).toEqual(['name', 'createdAt', 'worth', 'updatedAt']);
  });

  it.each(resources.map((resource) => resource.name))('of %s are each there once', (name) => {
    const names = columnsOf(resources.find((each) => each.name === name)!, 'Date').map((column) => column.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a choice of columns', () => {
  const names = (choice: string[] | null) => chosenColumns(columnsOf(plain), choice).map((column) => column.name);
  it('follows the order of the list', () => expect(names(['worth', 'name'])).toEqual(['name', 'worth']));
  it('that knows no column any more counts as none', () => expect(names(['gone'])).toEqual(['name']));
  it('of none is the declaration’s', () => expect(names(null)).toEqual(['name']));

  const shownOf = (rows: object[], choice: string[] | null = null) =>
    chosenColumns(
      columnsOf(plain, 'Date'),
      choice,
      rows.map((row) => ({ ...row })),
    ).map((column) => column.name);
  const blank = { name: 'Beurre', createdAt: null };
  it.each([
    ['blank in every row is left out', [blank, blank], null, ['name']],
    ['filled in one is shown', [blank, { ...blank, createdAt: '2026-11-22T10:00:00Z' }], null, ['name', 'createdAt']],
    ['of a single row is shown', [blank], null, ['name', 'createdAt']],
    ['that the reader chose is shown', [blank, blank], ['name', 'createdAt'], ['name', 'createdAt']],
    [
      'is not the last one',
      [
        { name: null, createdAt: null },
        { name: '', createdAt: null },
      ],
      null,
      ['name', 'createdAt'],
    ],
  ])('%s', (_what, rows, choice, shown) => expect(shownOf(rows, choice)).toEqual(shown));
});
