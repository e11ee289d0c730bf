import { describe, expect, it } from 'vitest';
import { withOwn } from './menu-entries.ts';

const KARITE = ['products', 'orders', 'stats'].map((name) => ({ to: `/${name}`, label: name, of: 'products' }));
const own = (to: string, after?: string) => ({ to, label: to, of: 'products', after }) as const;

describe('the entries that a shop adds to the menu', () => {
  it('stand below the one that they name, and at the end where they name none that there is', () => {
    const all = withOwn(KARITE, [own('shelves', 'products'), own('gifts'), own('notes', 'nothing')]);
    expect(all.map(({ to }) => to)).toEqual(['/products', '/shelves', '/orders', '/stats', '/gifts', '/notes']);
  });

  it('change nothing where there are none', () => expect(withOwn(KARITE)).toEqual(KARITE));
});
