import { describe, expect, it } from 'vitest';
import { ruleDays, ruleFields, ruleOperators } from '../resource/rule/index.ts';
import { collections, products } from '../resources/index.ts';
import { COLLECTION_ORDERS, COLLECTION_SORTS, isShownAt, type Showing } from './index.ts';

const NOON = '2026-12-01T12:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(NOON) + ms);

describe('R1921 When a collection is in the shop', () => {
  it.each<[string, Partial<Showing>, number, boolean]>([
    ['published, without dates', {}, 0, true],
    ['a draft', { isPublished: false }, 0, false],
    ['a moment before it begins', { startsAt: NOON }, -1, false],
    ['when it begins', { startsAt: NOON }, 0, true],
    ['a moment before it ends', { endsAt: NOON }, -1, true],
    ['when it ends', { endsAt: NOON }, 0, false],
    ['a draft within its dates', { isPublished: false, startsAt: NOON }, 1, false],
  ])('%s', (_, showing, ms, isShown) =>
    expect(isShownAt({ isPublished: true, startsAt: null, endsAt: null, ...showing }, after(ms))).toBe(isShown),
  );
});

describe('R1922 A rule', () => {
  it.each([
    ['0', null],
    ['1', 1],
    ['3650', 3650],
    ['3651', null],
    ['1.5', null],
    ['-3', null],
    ['', null],
    ['dix', null],
  ])('takes %j for %s days', (text, days) => expect(ruleDays(text)).toBe(days));

  it('compares each field as its list does, and moments by days as well', () => {
    const by = new Map(ruleFields(collections.fields.rule).map(([name, field]) => [name, ruleOperators(field)]));
    expect([...by.keys()]).toEqual([...collections.fields.rule.by]);
    expect(by.get('fromPrice')).toContain('gte');
    expect(by.get('fromPrice')).not.toContain('days');
    expect(by.get('createdAt')).toContain('days');
    expect(by.get('badge')).toContain('like');
  });
});

it('every order of a collection sorts by fields that products have', () => {
  expect(Object.keys(COLLECTION_SORTS)).toEqual(Object.keys(COLLECTION_ORDERS));
  for (const { _sort } of Object.values(COLLECTION_SORTS))
    for (const field of _sort.split(',')) expect(field === 'createdAt' || field in products.fields).toBe(true);
});
