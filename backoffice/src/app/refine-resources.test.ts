import { describe, expect, it } from 'vitest';
import { REFINE_RESOURCES, withOwn } from './refine-resources.tsx';

const KARITE = ['products', 'orders', 'stats'].map((name) => ({ name, list: `/${name}` }));
const own = (to: string, after = '') => ({ to, label: to, of: 'products', after }) as const;
const addresses = (all: typeof REFINE_RESOURCES) => all.map(({ list }) => list);

describe('the entries that a shop adds to the menu', () => {
  it('come after the entry that they name, and last where that does not exist', () => {
    const all = withOwn(KARITE, [own('shelves', 'products'), own('gifts'), own('notes', 'nothing')]);
    expect(addresses(all)).toEqual(['/products', '/shelves', '/orders', '/stats', '/gifts', '/notes']);
  });

  it('are shown to those who administer what they are of', () => {
    expect(withOwn([], [own('shelves')])).toMatchObject([{ meta: { label: 'shelves', access: { of: 'products' } } }]);
  });

  it('change nothing where there are none', () => expect(withOwn(KARITE)).toEqual(KARITE));
});

describe('what Refine knows of', () => {
  it('has one name each, for its names are its keys', () => {
    const names = REFINE_RESOURCES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('begins with the dashboard, and ends with what the menu does not show', () => {
    expect(addresses(REFINE_RESOURCES).slice(0, 2)).toEqual(['/', '/today']);
    expect(REFINE_RESOURCES.at(-1)?.meta?.hide).toBe(true);
  });
});
