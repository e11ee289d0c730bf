import { expect, it } from 'vitest';
import { weightedRating } from './rating.ts';

const weighted = (rating: number | null, reviews: number | null) => weightedRating({ rating, reviews });

it('R1105: ranks a rating by how many gave it', () => {
  expect(weighted(4.8, 100)).toBeGreaterThan(weighted(5, 1));
  expect(weighted(5, 30)).toBeGreaterThan(weighted(4.8, 100));
  expect(weighted(4.8, 100)).toBeGreaterThan(weighted(4.8, 20));
  expect(weighted(2, 100)).toBeLessThan(weighted(2, 1));
});

it('is 0 without a rating, and counts a typed rating without reviews as one', () => {
  expect(weighted(null, 12)).toBe(0);
  expect(weightedRating({})).toBe(0);
  expect(weighted(5, null)).toBe(weighted(5, 1));
  expect(weighted(5, 0)).toBe(4.17);
});
