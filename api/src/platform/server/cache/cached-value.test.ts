import { afterEach, describe, expect, it, vi } from 'vitest';
import { CachedValue } from './cached-value.ts';
import { CatalogueCache } from './catalogue-cache.ts';
import { allOfResource } from './reads.ts';

afterEach(() => vi.restoreAllMocks());

const cacheWith = (value: CachedValue<string>) => {
  const cache = new CatalogueCache();
  cache.follow(value);
  return cache;
};
const change = (resource: string) => [{ resource, record: null, fields: ['name'] }];

describe('A cached value', () => {
  it('is dropped by a change of what it was read of, and by no other', () => {
    const cached = new CachedValue<string>([allOfResource('offers')]);
    const cache = cacheWith(cached);
    cached.set('as it was', null);
    cache.touch(change('brands'));
    expect(cached.get()?.value).toBe('as it was');
    cache.touch(change('offers'));
    expect(cached.get()).toBeNull();
    cached.set('anew', null);
    cache.drop();
    expect(cached.get()).toBeNull();
  });

  it('is dropped by a poll without the list of changes', () => {
    const cached = new CachedValue<string>([allOfResource('offers')]);
    const cache = cacheWith(cached);
    const check = (version: string, since: string | null) =>
      cache.see({ version, migrations: 1, changes: [] }, since, performance.now());
    expect(check('first', null)).toBe(true);
    cached.set('as it was', null);
    expect(check('first', 'first')).toBe(true);
    expect(cached.get()).not.toBeNull();
    // A transaction of this process was faster: the poll lacks some changes.
    cache.note([{ former: 'first', version: 'second', resource: 'brands', record: null, fields: ['name'] }]);
    expect(check('third', 'first')).toBe(false);
    expect(check('third', 'second')).toBe(true);
    expect(cached.get()).toBeNull();
  });

  it('ends at its moment', () => {
    const cached = new CachedValue<string>([]);
    cached.set('until then', 1_000);
    vi.spyOn(Date, 'now').mockReturnValue(999);
    expect(cached.get()?.value).toBe('until then');
    vi.spyOn(Date, 'now').mockReturnValue(1_000);
    expect(cached.get()).toBeNull();
  });
});
