import { describe, expect, it } from 'vitest';
import { canReturn, RETURN_STATUSES, RETURN_STEPS } from './index.ts';

describe('returns', () => {
  it('is closed once it is refused or refunded', () => {
    expect(RETURN_STATUSES.filter((status) => RETURN_STEPS[status].length === 0)).toEqual(['refused', 'refunded']);
  });

  it('can be requested once the order is paid, until all of it was refunded (R2084)', () => {
    expect(canReturn({ status: 'pending', isRefunded: false })).toBe(false);
    expect(canReturn({ status: 'paid', isRefunded: false })).toBe(true);
    expect(canReturn({ status: 'paid', isRefunded: true })).toBe(false);
  });
});
