import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { adminButton, openAdminPath, signInAsAdmin, topDialog } from '../../../e2e/setup/back-office.ts';
import { call } from '../../../e2e/setup/call.ts';
import { orderOf, productsOfShop } from '../../../e2e/setup/customer.ts';
import { startDemoShops } from '../../../e2e/setup/demo-shops.ts';
import { findChromium } from '../../../testing/browser.mjs';

/** What a morning holds. */
const ORDERS = 100;
const PRICES = 20;
/** Of what is done to one after the other in the same way so many are done, and taken times the rest. */
const SAMPLE = 4;

type Count = { clicks: number; keys: number };

/**
 * Counts what a hand does. One is each press of the mouse (a double click is two), and each key; keys held down together
 * (Ctrl V) are one. Looking, moving the pointer and scrolling are none.
 */
const COUNTING = `
  for (const [type, what] of [['pointerdown', 'clicks'], ['keydown', 'keys']])
    addEventListener(type, ({ isTrusted, key, repeat }) => {
      if (!isTrusted || repeat || ['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return;
      sessionStorage.setItem(what, Number(sessionStorage.getItem(what)) + 1);
    }, true);`;
const countOf = (page: Page): Promise<Count> =>
  page.evaluate(() => {
    const [clicks = 0, keys = 0] = ['clicks', 'keys'].map((what) => Number(sessionStorage.getItem(what)));
    return { clicks, keys };
  });

/** What a hand does while `work` is done; `times`: it is done so often. */
async function counted(page: Page, work: () => Promise<void>, times = 1): Promise<Count> {
  const before = await countOf(page);
  await work();
  const after = await countOf(page);
  return { clicks: (after.clicks - before.clicks) * times, keys: (after.keys - before.keys) * times };
}

const rows = (page: Page) => page.locator('[data-row-key]');
const idsIn = (page: Page) => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key') ?? ''));

/** Chooses in a select that shows one title, by its other. */
async function choose(page: Page, shown: string, option: string): Promise<void> {
  await page.getByTitle(shown, { exact: true }).first().click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

async function placeOrders(count: number): Promise<string[]> {
  const products = await productsOfShop(1);
  const placed: string[] = [];
  for (let each = 0; each < count; each += 1)
    placed.push((await call<{ orderId: string }>('POST', '/orders', { body: orderOf(products) })).orderId);
  return placed;
}

/** Packed, sent and cashed in: a key each, from the list of what is to be done. */
async function orders(page: Page): Promise<Count> {
  await placeOrders(SAMPLE);
  await openAdminPath(page, 'orders');
  let shown = 'À faire : tout';
  const sum: Count = { clicks: 0, keys: 0 };
  const add = ({ clicks, keys }: Count) => {
    sum.clicks += clicks;
    sum.keys += keys;
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
    add(await counted(page, work, ORDERS / SAMPLE));
    shown = step;
  }
  return sum;
}

/**
 * The plain way: a window for the order's state, once for « Expédiée » and once for « Terminée ». It knows no preparation;
 * going from page to page is not counted.
 */
async function ordersPlainly(page: Page): Promise<Count> {
  const placed = await placeOrders(SAMPLE);
  await openAdminPath(page, 'orders');
  const work = async () => {
    for (const status of ['Expédiée', 'Terminée'])
      for (const orderId of placed) {
        await page.getByRole('button', { name: `Changer le statut de ${orderId}` }).click();
        await topDialog(page).getByText(status, { exact: true }).click();
        await topDialog(page).getByRole('button', { name: 'Mettre à jour' }).click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
  };
  return counted(page, work, ORDERS / SAMPLE);
}

/** New prices from a spreadsheet, pasted into the column as they were copied. */
async function prices(page: Page): Promise<Count> {
  await openAdminPath(page, 'products');
  return counted(page, async () => {
    await adminButton(page, 'Affichage').click();
    await page.getByRole('radiogroup', { name: 'Lignes par page' }).getByText('25').click();
    await rows(page).nth(PRICES).waitFor();
    await page.keyboard.press('Escape');
    const cell = page.locator('[data-row-key] > .is-editable', { hasText: 'FCFA' }).first();
    await cell.dblclick();
    const input = cell.locator('input');
    await input.waitFor();
    await page.keyboard.press('Control+v');
    // What the system's clipboard would bring.
    await input.evaluate(
      (element, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      Array.from({ length: PRICES }, (_, place) => 4_000 + place).join('\n'),
    );
    await topDialog(page)
      .getByRole('button', { name: `Modifier ${PRICES} produits` })
      .click();
    await page.getByText(`Prix : ${PRICES} produits`).waitFor();
  });
}

/** New prices that are typed, each in its cell. */
async function pricesTyped(page: Page): Promise<Count> {
  await openAdminPath(page, 'products');
  const ids = (await idsIn(page)).slice(0, SAMPLE);
  const work = async () => {
    for (const id of ids) {
      const cell = page.locator(`[data-row-key="${id}"] > .is-editable`, { hasText: 'FCFA' }).first();
      await cell.dblclick();
      await page.locator('.cell-editor input').and(page.locator(':focus')).waitFor();
      await page.keyboard.type('4200');
      await page.keyboard.press('Enter');
      await page.locator('.cell-editor').waitFor({ state: 'detached' });
    }
  };
  return counted(page, work, PRICES / SAMPLE);
}

/** The plain way: each product's form. */
async function pricesPlainly(page: Page): Promise<Count> {
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
      await page.keyboard.type('4100');
      await topDialog(page).getByRole('button', { name: 'Enregistrer' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  };
  return counted(page, work, PRICES / SAMPLE);
}

/** What had run out and has come is in stock again, all at once. */
async function delivery(page: Page): Promise<{ count: Count; products: number }> {
  const out = await call<unknown[]>('GET', '/products?inStock=false&_start=0&_end=10');
  await openAdminPath(page, 'products');
  let products = 0;
  const count = await counted(page, async () => {
    await choose(page, 'Stock : tout', 'Épuisé');
    await page.waitForURL(/inStock=false/);
    await page.waitForFunction((many) => document.querySelectorAll('[data-row-key]').length === many, out.length);
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
    await page.getByText(/^Sélection : /).waitFor();
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
async function deliveryPlainly(page: Page, products: number): Promise<Count> {
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

/** The last thirty days by country, as a sheet to send. */
async function report(page: Page): Promise<Count> {
  await openAdminPath(page, 'stats');
  return counted(page, async () => {
    const select = async (label: string, option: string) => {
      await page.getByLabel(label, { exact: true }).locator('xpath=ancestor::*[@class="ant-select-selector"]').click();
      await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
    };
    await select('Période', '30 jours');
    await page.waitForURL(/period=30d/);
    await select('Distinguer par', 'Pays');
    await page.getByRole('table', { name: 'Ventes par pays' }).waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    await file;
  });
}

async function measure(browser: Browser): Promise<void> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  await context.addInitScript({ content: COUNTING });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signInAsAdmin(page);
  const shown: Record<string, string | number>[] = [];
  const print = (work: string, here: Count, plain: Count | null) => {
    const said = ({ clicks, keys }: Count) => `${Math.round(clicks)} + ${Math.round(keys)}`;
    const sum = ({ clicks, keys }: Count) => Math.round(clicks + keys);
    shown.push({
      work,
      'clicks + keys': said(here),
      'in all': sum(here),
      'plain screens': plain ? said(plain) : 'not offered',
      'plain, in all': plain ? sum(plain) : '',
    });
  };
  print(`${ORDERS} orders prepared, sent and cashed in`, await orders(page), await ordersPlainly(page));
  const plainly = await pricesPlainly(page);
  print(`${PRICES} products re-priced from a spreadsheet`, await prices(page), plainly);
  print(`${PRICES} products re-priced, typed`, await pricesTyped(page), plainly);
  const { count, products } = await delivery(page);
  print(`a delivery of ${products} products that had run out`, count, await deliveryPlainly(page, products));
  print('sales of thirty days by country, as a sheet', await report(page), null);
  if (shown.some(({ 'in all': all }) => all === 0)) throw new Error('Nothing was counted.');
  console.table(shown);
  await context.close();
}

const { shops, stop } = await startDemoShops(1);
Object.assign(process.env, { SHOP_URL: shops[0]?.url, SHOP_DATABASE_URL: shops[0]?.databaseUrl });
const browser = await chromium.launch({ executablePath: (await findChromium()).path });
try {
  await measure(browser);
} finally {
  await browser.close();
  await stop();
}
