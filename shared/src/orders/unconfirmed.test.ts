import { describe, expect, it } from 'vitest';
import { mayHold } from './unconfirmed.ts';

describe('R2070 What unconfirmed orders may hold of a product', () => {
  it.each([
    // Nothing is held yet: of ten, half; of five, half and no more; of two and of one, all.
    { held: 0, left: 10, share: 50, may: 5 },
    { held: 0, left: 5, share: 50, may: 2 },
    { held: 0, left: 2, share: 50, may: 2 },
    { held: 0, left: 1, share: 50, may: 2 },
    // What anybody holds is still stock.
    { held: 5, left: 5, share: 50, may: 5 },
    { held: 16, left: 4, share: 80, may: 16 },
    { held: 17, left: 3, share: 80, may: 16 },
    { held: 3, left: 0, share: 100, may: 3 },
  ])('$held held, $left left, $share %: $may', ({ held, left, share, may }) =>
    expect(mayHold(held, left, share)).toBe(may),
  );
});
