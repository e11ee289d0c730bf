import { products } from '@karite/shared/resources';
import { expect, it } from 'vitest';
import { readListState } from '../list/list-state.ts';
import { exportQuery, tickedOf } from './export-query.ts';

const address = 'q=lait&inStock=true&_sort=price&_order=desc&_page=4';
const state = readListState(products, new URLSearchParams(address));
const shown = { resource: products, state, columns: ['name', 'brandId'], ids: [], total: 3 };

it('contains all pages of the list, with its columns or with all', () => {
  const query = { q: 'lait', inStock: 'true', _sort: 'price', _order: 'desc', format: 'csv' };
  expect(Object.fromEntries(new URLSearchParams(exportQuery(shown, 'csv', true)))).toEqual(query);
  expect(Object.fromEntries(new URLSearchParams(exportQuery(shown, 'csv', false)))).toEqual({
    ...query,
    fields: 'name,brandId',
  });
});

it('names what is ticked, unless that is all that is found', () => {
  expect(tickedOf(shown)).toBeNull();
  expect(tickedOf({ ...shown, ids: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(tickedOf({ ...shown, ids: ['a', 'b', 'c'] })).toBeNull();
});
