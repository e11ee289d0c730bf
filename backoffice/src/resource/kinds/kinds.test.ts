import { kinds as shared } from '@karite/shared/resource';
import { describe, expect, it } from 'vitest';
import { momentOf } from './controls/moment-of.ts';
import { kinds } from './index.ts';

const judged = new Map<string, readonly string[]>(
  Object.entries(shared).map(([name, { operators }]) => [name, [...operators, 'empty']]),
);

describe('the filter of a kind', () => {
  it.each(Object.entries(kinds))('%s compares as the lists of the API can', (name, { filter }) =>
    expect(judged.get(name)).toEqual(expect.arrayContaining([...(filter?.by ?? [])])),
  );
});

it('a moment that is typed is one in UTC, none, or, of a year of five digits, nothing', () => {
  expect(momentOf('9999-12-31T10:00')).toBe(new Date(9999, 11, 31, 10).toISOString());
  expect([momentOf(''), momentOf('10000-01-01T10:00')]).toEqual([null, undefined]);
});
