import { expect, type Page } from '@playwright/test';
import { openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { query } from '../setup/database.ts';
import { test } from '../setup/shop-test.ts';
import { watchForErrors } from '../setup/watch.ts';

const amountIn = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
const totalOf = async (page: Page) => amountIn(await page.getByRole('definition').last().innerText());
/** Codes of their own, so that shops that are used over and over know each once. */
const newCode = () => `E2E${Date.now().toString(36).toUpperCase()}`;

const type = async (page: Page, code: string) => {
  await page.getByText('J’ai un code promo').click();
  await page.getByLabel('Code promo').fill(code);
  await page.getByRole('button', { name: 'Appliquer' }).click();
};

test('an administrator makes a code; a shopper types it, sees what it brings, and pays that', async ({
  page,
  browser,
}) => {
  const errors = watchForErrors(page);
  const code = newCode();
  const admin = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await signInAsAdmin(admin);
  await openAdminPath(admin, 'offers');
  await admin.getByRole('button', { name: 'Nouvelle offre' }).first().click();
  const form = topDialog(admin);
  await form.getByLabel('Nom', { exact: true }).fill(`Essai ${code}`);
  await form.getByLabel('Code', { exact: true }).fill(code);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText('Indiquez un pourcentage').first()).toBeVisible();
  await form.getByLabel('Pourcentage').fill('20');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(admin.getByText('Offre ajoutée').first()).toBeVisible();

  const { price } = await openCheckout(page);
  await fillCustomer(page);
  await page.getByLabel('Adresse de livraison').fill('Cadjèhoun, rue 12');
  await page.getByLabel('Espèces').check();
  const before = await totalOf(page);
  await type(page, 'PERSONNE-NE-L-A');
  await expect(page.getByText('Ce code n’existe pas')).toBeVisible();
  await page.getByLabel('Code promo').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Code ${code} : Essai ${code}`)).toBeVisible();
  await expect.poll(() => totalOf(page)).toBe(before - Math.round(price / 5));
  // It is stored until the order is placed.
  await page.reload();
  await expect(page.getByText(`Code ${code} : Essai ${code}`)).toBeVisible();
  await expect.poll(() => totalOf(page)).toBe(before - Math.round(price / 5));
  await confirm(page).click();
  await expect(thanks(page)).toBeVisible();
  const [stored] = await query<{ total: number; discount: number }>(
    `select total_price::float8 as total, discount::float8 as discount from orders
     join orders_discounts on orders_id = orders.id where code = $1`,
    [code],
  );
  // The order has the code now; the next one begins without.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(code);
  expect(stored).toEqual({ total: before - Math.round(price / 5), discount: Math.round(price / 5) });
  expect(errors).toEqual([]);
});

test('an influencer’s code brings its offer from its field', async ({ page }) => {
  const code = newCode();
  await query(
    `with who as (insert into influencers (name, code, is_active) values ('Awa', $1, true) returning id)
     insert into offers (name, influencer_id, kind, percent, is_active, is_for_all, with_promotions, combines, audience)
     select 'Avec Awa', id, 'percent', 15, true, true, false, false, 'everyone' from who`,
    [code],
  );
  const { price } = await openCheckout(page);
  const before = await totalOf(page);
  await page.getByLabel('Code influenceur').fill(code.toLowerCase());
  await expect(page.getByText('Code reconnu, merci ! « Avec Awa » est pris en compte.')).toBeVisible();
  await expect.poll(() => totalOf(page)).toBe(before - Math.round(price * 0.15));
});

test.describe('a code that is used up meanwhile', () => {
  test.use({ mayComplain: true });
  test('is taken off with its reason, and the order goes on without it', async ({ page }) => {
    const code = newCode();
    await query(
      `insert into offers (name, code, kind, percent, is_active, is_for_all, with_promotions, combines, audience, max_uses)
       values ('Épuisé', $1, 'percent', 10, true, true, false, false, 'everyone', 1)`,
      [code],
    );
    await openCheckout(page);
    await fillCustomer(page);
    await page.getByLabel('Adresse de livraison').fill('Cadjèhoun, rue 12');
    await page.getByLabel('Espèces').check();
    const before = await totalOf(page);
    await type(page, code);
    await expect.poll(() => totalOf(page)).toBeLessThan(before);
    await query('update offers set is_active = false where code = $1', [code]);
    await confirm(page).click();
    await expect(page.getByText('Ce code n’est plus valable').first()).toBeVisible();
    await expect.poll(() => totalOf(page)).toBe(before);
    await confirm(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});
