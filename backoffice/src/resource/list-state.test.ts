import { orders, products } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { exportQuery, isNarrowed, queryOf, readListState, writeListState } from './list-state.ts';

const read = (search: string, resource = products as Parameters<typeof readListState>[0]) =>
  readListState(resource, new URLSearchParams(search));

describe('a list’s address', () => {
  it('is read in the words of the API', () => {
    expect(read('q=karité&inStock=false&_sort=price&_order=desc&_page=3')).toEqual({
      search: 'karité',
      page: 3,
      sort: { field: 'price', order: 'desc' },
      filters: { inStock: 'false' },
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
    expect(read(search)).toEqual({ search: '', page: 1, sort: null, filters: {} });
  });

  it('survives a round trip, and leaves the open record alone', () => {
    const search = 'q=lait&brandId=b1&_sort=name&_order=asc&_page=2&_show=42';
    const params = new URLSearchParams(search);
    const again = writeListState(products, readListState(products, params), params);
    expect(Object.fromEntries(again)).toEqual(Object.fromEntries(params));
  });

  it('says nothing of what is as it always is', () => {
    const state = { search: '', page: 1, sort: null, filters: {} };
    expect(writeListState(products, state, new URLSearchParams('q=x&_page=2&inStock=true')).toString()).toBe('');
  });

  it('orders by date where no declaration says so, because every record has one', () => {
    expect(read('_sort=createdAt&_order=desc', orders).sort).toEqual({ field: 'createdAt', order: 'desc' });
  });
});

describe('what is asked for', () => {
  it('is a search on q, and each filter by its own operator', () => {
    const state = {
      search: ' karité ',
      page: 1,
      sort: null,
      filters: { price_gte: '100', price_lte: '900', name_like: 'a' },
    };
    expect(queryOf(state)).toEqual({
      filters: [
        { field: 'q', operator: 'eq', value: 'karité' },
        { field: 'price', operator: 'gte', value: '100' },
        { field: 'price', operator: 'lte', value: '900' },
        { field: 'name', operator: 'contains', value: 'a' },
      ],
      sorters: [],
    });
  });

  it('of an export is the same, on all pages', () => {
    const query = exportQuery(products, read('q=lait&inStock=true&_sort=price&_order=desc&_page=4'), 'csv');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      q: 'lait',
      inStock: 'true',
      _sort: 'price',
      _order: 'desc',
      format: 'csv',
    });
  });

  it('is narrowed by a search or a filter, not by a page or an order', () => {
    expect(isNarrowed(read('_page=2&_sort=price'))).toBe(false);
    expect(isNarrowed(read('q=a'))).toBe(true);
    expect(isNarrowed(read('inStock=true'))).toBe(true);
  });
});
