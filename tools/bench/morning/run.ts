import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { signInAsAdmin } from '../../../e2e/setup/back-office.ts';
import { startDemoShops } from '../../../e2e/setup/demo-shops.ts';
import { findChromium } from '../../../testing/browser.mjs';
import { COUNTING, type Count } from './count.ts';
import { closing, colleague, orderByPhone, productsFromSheet, refund, report } from './day.ts';
import { orders, ordersPlainly } from './orders.ts';
import { prices, pricesPlainly, pricesTyped } from './prices.ts';
import { delivery, deliveryPlainly } from './stock.ts';

/** What a morning holds. */
const ORDERS = 10;
const PRICES = 20;
const NEW_PRODUCTS = 30;

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
      seconds: Number((here.ms / 1_000).toFixed(1)),
      'plain screens': plain ? said(plain) : 'not offered',
      'plain, in all': plain ? sum(plain) : '',
    });
  };
  print('an order found by its phone', await orderByPhone(page), null);
  print(`${ORDERS} orders prepared, sent and cashed in`, await orders(page, ORDERS), await ordersPlainly(page, ORDERS));
  print('a colleague added', await colleague(page), null);
  const plainly = await pricesPlainly(page, PRICES);
  print(`${PRICES} products re-priced from a spreadsheet`, await prices(page, PRICES), plainly);
  print(`${PRICES} products re-priced, typed`, await pricesTyped(page, PRICES), plainly);
  print(`${NEW_PRODUCTS} products from a spreadsheet`, await productsFromSheet(page, NEW_PRODUCTS), null);
  const { count, products } = await delivery(page);
  print(`a delivery of ${products} products that had run out`, count, await deliveryPlainly(page, products));
  print('a payment refunded in part', await refund(page), null);
  print('the day closed', await closing(page), null);
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
