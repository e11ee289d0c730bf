import { readFile } from 'node:fs/promises';
import { formatRoundedMoney } from '@karite/shared/money';
import type { Page } from '@playwright/test';
import { openAdminPath, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** Weeks that are over: no journey's own orders are among them. */
const FROM = dayBefore(60);
const TO = dayBefore(30);

const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label, { exact: true }).locator('xpath=ancestor::*[@class="ant-select-selector"]').click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
};
const row = (page: Page, table: string, name: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test.beforeEach(({ page }) => signInAsAdmin(page));

test('sales of chosen days, by what is chosen, lead to the orders that they count', async ({ page }) => {
  await openAdminPath(page, 'stats');
  await expect(page.getByRole('heading', { name: 'Les cinq statuts' })).toBeVisible();
  await choose(page, 'Période', '30 jours');
  await expect(page).toHaveURL(/period=30d/);
  await expect(page.getByText(/, à côté de /)).toBeVisible();
  await openAdminPath(page, `stats?from=${FROM}&to=${TO}`);
  await page.getByLabel('Du', { exact: true }).click();
  await page.getByLabel('Du', { exact: true }).fill(dayBefore(61));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Au', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(dayBefore(61)));
  await choose(page, 'Distinguer par', 'Statut');
  const completed = row(page, 'Ventes par statut', 'Terminées').or(row(page, 'Ventes par statut', 'Terminée'));
  const count = await completed.getByRole('cell').first().innerText();
  expect(Number(count)).toBeGreaterThan(0);
  await completed.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Commandes' })).toBeVisible();
  await expect(page.locator('.record-count')).toHaveText(new RegExp(`^${count} commandes?`));

  await page.goBack();
  await expect(completed).toBeVisible();
  await page.reload();
  await expect(completed.getByRole('cell').first()).toHaveText(count);
});

test('the figures of a period are taken away as a sheet and as a picture', async ({ page }) => {
  await openAdminPath(page, `stats?from=${FROM}&to=${TO}&by=country`);
  await expect(page.getByRole('table', { name: 'Ventes par pays' })).toBeVisible();
  const file = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Exporter en ${name}` }).click();
    return readFile(await (await download).path());
  };
  const sheet = (await file('CSV')).toString();
  expect(sheet).toContain('Bénin');
  expect((await file('PNG')).subarray(1, 4).toString()).toBe('PNG');
});

test('R1601, R1608: an order that a test has paid is in no figure and in no list of the page', async ({
  page,
  cleanUp,
}) => {
  const place = async () =>
    (await call<{ id: string }>('POST', '/orders', { body: orderOf(await productsOfShop(1)) })).id;
  const [tried, real] = [await place(), await place()];
  cleanUp(() => query('delete from orders where id = any($1)', [[tried, real]]));
  await query('update orders set is_test = true where id = $1', [tried]);
  await openAdminPath(page, 'stats');
  const recent = page.locator('.panel', { has: page.getByRole('heading', { name: /^Commandes Récentes/ }) });
  await expect(recent.locator(`a[href*="${real}"]`)).toBeVisible();
  await expect(recent.locator(`a[href*="${tried}"]`)).toHaveCount(0);
  const [counted] = await query<{ count: number }>('select count(*)::int as count from orders where not is_test');
  const shown = (await recent.getByRole('heading').innerText()).replace(/\D/g, '');
  expect(Number(shown)).toBe(counted!.count);
});

test('R1609: the commission of an influencer in free days is due, until it is noted as paid', async ({
  page,
  cleanUp,
}) => {
  const code = `AWA${Date.now()}`;
  const [awa] = await query<{ id: string }>(
    'insert into influencers (code, name, share, is_active) values ($1, $1, 10, true) returning id',
    [code],
  );
  const { id } = await call<{ id: string }>('POST', '/orders', {
    body: orderOf(await productsOfShop(1), { codeInfluenceur: code }),
  });
  cleanUp(async () => {
    await query('delete from "influencer-payouts" where influencer_id = $1', [awa!.id]);
    await query('delete from influencers where id = $1', [awa!.id]);
    await query('delete from orders where id = $1', [id]);
  });
  await query(`update orders set created_at = $2, status = 'completed', total_price = 12000 where id = $1`, [
    id,
    `${dayBefore(45)}T12:00:00Z`,
  ]);
  const period = `stats?from=${dayBefore(50)}&to=${dayBefore(40)}`;
  const figures = row(page, 'Ventes par influenceur', code).getByRole('cell');
  const [sold, commission, none] = [12_000, 1_200, 0].map(formatRoundedMoney);
  await openAdminPath(page, period);
  await expect(figures).toHaveText([code, '1', sold!, '10 %', commission!, none!, commission!]);

  await figures.last().getByRole('link').click();
  await page.getByRole('link', { name: 'Noter une commission' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Influenceur').fill(code);
  await page.locator('.ant-select-dropdown:visible').getByTitle(code).first().click();
  await form.getByLabel('Montant').fill('1200');
  await form.getByLabel('Payée le').fill(dayBefore(41).split('-').reverse().join('/'));
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toHaveCount(0);
  await openAdminPath(page, period);
  await expect(figures).toHaveText([code, '1', sold!, '10 %', commission!, commission!, none!]);
});
