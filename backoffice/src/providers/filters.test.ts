import type { CrudFilter } from '@refinedev/core';
import { describe, expect, it } from 'vitest';
import { filterQuery } from './filters.ts';

const filter = (field: string, operator: string, value: unknown) => ({ field, operator, value }) as CrudFilter;

describe('filters that the API can judge', () => {
  it.each([
    { given: filter('status', 'eq', 'pending'), params: { status: 'pending' } },
    { given: filter('status', 'ne', 'pending'), params: { status_ne: 'pending' } },
    { given: filter('price', 'gte', 0), params: { price_gte: 0 } },
    { given: filter('price', 'lte', '100'), params: { price_lte: '100' } },
    { given: filter('name', 'contains', 'karité'), params: { name_like: 'karité' } },
    { given: filter('id', 'in', ['a', 'b']), params: { id: ['a', 'b'] } },
    { given: filter('q', 'eq', 'beurre'), params: { q: 'beurre' } },
    { given: filter('inStock', 'eq', false), params: { inStock: false } },
  ])('$given.field $given.operator', ({ given, params }) => expect(filterQuery([given])).toEqual(params));
});

describe('filters that would quietly mean something else', () => {
  it.each([
    { why: 'an operator that it does not have', given: filter('name', 'startswith', 'k') },
    { why: 'gt is not gte', given: filter('price', 'gt', 5) },
    { why: 'null is a kind of its own', given: filter('parentId', 'null', true) },
    { why: 'a search is an equality on q', given: filter('q', 'contains', 'x') },
    { why: 'undefined would drop the filter', given: filter('status', 'eq', undefined) },
    { why: 'an empty list would match everything', given: filter('id', 'in', []) },
    { why: 'a list needs "in"', given: filter('id', 'eq', ['a']) },
    { why: '"in" takes a list', given: filter('id', 'in', 'a') },
    { why: 'or', given: { operator: 'or', value: [] } as CrudFilter },
  ])('refused: $why', ({ given }) => expect(() => filterQuery([given])).toThrow(/Filtre refusé/));
});
