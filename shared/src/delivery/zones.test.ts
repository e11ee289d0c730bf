import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, firstCities } from '../region/index.ts';
import { KARITE_COUNTRIES } from '../region/karite-countries.ts';
import { citiesOf, type DeliveryZones, deliveryRate, FIRST_ZONES, zoneOf } from './index.ts';

const zones: DeliveryZones = [
  {
    country: 'CD',
    homeFee: 6_000,
    relayFee: 4_500,
    isOpen: true,
    cities: [
      { name: 'Kinshasa', homeFee: 3_000, isRelay: true },
      { name: 'Goma', homeFee: null, isRelay: false },
      { name: 'Masina', homeFee: 0, isRelay: true },
    ],
  },
  { country: 'CG', homeFee: 5_000, relayFee: 3_500, isOpen: false, cities: [] },
];

describe('R302, R303 Delivery fees until an administrator sets others', () => {
  it.each([
    ['BJ', 1_500],
    ['CI', 2_500],
    ['CD', 4_000],
    ['CG', 3_500],
    [null, 0],
  ] as const)('a relay point in %s: %d', (country, rate) =>
    expect(deliveryRate({ type: 'point-relais', country }, 2_000, FIRST_ZONES)).toBe(rate),
  );
  it.each([...KARITE_COUNTRIES.map(({ code }) => code), null])('at home in %s: 2 000', (country) =>
    expect(deliveryRate({ type: 'domicile', country }, 2_000, FIRST_ZONES)).toBe(2_000),
  );
  it.each(COUNTRY_CODES)('goes to the first cities of %s', (code) =>
    expect(citiesOf(zoneOf(code, FIRST_ZONES), 'point-relais').map(({ name }) => name)).toEqual(firstCities(code)),
  );
});

describe('what delivery costs as an administrator has set it', () => {
  it.each([
    ['the city, where it has a fee', 'Kinshasa', 3_000],
    ['the country, where the city has none', 'Goma', 6_000],
    ['the country, without a city', null, 6_000],
    ['nothing, where the city is free', 'Masina', 0],
  ])('at home: %s', (_, city, rate) =>
    expect(deliveryRate({ type: 'domicile', country: 'CD', city }, 2_000, zones)).toBe(rate),
  );
  it('at home without a country: the one fee', () =>
    expect(deliveryRate({ type: 'domicile', country: null }, 1_750, zones)).toBe(1_750));
  it('at a relay point: the country alone', () =>
    expect(deliveryRate({ type: 'point-relais', country: 'CD', city: 'Kinshasa' }, 2_000, zones)).toBe(4_500));
  it('offers relay points where there are some, and home delivery in every city', () => {
    expect(citiesOf(zoneOf('CD', zones), 'point-relais')).toHaveLength(2);
    expect(citiesOf(zoneOf('CD', zones), 'domicile')).toHaveLength(3);
  });
  it.each(['CG', 'BJ', null] as const)('does not go to %s: closed, not listed, none', (country) =>
    expect(zoneOf(country, zones)).toBeUndefined(),
  );
});
