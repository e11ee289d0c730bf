import type { Brand, DeliveryCountry } from '@karite/shared/resources';
import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { drag } from '../setup/drag.ts';
import { ADMIN } from '../setup/shop-server.ts';

const SHOP = () => process.env.SHOP_URL!;
const countries = () => call<DeliveryCountry[]>('GET', '/delivery-countries');
const order = async () => (await countries()).map(({ country }) => country);
const signIn = async () => (await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN })).access_token;

test('records are put in order: by a button, by dragging, and not while the list is in another order', async ({
  page,
}) => {
  const before = await order();
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/delivery-countries`);
  const rows = page.locator('[data-row-key]');
  const first = rows.first().getByRole('button', { name: /^Descendre/ });
  await first.focus();
  await page.keyboard.press('Enter');
  const stepped = [before[1], before[0], ...before.slice(2)];
  await expect.poll(order).toEqual(stepped);
  await expect(rows.first()).toHaveAttribute('data-row-key', (await countries())[0]!.id);

  await drag(page, rows.nth(0).locator('.place-handle'), rows.nth(1), { x: 0.1, y: 0.9 });
  await expect.poll(order).toEqual(before);

  await page.goto(`${SHOP()}/admin/delivery-countries?_sort=position&_order=desc`);
  await expect(page.getByText('4 tarifs de livraison')).toBeVisible();
  await expect(page.locator('.place-handle')).toHaveCount(0);
});

test('a deletion shows what prevents it before it is confirmed', async ({ page }) => {
  const token = await signIn();
  const name = `Maison Tenue ${Date.now()}`;
  const brand = await call<Brand>('POST', '/brands', { token, body: { name } });
  for (const product of ['Lait', 'Savon'])
    await call('POST', '/products', { token, body: { name: product, price: 1_000, brandId: brand.id } });
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/brands?q=${name}`);
  await page.getByRole('button', { name: `Supprimer ${name}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Suppression impossible : encore utilisé par 2 produits');
});
