import { products } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { changedPrice, changedValue, percentProblem, waysOf } from './ways.ts';

const { price, categories, badge, images, barcode, status } = products.fields;
const of = (name: string, field: Parameters<typeof waysOf>[0]) => ({ name, field });

describe('the ways to change a field of many records (R2177)', () => {
  it('follow from its kind', () => {
    expect(waysOf(price)).toEqual(['percent', 'value']);
    expect(waysOf(categories)).toEqual(['add', 'remove', 'value']);
    expect([waysOf(badge), waysOf(status)]).toEqual([['value'], ['value']]);
    expect([waysOf(images), waysOf(barcode)]).toEqual([[], []]);
  });

  it.each([
    [4_100, 10, 4_510],
    [4_105, 10, 4_516],
    [4_100, -15, 3_485],
    [3, -50, 2],
    [1, -50, 1],
    [1, -51, null],
    [0, 10, null],
  ])('%s by %s %% is %s, in whole francs', (from, percent, to) => expect(changedPrice(from, percent)).toBe(to));

  it.each([
    [-99.9, true],
    [-100, false],
    [0, false],
    [1_000, true],
    [1_000.1, false],
    ['x', false],
    [null, false],
  ])('%s is a percentage: %s', (percent, isOne) => expect(percentProblem(percent) === null).toBe(isOne));

  it('change what each record has', () => {
    const by = (value: number) => ({ ...of('price', price), way: 'percent' as const, value });
    expect(changedValue({ price: 4_100 }, by(10))).toBe(4_510);
    expect(changedValue({ price: 4 }, by(1))).toBeUndefined();
    expect(() => changedValue({ price: 1 }, by(-90))).toThrow('Il ne resterait rien');
    const record = { categories: [{ id: 'a', title: 'A' }] };
    const links = (way: 'add' | 'remove', value: string[]) =>
      changedValue(record, { ...of('categories', categories), way, value });
    expect([links('add', ['b', 'a']), links('add', ['a'])]).toEqual([['a', 'b'], undefined]);
    expect([links('remove', ['a']), links('remove', ['b'])]).toEqual([[], undefined]);
  });
});
