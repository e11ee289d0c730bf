import { pointsFor, worthOf } from '@karite/shared/points';
import { COUNTRIES } from '@karite/shared/region';
import { deliveryCountries, pointsSettings, pricingRules, products } from '@karite/shared/resources';
import { expect, it } from 'vitest';
import { putInitialAmounts } from '../../src/sales/initial-amounts.ts';
import { withTestApp } from '../support/with-test-app.ts';

const shop = withTestApp();
const admin = () => ({ token: shop.adminToken });
const rules = async () => (await shop.call('GET', '/pricing-rules')).body;
const benin = async () => (await shop.call('GET', '/delivery-countries?country=BJ', admin())).body[0];

it('starts with amounts of its own, where nobody has set others', async () => {
  await shop.call('PATCH', `/delivery-countries/${(await benin()).id}`, { ...admin(), json: { relayFee: 7 } });
  await putInitialAmounts(shop.database);
  expect(await rules()).toMatchObject({ freeDeliveryFrom: 30, discountFrom: 100, discountPercent: 10, homeFee: 4 });
  const { body } = await shop.call('GET', '/delivery-countries?_sort=position', admin());
  expect(body.map((it: Record<string, unknown>) => [it.country, it.homeFee, it.relayFee])).toEqual([
    ['BJ', 2_000, 7],
    ['CI', 4, 5],
    ['CD', 4, 8],
    ['CG', 4, 7],
  ]);
});

it('changes nothing that the team has set since', async () => {
  const set = await shop.call('PATCH', '/pricing-rules', {
    ...admin(),
    json: { freeDeliveryFrom: 15_000, discountFrom: 50_000, homeFee: 2_000 },
  });
  expect(set.status).toBe(200);
  await putInitialAmounts(shop.database);
  expect(await rules()).toMatchObject({ freeDeliveryFrom: 15_000, discountFrom: 50_000, homeFee: 2_000 });
});

it('declares them for forms, filters and phones without a network', () => {
  expect(pricingRules.fields.freeDeliveryFrom.initial).toBe(30);
  expect([COUNTRIES.BJ!.homeFee, COUNTRIES.BJ!.relayFee]).toEqual([4, 3]);
  expect(products.facets.fromPrice).toMatchObject({ between: [10, 20, 40] });
  expect(deliveryCountries.fields.homeFee.label).toBe('À domicile (€)');
});

it('counts points by 10 €, and values them by the hundred', () => {
  expect(pointsSettings.fields.rate.label.replace(/\s/g, ' ')).toBe('Points pour 10,00 € d’articles');
  expect(pointsSettings.fields.worth.label).toBe('Valeur de 100 points (€)');
  expect([9.99, 10, 47.61].map((paid) => pointsFor(paid, { rate: 1 }))).toEqual([0, 1, 4]);
  expect([worthOf(1, { worth: 5 }), worthOf(47, { worth: 5 })]).toEqual([0.05, 2.35]);
});
