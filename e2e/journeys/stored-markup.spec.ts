import type { Page } from '@playwright/test';
import { openDashboard, signInAsAdmin, untilDrawn } from '../setup/back-office.ts';
import { answerOf } from '../setup/call.ts';
import { type Customer, makeCustomer, orderOf } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { findPlanted, PAYLOADS } from '../setup/payloads.ts';
import { type PlantedRecords, plantRecords, removePlanted, sweep } from '../setup/planted-records.ts';
import { test as base, expect } from '../setup/shop-test.ts';

/** With a customer, and records of theirs and of the catalogue that hold the payloads, for all tests of the file. */
const test = base.extend<object, { customer: Customer; planted: PlantedRecords }>({
  customer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs off this pattern
    async ({}, use) => {
      const customer = await makeCustomer();
      await use(customer);
      await sweep(customer);
    },
    { scope: 'worker' },
  ],
  planted: [async ({ customer }, use) => use(await plantRecords(customer)), { scope: 'worker' }],
});

// What a payload sets when it runs: an error, that the test then finds.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(window, '__hit', { set: () => reportError(new Error('a payload ran')) }),
  ),
);

test.use({ trace: 'off' }); // some 300 screens: the error's own words must do

/** The stored text is on the page, as text: it created no element. */
const expectClean = async (page: Page) => expect(await page.evaluate(findPlanted, null), page.url()).toEqual([]);

/** The title of the page's content; any, when none is given. */
async function expectTitle(page: Page, title?: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  if (title === undefined) await expect(heading).toBeVisible();
  else await expect(heading).toHaveText(title);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Opens a page of the shop, hydrated, and checks it. */
async function visit(page: Page, path: string, title?: string): Promise<void> {
  await page.goto(path);
  await expectTitle(page, title);
  await untilHydrated(page);
  await expectClean(page);
}

/** Goes to an address without a reload: what the browser draws itself. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Every so many records one is opened for real; the others differ by their text alone, which every list shows. */
const SAMPLE = 5;

const shows = (page: Page, index: number) =>
  expect(page.getByText(PAYLOADS[index]!).filter({ visible: true }).first()).toBeVisible();

test('P33 mark-up is refused where the shop knows better, and javascript: in every link field', async ({
  customer,
  planted,
}) => {
  const token = planted.adminToken;
  const fine = orderOf([planted.products[0]!]);
  for (const text of [...PAYLOADS, 'https://stranger.example/a.png', '//stranger.example/a.png', '/media/../x.webp']) {
    const refused = async (path: string, body: object) =>
      expect((await answerOf('POST', path, { token, body })).status, `${path} ${JSON.stringify(body)}`).toBe(400);
    await refused('/categories', { title: 'Soin', color: text });
    await refused('/categories', { title: 'Soin', image: text });
    await refused('/brands', { name: 'Maison', logo: text });
    await refused('/auth/register', { email: text, password: 'un bon mot de passe' });
    await refused('/auth/register', { email: `${text}@example.com`, password: 'un bon mot de passe' });
    await refused('/newsletter', { email: text });
    await refused('/orders', { ...fine, orderId: text });
    await refused('/orders', { ...fine, transactionId: text });
    await refused('/orders', { ...fine, customerInfo: { ...fine.customerInfo, email: text } });
    await refused('/orders', { ...fine, customerInfo: { ...fine.customerInfo, whatsapp: text } });
    const mine = await answerOf('PATCH', '/users/me', { token: customer.token, body: { email: text } });
    expect(mine.status, text).toBe(400);
  }
});

test('P33 no screen of the shop makes anything of stored mark-up', async ({ page, customer, planted }) => {
  test.setTimeout(240_000);
  const { products, brands, categories, orders } = planted;
  await page.goto('/health/live');
  await page.evaluate(
    ([cart, wishes]) => {
      localStorage.setItem('cart', cart);
      localStorage.setItem('wishlist', wishes);
    },
    [
      JSON.stringify(products.map((product) => ({ productId: product.id, product, quantity: 1 }))),
      JSON.stringify(products.map(({ id }) => id)),
    ] as const,
  );
  // Taking a page's text apart is what the shop's pages may not do: another page does it, which has no such rule.
  const reader = await page.context().newPage();
  await reader.goto('/health/live');
  for (const [index, payload] of PAYLOADS.entries()) {
    const { id, parentId } = categories[index]!;
    await visit(page, `/produits/${products[index]!.id}`, payload);
    await page.getByRole('tab', { name: 'Marque' }).click();
    await expectClean(page);
    const others: [path: string, title: string][] = [
      [`/brands/${brands[index]}`, payload],
      [parentId ? `/categories/${parentId}/subcategories/${id}` : `/categories/${id}`, payload],
      [`/search?q=${encodeURIComponent(payload)}`, `Résultats pour "${payload}"`],
    ];
    for (const [path, title] of others) {
      expect(await reader.evaluate(findPlanted, path), path).toEqual([]);
      if (index % SAMPLE === 0) await visit(page, path, title);
      else await go(page, path);
      await expectTitle(page, title);
      await expectClean(page);
    }
  }
  for (const path of ['/', '/shop', '/shop?vue=liste', '/promotions', '/brands', '/categories', '/plan-du-site']) {
    await visit(page, path);
    if (path.startsWith('/shop')) await shows(page, PAYLOADS.length - 1);
    else if (path !== '/') await expect(page.getByText('__hit').filter({ visible: true }).first()).toBeVisible();
  }
  for (const path of ['/cart', '/checkout', '/favoris']) {
    await visit(page, path);
    await shows(page, 0);
    await expectClean(page);
  }
  await page.getByRole('search').getByRole('combobox').fill('__hit');
  await expect(page.getByRole('search').getByRole('link', { name: 'Voir tous les résultats' })).toBeVisible();
  await expectClean(page);
  const { id: followed, followKey } = orders[1]!;
  await visit(page, `/commande/${followed}?cle=${encodeURIComponent(followKey)}`);
  await page.evaluate((token) => localStorage.setItem('token', token), customer.token);
  for (const path of ['/profile', '/orders']) {
    await visit(page, path);
    await expectClean(page);
  }
  for (const index of PAYLOADS.keys()) {
    await go(page, `/orders/${orders[index]!.id}`);
    await expectTitle(page);
    await expectClean(page);
  }
});

test('P33 no screen of the back-office makes anything of stored mark-up', async ({ page, planted }) => {
  test.setTimeout(240_000);
  const { products, brands, categories, orders } = planted;
  await signInAsAdmin(page);
  await openDashboard(page);
  await shows(page, PAYLOADS.length - 1);
  await expectClean(page);
  const modal = page.getByRole('dialog');
  const records = {
    products: products.map(({ id }) => id),
    brands,
    categories: categories.map(({ id }) => id),
    orders: orders.map(({ id }) => id),
  };
  for (const [resource, ids] of Object.entries(records)) {
    for (const list of ['', '?_page=2', '?_page=3']) {
      await go(page, `/admin/${resource}${list}`);
      // The list of orders cuts its texts short: there the row itself must do.
      const shown =
        resource === 'orders' ? page.locator('tbody tr[data-row-key]') : page.locator('main').getByText('__hit');
      await expect(shown.first()).toBeVisible();
      await expectClean(page);
    }
    for (const [index, payload] of PAYLOADS.entries()) {
      if (resource !== 'orders' && index % SAMPLE > 0) continue;
      await go(page, `/admin/${resource}?_show=${ids[index]}`);
      // The window before may hold the same words in another case: it would be left before this address is read.
      await expect(page).toHaveURL(new RegExp(`/show/${ids[index]}`));
      await expect(modal.getByText(payload).first()).toBeVisible();
      await expectClean(page);
      if (resource === 'orders') continue;
      await modal.getByText('Historique des modifications').click();
      await expect(modal.locator('.record-history').getByText(/^Création/)).toBeVisible();
      await expectClean(page);
      await go(page, `/admin/${resource}?_edit=${ids[index]}`);
      await expect(modal.getByLabel(/^(Nom|Titre)$/)).toHaveValue(payload);
      await expectClean(page);
    }
  }
  for (const path of ['', '/stats', '/users', '/users?_tab=newsletter', '/users?_tab=stock', '/messages']) {
    await go(page, `/admin${path}`);
    await untilDrawn(page);
    await expectClean(page);
  }
  const [message] = await query<{ id: string }>('select id from messages order by created_at desc limit 1');
  await go(page, `/admin/messages?_show=${message!.id}`);
  await expect(modal).toBeVisible();
  await expectClean(page);
  await removePlanted(planted);
  for (const resource of ['products', 'brands', 'categories']) {
    await go(page, `/admin/${resource}`);
    await page.getByRole('button', { name: 'Supprimés récemment' }).click();
    // The newest are ours; other journeys have deleted things as well.
    await expect(modal.getByText(/^[3-9]\d suppressions$/)).toBeVisible();
    await expectClean(page);
    await modal.getByRole('button', { name: 'Rétablir' }).first().click();
    await expect(page.getByRole('dialog', { name: /^Rétablir «/ })).toBeVisible();
    await expectClean(page);
  }
});
