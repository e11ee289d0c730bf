import type { Page } from '@playwright/test';
import { adminButton, openAdminPath, topDialog } from '../../../e2e/setup/back-office.ts';
import { call } from '../../../e2e/setup/call.ts';
import { type Count, choose, counted, idsIn, rows, SAMPLE } from './count.ts';

/** What had run out and has come is in stock again, all at once. */
export async function delivery(page: Page): Promise<{ count: Count; products: number }> {
  const out = await call<unknown[]>('GET', '/products?inStock=false&_start=0&_end=10');
  await openAdminPath(page, 'products');
  let products = 0;
  const count = await counted(page, async () => {
    await choose(page, 'Stock : tout', 'Épuisé');
    await page.waitForURL(/inStock=false/);
    await page.waitForFunction((many) => document.querySelectorAll('[data-row-key]').length === many, out.length);
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
    await page.getByText(/^Sélection\s: /).waitFor();
    products = (await idsIn(page)).length;
    await adminButton(page, 'Modifier la sélection').click();
    await topDialog(page).getByRole('combobox', { name: 'Champ à modifier' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Stock', { exact: true }).click();
    await topDialog(page).getByRole('switch').click();
    await topDialog(page).getByRole('button', { name: 'Appliquer' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  return { count, products };
}

/** The plain way: each is searched for by the first letters of its name, and switched in its form. */
export async function deliveryPlainly(page: Page, products: number): Promise<Count> {
  const found = await call<{ name: string }[]>('GET', `/products?_sort=name&_start=0&_end=${SAMPLE}`);
  await openAdminPath(page, 'products');
  const work = async () => {
    for (const { name } of found) {
      await page.getByRole('searchbox').click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(name.slice(0, 8));
      const row = rows(page).filter({ hasText: name }).first();
      await page.waitForURL(/[?&]q=/);
      await row.getByRole('button', { name: /^Modifier/ }).click();
      await topDialog(page).getByRole('switch').first().click();
      await topDialog(page).getByRole('button', { name: 'Enregistrer' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  };
  return counted(page, work, products / SAMPLE);
}
