import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/test.ts';

const SHOP = () => process.env.SHOP_URL!;

type ContentPage = { id: string; version: number | null; isStarted: boolean };

async function admin() {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const pageAt = async (place: string) =>
    (await call<ContentPage[]>('GET', `/content-pages?place=${place}`, { token }))[0]!;
  const act = (id: string, action: string, body: object = {}) =>
    call('POST', `/content-pages/${id}/${action}`, { token, body });
  return { token, pageAt, act };
}

const row = (page: Page, name: RegExp) => page.locator('li[data-row-key]').filter({ hasText: name });

test('the front page is edited as a draft, seen by its link, published and taken back (R1944 to R1947)', async ({
  page,
  browser,
}) => {
  const { pageAt, act } = await admin();
  const { id, version } = await pageAt('home');
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/content-pages/${id}`);
  await row(page, /Nos univers/)
    .getByRole('button', { name: 'Modifier' })
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Titre').fill('Nos grands univers');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(row(page, /Nos grands univers/)).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${SHOP()}/`);
  await expect(visitor.getByRole('heading', { name: 'Nos univers' })).toBeVisible();

  await page.getByRole('button', { name: 'Aperçu du brouillon' }).click();
  const frame = page.frameLocator('iframe[title^="Aperçu"]');
  await expect(frame.getByRole('heading', { name: 'Nos grands univers' })).toBeVisible();

  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Publié : visible dès maintenant')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Nos grands univers' })).toBeVisible();

  await act(id, 'restore', { version });
  await act(id, 'discard');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Nos univers' })).toBeVisible();
  await visitor.close();
});

test('an announcement is shown for its period, in place of the permanent one (R1945)', async ({ page }) => {
  const { token, pageAt, act } = await admin();
  const { id, isStarted } = await pageAt('announcement');
  if (!isStarted) await act(id, 'start');
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const add = (body: object) =>
    call<{ id: string }>('POST', '/content-blocks', { token, body: { pageId: id, ...body } });
  const added = [
    await add({ kind: 'announcement', text: 'Demain seulement', startsAt: hours(24) }),
    await add({ kind: 'announcement', text: 'Semaine du karité', endsAt: hours(1), link: '/promotions' }),
  ];
  await act(id, 'publish');
  await page.goto(`${SHOP()}/`);
  await expect(page.locator('#annonces > p')).toHaveText('Semaine du karité');
  for (const block of added) await call('DELETE', `/content-blocks/${block.id}`, { token });
  await act(id, 'publish');
  await page.reload();
  await expect(page.locator('#annonces > p')).toHaveText('Livraison gratuite à partir de 15 000f');
});

test('the preview shows a draft as it will be at a moment, on a phone as well (R1946)', async ({ page, cleanUp }) => {
  const { token, pageAt, act } = await admin();
  const { id, isStarted } = await pageAt('announcement');
  if (!isStarted) await act(id, 'start');
  const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const block = await call<{ id: string }>('POST', '/content-blocks', {
    token,
    body: { pageId: id, kind: 'announcement', text: 'Demain seulement', startsAt: inHours(24) },
  });
  cleanUp(async () => {
    await call('DELETE', `/content-blocks/${block.id}`, { token });
    await act(id, 'publish');
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/content-pages/${id}`);
  await page.getByRole('button', { name: 'Aperçu du brouillon' }).click();
  const shown = page.frameLocator('iframe[title^="Aperçu"]').locator('#annonces > p');
  await expect(shown).toHaveText('Livraison gratuite à partir de 15 000f');
  // As a clock of the shop's own zone shows it, an hour before UTC.
  await page.getByLabel('Tel qu’il sera le').fill(inHours(26).slice(0, 16));
  await expect(shown).toHaveText('Demain seulement');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('help pages are found from the foot of every page, and read without JavaScript (R1949)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${SHOP()}/shop`);
  await page.locator('#pied').getByRole('link', { name: 'Aide' }).click();
  await page.getByRole('link', { name: 'Livraison' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
  await page.getByText('Je n’ai pas d’adresse précise').click();
  await expect(page.getByText('Donnez un point de repère connu')).toBeVisible();
  await context.close();
});
