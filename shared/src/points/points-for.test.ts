import { describe, expect, it } from 'vitest';
import { exchangeProblem, pointsFor, worthOf } from './index.ts';

describe('R1971 what an order brings', () => {
  it.each([
    [1_000, 1, 1],
    [999, 1, 0],
    [999.99, 1, 0],
    [1_999.99, 1, 1],
    [2_000, 1, 2],
    [100, 10, 1],
    [99.99, 10, 0],
    [12_345, 10, 123],
    [0, 1_000, 0],
    [0.99, 1_000, 0],
    [1, 1_000, 1],
    [5_000, 0, 0],
  ])('%d FCFA at %d for 1 000 are %d', (paid, rate, points) => {
    expect(pointsFor(paid, { rate })).toBe(points);
  });

  it('is nothing where more was refunded than was paid', () => {
    expect(pointsFor(-1, { rate: 10 })).toBe(0);
    expect(pointsFor(-5_000, { rate: 10 })).toBe(0);
  });

  it('does not lose a point to floating-point numbers', () => {
    expect(pointsFor(1_000.1 + 999.9, { rate: 1 })).toBe(2);
    expect(pointsFor(0.1 + 0.2 + 999.7, { rate: 1 })).toBe(1);
  });
});

describe('R1973 what is exchanged', () => {
  const rules = { worth: 5, least: 200 };
  it('is worth so much for each point', () => {
    expect([worthOf(200, rules), worthOf(0, rules)]).toEqual([1_000, 0]);
  });

  it('is no less than the least and no more than there is', () => {
    expect(exchangeProblem(200, 199, rules)).toBe('Il vous faut 200 points au moins pour les échanger');
    expect(exchangeProblem(199, 200, rules)).toBe('200 points au moins');
    expect(exchangeProblem(200, 200, rules)).toBeNull();
    expect(exchangeProblem(250, 250, rules)).toBeNull();
    expect(exchangeProblem(251, 250, rules)).toBe('Vous avez 250 points');
    expect(exchangeProblem(200, -20, rules)).toBe('Il vous faut 200 points au moins pour les échanger');
  });
});
