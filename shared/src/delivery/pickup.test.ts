import { describe, expect, it } from 'vitest';
import { totalsOf } from '../offers/index.ts';
import { CHECKOUT_MESSAGES, checkoutProblems, statusLabelsFor } from '../orders/index.ts';
import { FIRST_RULES } from '../pricing/index.ts';
import { COUNTRY_CODES } from '../region/index.ts';
import { citiesOf, deliveryRate, FIRST_ZONES, pickupShopOf, pickupShops, pickupText, zoneOf } from './index.ts';

const branch = <C extends 'BJ' | 'CI' | null>(
  name: string,
  country: C,
  address: string,
  hours: string | null = null,
) => ({
  name,
  country,
  address,
  hours,
});
const cotonou = branch('Bénin', 'BJ', 'Haie Vive, Cotonou', '9 h à 18 h');
const parakou = branch('Nord', 'BJ', 'Marché, Parakou');
const abidjan = branch('Côte d’Ivoire', 'CI', 'Cocody, Abidjan');

describe('R2151 the shops where orders are fetched', () => {
  it('are those that name a country, with their hours', () => {
    expect(pickupShops([cotonou, branch('Bureau', null, 'Plateau'), branch('Vide', 'CI', '')])).toEqual([cotonou]);
    expect(pickupShops([])).toEqual([]);
  });

  it('are named by their address, or are the only one that can be meant', () => {
    const shops = [cotonou, parakou, abidjan];
    expect(pickupShopOf({ country: null, address: parakou.address }, shops)).toBe(parakou);
    expect(pickupShopOf({ country: 'CI', address: null }, shops)).toBe(abidjan);
    expect(pickupShopOf({ country: null, address: null }, [cotonou])).toBe(cotonou);
    for (const [country, address] of [
      ['BJ', null],
      [null, null],
      ['CI', cotonou.address],
      [null, 'Ailleurs'],
    ] as const)
      expect(pickupShopOf({ country, address }, shops)).toBeNull();
  });

  it('are formatted as place and hours on one line', () => {
    expect(pickupText(cotonou)).toBe('Haie Vive, Cotonou (9 h à 18 h)');
    expect(pickupText(parakou)).toBe('Marché, Parakou');
  });
});

describe('R2150 what is fetched', () => {
  it.each([...COUNTRY_CODES, null])('costs nothing and goes to no city in %s', (country) => {
    expect(deliveryRate({ type: 'retrait', country }, 2_000)).toBe(0);
    expect(citiesOf(zoneOf(country, FIRST_ZONES), 'retrait')).toEqual([]);
    const lines = [{ price: 3_000, quantity: 1, isOnPromo: false }];
    expect(totalsOf(lines, FIRST_RULES, { destination: { type: 'retrait', country } })).toMatchObject({
      fee: 0,
      total: 3_000,
    });
  });

  it('is named by what its states mean to who fetches it', () => {
    expect(statusLabelsFor('retrait')).toMatchObject({
      shipped: 'Prête au retrait',
      completed: 'Retirée',
      paid: 'Payée',
    });
    for (const type of ['domicile', 'point-relais'] as const)
      expect(statusLabelsFor(type)).toMatchObject({ shipped: 'Expédiée', completed: 'Terminée' });
  });
});

describe('R2152 the checkout of a pick-up', () => {
  const form = (address: string | null, country: string | null = null) => ({
    customerInfo: { nom: 'Adjovi', prenom: 'Afi', whatsapp: '0197000000', email: null, codeInfluenceur: null },
    delivery: { type: 'retrait' as const, address, country, city: null },
    items: [{ productId: 'a' }],
    note: null,
  });
  const shops = pickupShops([cotonou, parakou, abidjan]);

  it('requires a shop when several are possible, and no address of the customer', () => {
    const ask = [{ field: 'delivery.address', message: CHECKOUT_MESSAGES.shop }];
    expect(checkoutProblems(form(cotonou.address), FIRST_ZONES, shops)).toEqual([]);
    expect(checkoutProblems(form(null, 'Côte d’Ivoire'), FIRST_ZONES, shops)).toEqual([]);
    for (const wrong of [form(null), form(null, 'BJ'), form('Ailleurs'), form(cotonou.address, 'Togo')])
      expect(checkoutProblems(wrong, FIRST_ZONES, shops)).toEqual(ask);
  });

  it('is refused where no shop offers it', () => {
    expect(checkoutProblems(form(cotonou.address), FIRST_ZONES, [])).toEqual([
      { field: 'delivery.type', message: CHECKOUT_MESSAGES.noPickup },
    ]);
  });
});
