import { FIRST_ZONES } from '@karite/shared/delivery';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../../api/legal.ts';
import { termsOf } from './terms-of.ts';

const identity = (given: Partial<Identity>) => ({ deliveryTimes: null, withdrawalDays: null, ...given }) as Identity;

describe('the terms of a sale', () => {
  it('names times by country, and one delay or two ends', () => {
    const benin = identity({ country: 'BJ', deliveryTimes: '24 h', withdrawalDays: 14 });
    expect(termsOf([benin], [])).toEqual({ delivery: [{ country: 'Bénin', times: '24 h' }], withdrawal: '14 jours' });
    const both = termsOf([benin, identity({ country: 'CD', withdrawalDays: 7 })], []);
    expect(both).toEqual({
      delivery: [{ country: 'Bénin', times: '24 h' }],
      withdrawal: '7 à 14 jours selon le pays',
    });
  });
  it('omits blank fields', () => {
    expect(termsOf([identity({ country: 'BJ' })], FIRST_ZONES)).toEqual({ delivery: [], withdrawal: null });
  });
  it('R1846: shows the days that are set instead of the sentence, and omits a closed country', () => {
    const sold = [identity({ country: 'BJ', deliveryTimes: '24 h' })];
    const zone = { ...FIRST_ZONES[0]!, daysFrom: 2, daysTo: 5 };
    expect(termsOf(sold, [zone]).delivery).toEqual([{ country: 'Bénin', times: 'En 2 à 5 jours ouvrés' }]);
    expect(termsOf(sold, [{ ...zone, isOpen: false }]).delivery).toEqual([]);
  });
});
