import { describe, expect, it } from 'vitest';
import { deliveryText, returnsText } from './terms-text.ts';

const spaced = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const [one, two] = [
  { least: 2_000, most: 2_000 },
  { least: 1_500, most: 4_000 },
];

describe('R1845, R1847 the terms of a product in words', () => {
  it('contains both ways, and the time', () => {
    const days = { from: 1, to: 2 };
    expect(spaced(deliveryText({ home: one, relay: two, days }))).toBe(
      'À domicile, 2 000 FCFA ; en point relais, 1 500 à 4 000 FCFA ; en 1 à 2 jours ouvrés.',
    );
    const free = { least: 0, most: 0 };
    expect(deliveryText({ home: free, relay: free, days: null })).toBe('À domicile ou en point relais, offerte.');
    expect(spaced(deliveryText({ home: one, relay: null, days: null }))).toBe('À domicile, 2 000 FCFA.');
    expect(deliveryText({ home: null, relay: null, days: null })).toBe('');
  });

  it('contains the days of withdrawal, and nothing where there is no such right', () => {
    expect(returnsText([14])).toBe('14 jours pour changer d’avis.');
    expect(returnsText([14, 7])).toBe('7 à 14 jours pour changer d’avis, selon le pays.');
    expect(returnsText([null, 0])).toBe('');
  });
});
