import type { Page } from '@playwright/test';
import { adminButton, openAdminPath, topDialog } from '../../../e2e/setup/back-office.ts';
import { call } from '../../../e2e/setup/call.ts';
import { type Count, counted, idsIn, rows, SAMPLE } from './count.ts';

/** A little more than the present price: nothing is to be confirmed. */
const newPriceOf = async (id: string | undefined) =>
  String((await call<{ price: number }>('GET', `/products/${id}`)).price + 50);

/** New prices from a spreadsheet, pasted into the column as they were copied. */
export async function prices(page: Page, many: number): Promise<Count> {
  await openAdminPath(page, 'products');
  return counted(page, async () => {
    await adminButton(page, 'Affichage').click();
    await page.getByRole('radiogroup', { name: 'Lignes par page' }).getByText('25').click();
    await rows(page).nth(many).waitFor();
    await page.keyboard.press('Escape');
    const cell = page.locator('[data-row-key] > .is-editable', { hasText: 'FCFA' }).first();
    await cell.dblclick();
    const texts = await Promise.all((await idsIn(page)).slice(0, many).map(newPriceOf));
    const input = cell.locator('input');
    await input.waitFor();
    await page.keyboard.press('Control+v');
    // What the system's clipboard would bring.
    await input.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, texts.join('\n'));
    await topDialog(page)
      .getByRole('button', { name: `Modifier ${many} produits` })
      .click();
    await page.getByText(`Prix : ${many} produits`).waitFor();
  });
}

/** New prices that are typed, each in its cell. */
export async function pricesTyped(page: Page, many: number): Promise<Count> {
  await openAdminPath(page, 'products');
  const ids = (await idsIn(page)).slice(0, SAMPLE);
  const work = async () => {
    for (const id of ids) {
      const cell = page.locator(`[data-row-key="${id}"] > .is-editable`, { hasText: 'FCFA' }).first();
      await cell.dblclick();
      await page.locator('.cell-editor input').and(page.locator(':focus')).waitFor();
      await page.keyboard.type(await newPriceOf(id));
      await page.keyboard.press('Enter');
      await page.locator('.cell-editor').waitFor({ state: 'detached' });
    }
  };
  return counted(page, work, many / SAMPLE);
}

/** The plain way: each product's form. */
export async function pricesPlainly(page: Page, many: number): Promise<Count> {
  await openAdminPath(page, 'products');
  const ids = (await idsIn(page)).slice(0, SAMPLE);
  const work = async () => {
    for (const id of ids) {
      await page
        .locator(`[data-row-key="${id}"]`)
        .getByRole('button', { name: /^Modifier/ })
        .click();
      await topDialog(page).getByLabel('Prix', { exact: true }).click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(await newPriceOf(id));
      await topDialog(page).getByRole('button', { name: 'Enregistrer' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  };
  return counted(page, work, many / SAMPLE);
}
