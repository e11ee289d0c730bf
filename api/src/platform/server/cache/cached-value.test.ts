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

describe('A value that is kept', () => {
  it('is dropped by a change of what it was read of, and by no other', () => {
    const kept = new CachedValue<string>([allOfResource('offers')]);
    const cache = cacheWith(kept);
    kept.set('as it was', null);
    cache.touch(change('brands'));
    expect(kept.get()?.value).toBe('as it was');
    cache.touch(change('offers'));
    expect(kept.get()).toBeNull();
    kept.set('anew', null);
    cache.drop();
    expect(kept.get()).toBeNull();
  });

  it('is dropped by a look that does not know what was changed', () => {
    const kept = new CachedValue<string>([allOfResource('offers')]);
    const cache = cacheWith(kept);
    const look = (version: string, since: string | null) =>
      cache.see({ version, migrations: 1, changes: [] }, since, performance.now());
    expect(look('first', null)).toBe(true);
    kept.set('as it was', null);
    expect(look('first', 'first')).toBe(true);
    expect(kept.get()).not.toBeNull();
    // A transaction of this process was faster: the poll lacks some changes.
    cache.note([{ former: 'first', version: 'second', resource: 'brands', record: null, fields: ['name'] }]);
    expect(look('third', 'first')).toBe(false);
    expect(look('third', 'second')).toBe(true);
    expect(kept.get()).toBeNull();
  });

  it('ends at its moment', () => {
    const kept = new CachedValue<string>([]);
    kept.set('until then', 1_000);
    vi.spyOn(Date, 'now').mockReturnValue(999);
    expect(kept.get()?.value).toBe('until then');
    vi.spyOn(Date, 'now').mockReturnValue(1_000);
    expect(kept.get()).toBeNull();
  });
});
