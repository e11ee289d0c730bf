import { describe, expect, it } from 'vitest';
import {
  type DeliveryZone,
  daysProblem,
  daysText,
  deliveryDays,
  FIRST_ZONES,
  widestDays,
  zoneDaysText,
} from './index.ts';

const benin: DeliveryZone = {
  country: 'BJ',
  homeFee: 2_000,
  relayFee: 1_500,
  isOpen: true,
  daysFrom: 2,
  daysTo: 5,
  cities: [
    { name: 'Cotonou', homeFee: null, isRelay: true, daysFrom: 1, daysTo: 2 },
    { name: 'Parakou', homeFee: null, isRelay: true, daysFrom: null, daysTo: null },
    { name: 'Ouidah', homeFee: null, isRelay: true, daysFrom: 1, daysTo: 2 },
  ],
};

describe('R1846 how long a delivery takes', () => {
  it.each([
    ['Cotonou', { from: 1, to: 2 }],
    ['Parakou', { from: 2, to: 5 }],
    ['Ailleurs', { from: 2, to: 5 }],
    [null, { from: 2, to: 5 }],
  ])('to %s: its own, else its country’s', (city, days) =>
    expect(deliveryDays({ country: 'BJ', city }, [benin])).toEqual(days),
  );

  it('is absent for a country that is closed, not configured or unknown', () => {
    expect(deliveryDays({ country: 'BJ' }, [{ ...benin, isOpen: false }])).toBeNull();
    expect(deliveryDays({ country: 'CI' }, FIRST_ZONES)).toBeNull();
    expect(deliveryDays({ country: null }, [benin])).toBeNull();
    expect(widestDays(FIRST_ZONES)).toBeNull();
  });

  it('is over several places from the soonest to the latest', () => {
    expect(widestDays([benin])).toEqual({ from: 1, to: 5 });
    expect(widestDays([benin, { ...benin, daysTo: 9, cities: [] }])).toEqual({ from: 1, to: 9 });
  });

  it('is written in words', () => {
    expect(daysText({ from: 0, to: 0 })).toBe('le jour même');
    expect(daysText({ from: 0, to: 1 })).toBe('en 1 jour ouvré au plus');
    expect(daysText({ from: 1, to: 1 })).toBe('en 1 jour ouvré');
    expect(daysText({ from: 2, to: 5 })).toBe('en 2 à 5 jours ouvrés');
    expect(zoneDaysText(benin)).toBe('Cotonou, Ouidah : en 1 à 2 jours ouvrés ; autres villes : en 2 à 5 jours ouvrés');
    expect(zoneDaysText({ ...benin, cities: [] })).toBe('En 2 à 5 jours ouvrés');
    expect(zoneDaysText({ ...benin, daysTo: null, cities: [] })).toBe('');
  });

  it.each([
    [null, null, null],
    [0, 0, null],
    [5, 5, null],
    [5, 4, 'Le plus court délai dépasse le plus long'],
    [null, 4, 'Indiquez les deux nombres de jours, ou aucun'],
    [0, null, 'Indiquez les deux nombres de jours, ou aucun'],
  ])('from %s to %s: %s', (daysFrom, daysTo, problem) => expect(daysProblem({ daysFrom, daysTo })).toBe(problem));
});
