import { describe, expect, it } from 'vitest';
import { mergeFavourites } from './merge-favourites.ts';

const lists = { server: ['a', 'b'], before: ['b', 'c'], now: ['b', 'c'] };

describe('Favourites of a device and of an account', () => {
  it('become one list after the first login; the account receives what it lacks', () => {
    expect(mergeFavourites({ ...lists, isNew: true })).toEqual({ list: ['a', 'b', 'c'], missing: ['c'] });
  });

  it('are those of the account from then on: what another device took away stays away', () => {
    expect(mergeFavourites({ ...lists, isNew: false })).toEqual({ list: ['a', 'b'], missing: [] });
  });

  it.each([true, false])('keep what was changed meanwhile, which was sent to the account by itself', (isNew) => {
    const { list, missing } = mergeFavourites({ ...lists, now: ['c', 'd'], isNew });
    expect(list).toEqual(isNew ? ['a', 'c', 'd'] : ['a', 'd']);
    expect(missing).toEqual(isNew ? ['c'] : []);
  });
});
