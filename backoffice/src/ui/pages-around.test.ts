import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it.each([
  [1, 2, [1, 2]],
  [1, 10_000, [1, 2, 3, 10_000]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
  // A page that is no longer there.
  [12, 9, [1, 9]],
])('page %i of %i offers %j', (page, last, offered) => {
  expect(pagesAround(page, last)).toEqual(offered);
});
