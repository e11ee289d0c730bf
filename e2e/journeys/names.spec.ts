import { allows } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import type { Page } from '@playwright/test';
import { adminAddresses, openDashboard, signInAsAdmin, topDialog, untilDrawn } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { productsOfShop } from '../setup/customer.ts';
import { expect, test } from '../setup/shop-test.ts';

/** The ids that are seen on a screen, or read out by a screen reader. */
const idsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
    const said = ['aria-label', 'title', 'alt', 'placeholder'];
    const attributes = [...document.querySelectorAll('*')].flatMap((it) => said.map((name) => it.getAttribute(name)));
    const texts = [document.title, ...document.body.innerText.split('\n'), ...attributes];
    return texts.filter((text) => text !== null && id.test(text)).map(String);
  });

/** How many drafts this browser stores. */
const storedDrafts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('karite-drafts-2', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onsuccess = () => {
          const count = opening.result.transaction('drafts').objectStore('drafts').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test('R1588 no page and no window shows an id', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(300_000);
  await signInAsAdmin(page);
  await openDashboard(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const [product] = await productsOfShop(1);
  const day = '2026-11-28';
  const { id: influencerId } = await call<{ id: string }>('POST', '/influencers', {
    token,
    body: { code: `ID${Date.now()}`, name: 'Afi', share: 10 },
  });
  await call('POST', '/influencer-payouts', { token, body: { influencerId, amount: 1_000, paidOn: day } });
  const lines = [{ productId: product?.id, quantity: 3, lot: 'NOMS-1', expiresOn: '2031-01-01', expected: null }];
  const sheet = { key: crypto.randomUUID(), kind: 'received', note: null, lines };
  await call('POST', '/stock-sheets', { token, body: sheet });
  const found: string[] = [];
  const note = async (where: string) => {
    for (const text of await idsIn(page)) found.push(`${where}: ${text.slice(0, 80)}`);
  };
  for (const address of await adminAddresses(page)) {
    await page.goto(`${process.env.SHOP_URL}${address}`);
    await untilDrawn(page);
    await note(address);
  }
  for (const { name, isSingle, menu } of resources.filter((resource) => allows(resource, 'read'))) {
    if (isSingle || menu === false) continue;
    const [first] = await call<{ id: string }[]>('GET', `/${name}?_start=0&_end=1`, { token });
    if (!first) continue;
    await page.goto(`${process.env.SHOP_URL}/admin/${name}/show/${first.id}`);
    await expect(topDialog(page).locator('.ant-modal-title')).toBeVisible();
    await untilDrawn(page);
    await note(`${name}/show`);
  }
  expect(found).toEqual([]);
  const [lot] = await call<{ id: string }[]>('GET', '/lots?q=NOMS-1&_start=0&_end=1', { token });
  await page.goto(`${process.env.SHOP_URL}/admin/lots/show/${lot?.id}`);
  await expect(topDialog(page).locator('.ant-modal-title')).toHaveText(`Lot NOMS-1 · ${product?.name}`);
});

test('R1588 no resumed draft shows an id, and neither does the offer to resume it', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signInAsAdmin(page);
  await openDashboard(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const found: string[] = [];
  for (const resource of resources.filter((it) => allows(it, 'update') && !it.isSingle && it.menu !== false)) {
    const { name } = resource;
    const [first] = await call<{ id: string }[]>('GET', `/${name}?_start=0&_end=1`, { token });
    if (!first) continue;
    const address = `${process.env.SHOP_URL}/admin/${name}/edit/${first.id}`;
    await page.goto(address);
    await untilDrawn(page);
    const field = topDialog(page).locator('input[type=text]:enabled:not([role=combobox]), textarea:enabled').first();
    if (!(await field.isVisible())) continue;
    await field.fill(`${await field.inputValue()}1`);
    await expect.poll(() => storedDrafts(page)).toBeGreaterThan(0);
    await page.goto(address);
    await untilDrawn(page);
    const take = topDialog(page).getByRole('button', { name: 'Reprendre le brouillon' });
    await expect(take).toBeVisible();
    for (const text of await idsIn(page)) found.push(`${name} offered: ${text.slice(0, 80)}`);
    await take.click();
    await expect(take).toBeHidden();
    await untilDrawn(page);
    for (const text of await idsIn(page)) found.push(`${name} resumed: ${text.slice(0, 80)}`);
    await page.goto(`${process.env.SHOP_URL}/health/live`);
    await page.evaluate(() => indexedDB.deleteDatabase('karite-drafts-2'));
  }
  expect(found).toEqual([]);
});
