import type { DeliveryZone, PickupShop } from '@karite/shared/delivery';
import { describe, expect, it } from 'vitest';
import { offeredModes } from './offered-modes.ts';

const zone = (country: string, isOpen: boolean, isRelay: boolean): DeliveryZone => ({
  country,
  isOpen,
  homeFee: 2_000,
  relayFee: 1_500,
  cities: [{ name: 'Ville', homeFee: null, isRelay }],
});
const zones = [zone('BJ', true, true), zone('CI', true, false), zone('CD', false, true)];
const shops: PickupShop[] = [{ name: 'RDC', country: 'CD', address: 'Gombe', hours: null }];
const names = (...given: Parameters<typeof offeredModes>) => offeredModes(...given).map(({ name }) => name);

describe('R808 The modes of a country', () => {
  it('are all of them before it is chosen, and before the zones are there', () => {
    expect(names('', shops, zones)).toEqual(['domicile', 'point-relais', 'retrait']);
    expect(names('BJ', [], undefined)).toEqual(['domicile', 'point-relais']);
  });
  it.each([
    ['BJ', ['domicile', 'point-relais']],
    // No city with a relay point.
    ['CI', ['domicile']],
    // Closed to delivery, with a shop.
    ['CD', ['retrait']],
    ['CG', []],
  ] as const)('of %s', (country, modes) => expect(names(country, shops, zones)).toEqual(modes));
});
