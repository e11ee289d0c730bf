import type { CrudFilter } from '@refinedev/core';
import { describe, expect, it } from 'vitest';
import { checkFilter } from './filters.ts';

const filter = (field: string, operator: string, value: unknown) => ({ field, operator, value }) as CrudFilter;

describe('filters that the API can judge', () => {
  it.each([
    filter('status', 'eq', 'pending'),
    filter('status', 'ne', 'pending'),
    filter('price', 'gte', 0),
    filter('price', 'lte', '100'),
    filter('name', 'contains', 'karité'),
    filter('id', 'in', ['a', 'b']),
    filter('q', 'eq', 'beurre'),
    filter('inStock', 'eq', false),
  ])('$field $operator passes', (given) => expect(() => checkFilter(given)).not.toThrow());
});

describe('filters that would quietly mean something else', () => {
  it.each([
    { why: 'an operator that simple-rest turns into equality', given: filter('name', 'startswith', 'k') },
    { why: 'gt is not gte', given: filter('price', 'gt', 5) },
    { why: 'null is a kind of its own', given: filter('parentId', 'null', true) },
    { why: 'a search is an equality on q', given: filter('q', 'contains', 'x') },
    { why: 'undefined would drop the filter', given: filter('status', 'eq', undefined) },
    { why: 'an empty list would match everything', given: filter('id', 'in', []) },
    { why: 'a list is said by "in"', given: filter('id', 'eq', ['a']) },
    { why: '"in" takes a list', given: filter('id', 'in', 'a') },
    { why: 'or', given: { operator: 'or', value: [] } as CrudFilter },
  ])('refused: $why', ({ given }) => expect(() => checkFilter(given)).toThrow(/Filtre refusé/));
});
