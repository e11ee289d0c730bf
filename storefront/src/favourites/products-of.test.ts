import { paths } from '@karite/shared/paths';
import { describe, expect, it } from 'vitest';
import { MOST_SHARED, sharedIds } from './products-of.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const searchOf = (ids: string[]) => paths.sharedList(ids).replace('/favoris', '');

describe('R1908: a list that somebody sends', () => {
  it.each([0, 1, MOST_SHARED, MOST_SHARED + 1])('%s products', (count) => {
    const ids = Array.from({ length: count }, (_, number) => id(number));
    expect(sharedIds(searchOf(ids))).toEqual(ids.slice(0, MOST_SHARED));
  });

  it('drops what is no product, and what comes twice', () => {
    expect(sharedIds(`?liste=${id(1)}.x.${id(1)}.<b>.${id(2)}`)).toEqual([id(1), id(2)]);
    expect(sharedIds('')).toEqual([]);
  });
});
