import { describe, expect, it } from 'vitest';
import { deliveryDays } from './days.ts';
import { addressText, DELIVERY_MODES, FIRST_ZONES, isDeliveryType, isFetched, KARITE_MODES, modeOf } from './index.ts';

describe('modes of delivery', () => {
  it('are those of Karité and of the shop; what is fetched comes last', () => {
    for (const { name } of KARITE_MODES) expect(isDeliveryType(name), name).toBe(true);
    const fetched = DELIVERY_MODES.map(({ name }) => isFetched(name));
    expect(fetched).toEqual([...fetched].sort());
    expect(fetched.at(-1)).toBe(true);
  });

  it('that the shop no longer declares keep their orders: delivered at home, by that name', () => {
    expect(isDeliveryType('pigeon')).toBe(false);
    expect(modeOf('pigeon')).toMatchObject({ name: 'pigeon', label: 'pigeon' });
    expect(isFetched('pigeon')).toBe(false);
  });

  it('print what they require', () => {
    const order = { address: 'Rue 12', landmark: 'Pharmacie', city: 'Cotonou' };
    expect(addressText({ ...order, deliveryType: 'domicile' })).toBe('Rue 12, Cotonou');
  });

  it('promise what the place does, until they promise their own', () =>
    expect(deliveryDays({ type: 'domicile', country: 'BJ' }, [{ ...FIRST_ZONES[0]!, daysFrom: 2, daysTo: 5 }])).toEqual(
      {
        from: 2,
        to: 5,
      },
    ));
});
