import { expect, test } from '@playwright/test';

const SHOP = () => process.env.SHOP_URL!;

test('the back-office can be installed, and shows that there is no network', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${SHOP()}/admin/login`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope));
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/admin.webmanifest', []]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect((await page.request.get(`${SHOP()}${touchIcon}`)).headers()['content-type']).toBe('image/png');
  // The shop's own stays as it was.
  expect((await (await page.request.get(`${SHOP()}/manifest.webmanifest`)).json()).start_url).toBe('/');

  await page.reload();
  await page.context().setOffline(true);
  await page.goto(`${SHOP()}/admin/orders`).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Pas de connexion' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
});
