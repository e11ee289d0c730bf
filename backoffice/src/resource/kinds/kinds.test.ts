import { kinds as shared } from '@karite/shared/resource';
import { describe, expect, it } from 'vitest';
import { kinds } from './index.ts';

const judged = new Map<string, readonly string[]>(
  Object.entries(shared).map(([name, { operators }]) => [name, [...operators, 'empty']]),
);

describe('the filter of a kind', () => {
  it.each(Object.entries(kinds))('%s compares as the lists of the API can', (name, { filter }) =>
    expect(judged.get(name)).toEqual(expect.arrayContaining([...(filter?.by ?? [])])),
  );
});
