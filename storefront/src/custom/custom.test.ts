import { expect, it } from 'vitest';
import { defineStorefront } from './index.ts';

it('does not compile with a name that Karité has not, nor with a file of another kind', () => {
  // @ts-expect-error: home, not front
  expect(defineStorefront({ replace: { front: './front.tsx' } })).toBeDefined();
  // @ts-expect-error: product, without an s
  expect(defineStorefront({ slots: { products: './section.tsx' } })).toBeDefined();
  // @ts-expect-error: a component's file
  expect(defineStorefront({ pages: { '/grossistes': { page: './page.ts' } } })).toBeDefined();
});
