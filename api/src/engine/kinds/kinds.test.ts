import { kinds } from '@karite/shared/resource';
import { describe, expect, it } from 'vitest';
import { storedKinds } from './index.ts';
import type { StoredKind } from './kind.ts';

describe.each(Object.values(kinds).map((kind, at) => [Object.keys(kinds)[at], kind] as const))('%s', (name, kind) => {
  const stored: StoredKind<never> | undefined = Object.entries(storedKinds).find(([key]) => key === name)?.[1];

  it('is stored where shared declares', () => expect(stored?.storage).toBe(kind.storage));

  it('names the files that it has, so that they are not swept away', () =>
    expect(Boolean(stored?.pictures)).toBe(kind.hasFiles));

  it('can be filtered by what it compares: a column, or a condition of its own', () => {
    if (kind.operators.length > 0 && kind.storage !== 'column') expect(stored?.condition).toBeTypeOf('function');
  });

  it('lets records be found that point to another, where it points to some', () => {
    if (kind.targetOf && kind.storage !== 'inverse') expect(stored?.links).toBeDefined();
  });
});
