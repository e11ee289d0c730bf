import type { Page } from '@playwright/test';
import { openAdminPath, topDialog } from '../../../e2e/setup/back-office.ts';
import { call } from '../../../e2e/setup/call.ts';
import { orderOf, productsOfShop } from '../../../e2e/setup/customer.ts';
import { type Count, choose, counted, rows, SAMPLE } from './count.ts';

async function placeOrders(count: number): Promise<string[]> {
  const products = await productsOfShop(1);
  const placed: string[] = [];
  for (let each = 0; each < count; each += 1)
    placed.push((await call<{ shortNumber: string }>('POST', '/orders', { body: orderOf(products) })).shortNumber);
  return placed;
}

/** Packed, sent and cashed in: a key each, from the list of what is to be done. */
export async function orders(page: Page, many: number): Promise<Count> {
  await placeOrders(SAMPLE);
  await openAdminPath(page, 'orders');
  let shown = 'À faire : tout';
  const sum: Count = { clicks: 0, keys: 0, ms: 0 };
  const add = ({ clicks, keys, ms }: Count) => {
    sum.clicks += clicks;
    sum.keys += keys;
    sum.ms += ms;
  };
  for (const [step, key, label] of [
    ['À préparer', 'p', 'Préparer'],
    ['À expédier', 'e', 'Expédier'],
    ['À encaisser', 'c', 'Encaisser'],
  ] as const) {
    const button = { name: new RegExp(`^${label}`) };
    const begin = async () => {
      await choose(page, shown, step);
      await rows(page).first().getByRole('button', button).waitFor();
      // Out of the filter: arrows are its own as long as it has the focus.
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('ArrowDown');
    };
    const work = async () => {
      for (let each = 0; each < SAMPLE; each += 1) {
        const row = page.locator('[data-row-key]:focus');
        const id = await row.getAttribute('data-row-key');
        await row.getByRole('button', button).waitFor();
        await page.keyboard.press(key);
        await page.locator(`[data-row-key="${id}"]`).waitFor({ state: 'detached' });
      }
    };
    add(await counted(page, begin));
    add(await counted(page, work, many / SAMPLE));
    shown = step;
  }
  return sum;
}

/**
 * The plain way: a window for the order's state, once for « Expédiée » and once for « Terminée ». It knows no preparation;
 * going from page to page is not counted.
 */
export async function ordersPlainly(page: Page, many: number): Promise<Count> {
  const placed = await placeOrders(SAMPLE);
  await openAdminPath(page, 'orders');
  const work = async () => {
    for (const status of ['Expédiée', 'Terminée'])
      for (const number of placed) {
        await page.getByRole('button', { name: `Changer le statut de ${number}` }).click();
        await topDialog(page).getByText(status, { exact: true }).click();
        await topDialog(page).getByRole('button', { name: 'Mettre à jour' }).click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
  };
  return counted(page, work, many / SAMPLE);
}
