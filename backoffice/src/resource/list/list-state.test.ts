import { orders, products } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { writeListAddress } from '../../providers/list-address.ts';
import {
  filtersWith,
  isNarrowed,
  keysOf,
  labelsOf,
  listParams,
  readListState,
  refusedKeys,
  sortedBy,
  strayKeys,
  unknownKeys,
} from './list-state.ts';

const read = (search: string, resource = products as Parameters<typeof readListState>[0]) =>
  readListState(resource, new URLSearchParams(search));
const keys = (search: string, resource?: Parameters<typeof readListState>[0]) => keysOf(read(search, resource).filters);

describe('a list’s address', () => {
  it('is read in the words of Refine', () => {
    expect(read('q=karité&inStock=false&_sort=price&_order=desc&_page=3')).toEqual({
      filters: [
        { field: 'q', operator: 'eq', value: 'karité' },
        { field: 'inStock', operator: 'eq', value: 'false' },
      ],
      sorters: [{ field: 'price', order: 'desc' }],
      currentPage: 3,
    });
  });

  it.each([
    { what: 'a field that is no filter', search: 'rating=5' },
    { what: 'a field that nobody declared', search: 'hack=1' },
    { what: 'an order by a column that has none', search: '_sort=badge' },
    { what: 'a page that is none', search: '_page=-2' },
    { what: 'a page that is no number', search: '_page=deux' },
    { what: 'an empty filter', search: 'inStock=' },
  ])('leaves out $what', ({ search }) => {
    expect(read(search)).toEqual({ filters: [], sorters: [], currentPage: 1 });
  });

  it('narrows every list by the days that its records were made on', () => {
    const days = 'createdAt_gte=2026-11-01T00:00:00.000Z&createdAt_lte=2026-11-22T23:59:59.999Z';
    expect(keys(`${days}&country=BJ&city_like=coto`, orders)).toEqual({
      createdAt_gte: '2026-11-01T00:00:00.000Z',
      createdAt_lte: '2026-11-22T23:59:59.999Z',
      country: 'BJ',
      city_like: 'coto',
    });
    expect(Object.keys(keys(days))).toEqual(['createdAt_gte', 'createdAt_lte']);
    expect(labelsOf(orders, ['createdAt_gte', 'createdAt_lte', 'city_like'])).toEqual(['Créé le', 'Ville']);
    expect(unknownKeys(orders, new URLSearchParams('createdAt=2026-11-01&createdAt_gte=2026-11-01'))).toEqual([]);
  });

  it('filters by presence for optional fields alone', () => {
    expect(keys('brandId_empty=true&inStock_empty=true')).toEqual({ brandId_empty: 'true' });
    expect(read('brandId_empty=false').filters).toEqual([{ field: 'brandId_empty', operator: 'eq', value: 'false' }]);
    expect(unknownKeys(products, new URLSearchParams('brandId_empty=true&inStock_empty=true'))).toEqual([
      'inStock_empty',
    ]);
  });

  it('survives a round trip, and leaves alone what is not the list’s', () => {
    const params = new URLSearchParams('q=lait&brandId=b1&_sort=name&_order=asc&_page=2&_view=42');
    const again = writeListAddress(params, readListState(products, params));
    expect(Object.fromEntries(again)).toEqual(Object.fromEntries(params));
  });

  it('sorts by several columns, at most three, each its own way or all the same', () => {
    expect(read('_sort=price,name&_order=desc,asc').sorters).toEqual([
      { field: 'price', order: 'desc' },
      { field: 'name', order: 'asc' },
    ]);
    expect(read('_sort=price,name&_order=desc').sorters.map(({ order }) => order)).toEqual(['desc', 'desc']);
    expect(read('_sort=price,name,createdAt,updatedAt').sorters).toHaveLength(3);
  });

  it('orders by creation date where none is declared, because every record has one', () => {
    expect(read('_sort=createdAt&_order=desc', orders).sorters).toEqual([{ field: 'createdAt', order: 'desc' }]);
  });
});

describe('a click on a head', () => {
  const [up, down] = [{ field: 'price', order: 'asc' } as const, { field: 'price', order: 'desc' } as const];
  const name = { field: 'name', order: 'asc' } as const;
  it('sorts upwards, downwards, then as usual', () => {
    expect(sortedBy([], 'price', false)).toEqual([up]);
    expect(sortedBy([up], 'price', false)).toEqual([down]);
    expect(sortedBy([down], 'price', false)).toEqual([]);
  });
  it('takes the place of the others, unless it is added to them', () => {
    expect(sortedBy([name], 'price', false)).toEqual([up]);
    expect(sortedBy([name], 'price', true)).toEqual([name, up]);
    expect(sortedBy([name, up], 'price', true)).toEqual([name, down]);
    expect(sortedBy([down, name], 'price', true)).toEqual([name]);
  });
  it('adds no fourth one', () => {
    const three = ['a', 'b', 'c'].map((field) => ({ field, order: 'asc' }) as const);
    expect(sortedBy(three, 'price', true)).toEqual(three);
  });
});

describe('the unsupported parameters of an address', () => {
  const unknown = (search: string) => unknownKeys(products, new URLSearchParams(search));
  it.each([
    ['rating=5', ['rating']],
    ['price_gte=5', ['price_gte']],
    ['inStock_ne=true', ['inStock_ne']],
    ['_sort=badge&_order=desc', ['_sort']],
    ['_sort=price&_order=up', ['_order']],
    ['_sort=price,badge&_order=asc', ['_sort']],
    ['_sort=price,name&_order=asc,up', ['_order']],
    ['_page=-2', ['_page']],
    ['_page=0', ['_page']],
    ['_page=deux', ['_page']],
    ['_page=1.5', ['_page']],
  ])('%s: %j', (search, keys) => expect(unknown(search)).toEqual(keys));

  it.each([
    'q=x&inStock=peutetre&_sort=price&_order=asc&_page=2',
    'brandId=b1&categories=c1',
    '_sort=createdAt&_order=desc',
    '_show=42&_create=1&_tab=mails&utm_source=mail',
  ])('is nothing in %s', (search) => expect(unknown(search)).toEqual([]));

  it('is taken out, also where no list would know it, but for what is another’s', () => {
    const params = new URLSearchParams('rating=5&q=x&utm_source=mail&_view=v&_page=2');
    expect(strayKeys(products, params)).toEqual(['rating', 'utm_source']);
    expect(labelsOf(products, ['utm_source'])).toEqual([]);
  });

  it('are those that the server refuses, among those that were sent', () => {
    const refused = (search: string, ...paths: string[]) =>
      refusedKeys(products, new URLSearchParams(search), Object.fromEntries(paths.map((path) => [path, 'Non'])));
    expect(refused('inStock=peutetre&q=a', 'inStock.0')).toEqual(['inStock']);
    expect(refused('_page=99999999999', '_start', '_end')).toEqual(['_page']);
    expect(refused('q=a', '_end', 'inStock')).toEqual([]);
  });

  it('is named as on the screen, each once', () => {
    expect(labelsOf(products, ['inStock', '_sort', '_order', 'price_gte', '_page', 'q'])).toEqual([
      products.fields.inStock.label,
      'Tri',
      products.fields.price.label,
      'Page',
      'Recherche',
    ]);
  });
});

describe('what a list finds', () => {
  it('has no spaces around the search, and no page', () => {
    const { filters } = read('name_like=a');
    const state = { filters: filtersWith(filters, { q: ' karité ', name_like: '' }), sorters: [] };
    expect(listParams(state).toString()).toBe('q=karit%C3%A9');
  });

  it('is narrowed by a search or a filter, not by a page or an order', () => {
    const isNarrow = (search: string) => isNarrowed(read(search).filters);
    expect(isNarrow('_page=2&_sort=price')).toBe(false);
    expect(isNarrow('q=%20')).toBe(false);
    expect(isNarrow('q=a')).toBe(true);
    expect(isNarrow('inStock=true')).toBe(true);
  });
});
