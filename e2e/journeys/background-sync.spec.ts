import type { BrowserContext, Page } from '@playwright/test';
import { confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/test.ts';

const SHOP = () => process.env.SHOP_URL!;

/** Has the browser wake the worker up as it does when the network is back, whatever page is open. */
async function wakeWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(SHOP()));
      if (found) resolve(found.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: SHOP(),
    registrationId: await registered,
    tag: 'orders',
    lastChance: false,
  });
  await session.detach();
}

test('P12 background sync: an order that waits on the phone is sent with the shop closed, once, with its number', async ({
  page,
  context,
  customerName,
}) => {
  const name = customerName('Veille');
  const stored = () => query<{ orderId: string }>('select order_id as "orderId" from orders where nom = $1', [name]);
  await openCheckout(page);
  const sentByPage: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.serviceWorker()) sentByPage.push(request.url());
  });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await fillCustomer(page);
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await confirm(page).click();
  await expect(page.getByText('votre commande n’est pas encore partie')).toBeVisible();
  const orderId = await page.evaluate(
    () => JSON.parse(localStorage.getItem('checkout-attempt')!).cart.orderId as string,
  );

  // No page of the shop is open when the network comes back: an answer of the server that runs no code. A connected
  // browser may wake the worker by itself before we do: it is the worker that sends, in any case.
  const bare = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await bare.goto(`${SHOP()}/health/live`);
  await wakeWorker(context, bare);
  await expect.poll(stored).toEqual([{ orderId }]);
  expect(sentByPage).toEqual([]);
  await wakeWorker(context, bare);

  const next = await context.newPage();
  await next.goto(`${SHOP()}/checkout`);
  await expect(thanks(next)).toBeVisible();
  await expect(next.getByText(orderId)).toBeVisible();
  expect(await next.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  expect(await stored()).toEqual([{ orderId }]);
});
