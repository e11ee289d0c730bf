import type { Page } from '@playwright/test';
import { adminButton, openAdminPath, signInAsAdmin, tickInList } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

/** The keys that call and write follow the links of the row with the focus, and leave it where it is (R1512). */
async function expectContacts(page: Page): Promise<void> {
  const row = page.locator('[data-row-key]:focus');
  await expect(row).toHaveCount(1);
  await row.evaluate((element) =>
    element.querySelector('a[href^="tel:"]')?.addEventListener('click', (event) => {
      event.preventDefault();
      document.body.dataset.called = element.querySelector('a')?.getAttribute('href') ?? '';
    }),
  );
  await page.keyboard.press('j');
  await expect(page.locator('body')).toHaveAttribute('data-called', /^tel:\+\d{8,}$/);
  await page.locator('body').evaluate((body) => body.removeAttribute('data-called'));
  const popup = page.waitForEvent('popup');
  await page.keyboard.press('w');
  await (await popup).close();
  await expect(row).toHaveCount(1);
}

const rows = (page: Page) => page.locator('[data-row-key]');

test('orders are narrowed by country and day, also after a reload; the slips of several are one file', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page);
  await openAdminPath(page, 'orders');
  await adminButton(page, 'Plus de filtres').click();
  await page.getByTitle('Tous les pays', { exact: true }).click();
  await page.getByTitle('Bénin', { exact: true }).click();
  await expect(page).toHaveURL(/country=BJ/);
  await page.getByLabel('Créé le du').fill('2020-01-01');
  await expect(page).toHaveURL(/createdAt_gte=20/);
  await page.reload();
  await expect(adminButton(page, 'Plus de filtres (2)')).toHaveAttribute('aria-expanded', 'true');
  await tickInList(
    page,
    [0, 1].map((index) => rows(page).nth(index).getByRole('checkbox')),
  );
  const file = page.waitForEvent('download');
  await adminButton(page, 'Bons de livraison').click();
  expect((await file).suggestedFilename()).toBe('bons-de-livraison.pdf');
  // A day to come leaves nothing.
  await page.getByLabel('Créé le du').fill('2100-01-01');
  await expect(page.getByText('Aucune commande trouvée')).toBeVisible();
  await adminButton(page, 'Effacer les filtres').click();
  await expect(page).not.toHaveURL(/country/);
});

test('a morning of orders: packed, sent and cashed in by a key each, taken back from the audit', async ({
  page,
  isMobile,
}) => {
  await signInAsAdmin(page);
  const name = `Matin${Date.now()}`;
  const products = await productsOfShop(1);
  const order = () => call<{ id: string }>('POST', '/orders', { body: orderOf(products, { nom: name }) });
  const { id } = await order();
  const mine = new Set([id]);
  while (!isMobile && mine.size < 12) mine.add((await order()).id);
  const done = (label: string) => page.getByText(label, { exact: true });
  const inSight = (step: string) => page.goto(`${process.env.SHOP_URL}/admin/orders?nextStep=${step}`);
  let presses = 0;

  if (isMobile) {
    // One tap on the card for each.
    for (const [step, label] of [
      ['prepare', 'Préparer'],
      ['ship', 'Expédier'],
      ['collect', 'Encaisser'],
    ] as const) {
      await inSight(step);
      const card = page.locator(`[data-row-key="${id}"]`);
      await expect(card).toContainText(/KR-\w{4}-\w{2} · Rachida M\./);
      // Number, name, sum and next step in a third of the screen.
      expect((await card.boundingBox())!.height).toBeLessThan(page.viewportSize()!.height / 3);
      await card.getByRole('button', { name: new RegExp(`^${label}`) }).click();
      await expect(card).toHaveCount(0);
    }
    return;
  }

  for (const [step, key, label] of [
    ['prepare', 'p', 'Préparer'],
    ['ship', 'e', 'Expédier'],
    ['collect', 'c', 'Encaisser'],
  ] as const) {
    await inSight(step);
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: new RegExp(`^${label}`) }),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    for (let each = 0; each < mine.size; each += 1) {
      const row = page.locator('[data-row-key]:focus');
      await expect(row).toHaveCount(1);
      const at = (await row.getAttribute('data-row-key')) ?? '';
      await expect(row.getByRole('button', { name: new RegExp(`^${label}`) })).toBeVisible();
      await page.keyboard.press(key);
      presses += 1;
      // It leaves the list, and another has the focus: no search is needed.
      await expect(page.locator(`[data-row-key="${at}"]`)).toHaveCount(0);
    }
  }
  expect(presses).toBe(3 * mine.size);
  await expect(done('Commande encaissée').first()).toBeVisible();

  // The last one of them is taken back from its history.
  await page.goto(`${process.env.SHOP_URL}/admin/orders/show/${id}`);
  const details = page.getByRole('dialog', { name: /^KR-/ });
  await details.getByText('Historique des modifications').click();
  await details
    .getByRole('button', { name: /^Rétablir les valeurs/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'Rétablir ces valeurs ?' })
    .getByRole('button', { name: 'Rétablir', exact: true })
    .click();
  await expect(details.getByRole('button', { name: 'Encaisser', exact: true })).toBeVisible();
});

test('« À faire »: ten orders are packed by a key each, as many as the list of orders has', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys');
  await signInAsAdmin(page);
  const products = await productsOfShop(1);
  for (let each = 0; each < 10; each += 1) await call('POST', '/orders', { body: orderOf(products) });
  let presses = 0;
  const queue = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\(`) });
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const countOf = async (step: string) => {
    const answer = await page.request.get(`${process.env.SHOP_URL}/api/orders?nextStep=${step}&_start=0&_end=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { total: Number(answer.headers()['x-total-count']) };
  };
  const numberOf = async (name: string) => Number((await queue(name).innerText()).replace(/\D/g, ''));
  await openAdminPath(page, '');
  for (const [name, step, key] of [['À préparer', 'prepare', 'p']] as const) {
    await queue(name).click();
    const waiting = await numberOf(name);
    expect(waiting).toBeGreaterThanOrEqual(10);
    const { total } = await countOf(step);
    expect(total).toBe(waiting);
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    presses += 1;
    await expectContacts(page);
    for (let each = 0; each < 10; each += 1) {
      const row = page.locator('[data-row-key]:focus');
      await expect(row).toHaveCount(1);
      const at = (await row.getAttribute('data-row-key')) ?? '';
      await page.keyboard.press(key);
      presses += 1;
      await expect(page.locator(`[data-row-key="${at}"]`)).toHaveCount(0);
    }
    await expect.poll(() => numberOf(name)).toBe(waiting - 10);
  }
  expect(presses).toBe(11);
});

test('the window of an order does its next step by a key, and goes on to the next order', { tag: '@once' }, async ({
  page,
}) => {
  await signInAsAdmin(page);
  const products = await productsOfShop(1);
  for (let each = 0; each < 2; each += 1) await call('POST', '/orders', { body: orderOf(products) });
  await openAdminPath(page, 'orders?nextStep=prepare');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Voir / })
    .click();
  const window = page.getByRole('dialog', { name: /^KR-/ });
  await expect(window.getByText('Prochaine étape')).toBeVisible();
  const first = await window.locator('.ant-modal-title').innerText();
  await page.keyboard.press('p');
  await expect(window.locator('.ant-modal-title')).not.toHaveText(first);
  await expect(window.getByRole('button', { name: 'Préparer', exact: true })).toBeVisible();
});
