import { formatMoney } from '@karite/shared/money';
import { CURRENCY_LABELS, type Currency } from '@karite/shared/payments';
import { expect, test } from '@playwright/test';
import { openDashboard, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';
import { ADMIN } from '../setup/shop-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('an order taken on the phone is called about, handed over and paid for', async ({ page }) => {
  const customer = `Zinsou${Date.now()}`;
  await signInAsAdmin(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const courier = `Koffi ${Date.now()}`;
  const added = await page.request.post(`${process.env.SHOP_URL}/api/couriers`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: courier, kind: 'courier', isActive: true },
  });
  expect(added.status()).toBe(201);

  await openDashboard(page);
  await page.getByRole('button', { name: 'Saisir une commande' }).click();
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).click();
  await page.locator('.ant-select-item-option:not(.ant-select-item-option-disabled)').first().click();
  await page.getByLabel('Nom', { exact: true }).fill(customer);
  await page.getByLabel('Prénom').fill('Ayo');
  await page.getByLabel('Téléphone (WhatsApp)').fill('97 00 00 01');
  await page.getByLabel('Adresse').fill('Rue 12, Haie Vive');
  // This browser stores the draft, also over a reload, until it is placed or dropped.
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Brouillon repris')).toBeVisible();
  await expect(page.getByLabel('Adresse')).toHaveValue('Rue 12, Haie Vive');
  await page.getByRole('button', { name: 'Enregistrer la commande' }).click();

  const order = page.getByRole('dialog').filter({ hasText: customer });
  await expect(order.getByText('Téléphone', { exact: true })).toBeVisible();
  await order.getByRole('button', { name: 'Client appelé' }).click();
  await expect(order.getByText('Note · Client appelé')).toBeVisible();
  await order.getByRole('button', { name: 'Remettre au livreur' }).click();
  const handOver = page.getByRole('dialog').filter({ hasText: 'Remettre la commande' });
  await handOver.getByRole('combobox', { name: 'Livreur ou relais' }).click();
  await page.getByTitle(courier).click();
  await handOver.getByRole('button', { name: 'Remettre' }).click();
  await expect(handOver).toBeHidden();

  await page.goto(`${process.env.SHOP_URL}/admin/cash-receipts`);
  await page.getByRole('button', { name: 'Encaisser', exact: true }).first().click();
  const receive = page.getByRole('dialog').filter({ hasText: 'Encaisser les espèces' });
  const amount = receive.getByLabel('Montant reçu');
  const due = await amount.inputValue();
  await amount.fill('');
  await expect(receive.getByRole('button', { name: 'Encaisser', exact: true })).toBeDisabled();
  await amount.fill(due);
  await receive.getByRole('button', { name: 'Encaisser', exact: true }).click();
  await expect(receive).toBeHidden();
  await expect(page.getByText('Encaissé', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^KR-/).first()).toBeVisible();
});

test('the rest of a section of « À faire » stays open when the page is read again', async ({ page }) => {
  const products = await productsOfShop(1);
  for (let each = 0; each < 6; each += 1) await call('POST', '/orders', { body: orderOf(products) });
  await signInAsAdmin(page);
  await openDashboard(page);
  const section = page.locator('.panel', { hasText: 'À appeler' });
  await expect(section.getByRole('listitem')).toHaveCount(5);
  await section.getByRole('button', { name: /^Voir la suite/ }).click();
  const more = section.getByRole('listitem').nth(5);
  await expect(more).toBeVisible();
  const again = page.waitForResponse((answer) => /api\/today\??$/.test(answer.url()));
  const rest = page.waitForResponse((answer) => /api\/today\/\w+/.test(answer.url()));
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await again;
  // What follows is read again as well, and in its place.
  await rest;
  await expect(more).toBeVisible();
});

test('R2085: a day is closed once its drawer is counted, and shows the difference before and after', async ({
  page,
}) => {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  // Yesterday: what other journeys take today goes on.
  const { day: today } = await call<{ day: string }>('GET', '/cash-day', { token });
  const day = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const { drawer } = await call<{ drawer: { currency: Currency; expected: number }[] }>(
    'GET',
    `/cash-day/sums?day=${day}`,
    { token },
  );
  const [first = { currency: 'XOF' as const, expected: 0 }, ...others] = drawer;
  const dated = day.split('-').reverse().join('/');
  await signInAsAdmin(page);
  await page.goto(`${process.env.SHOP_URL}/admin/cash-closings`);
  await page.getByLabel('Journée à clôturer').fill(dated);
  await page.getByRole('button', { name: 'Clôturer', exact: true }).click();
  const closing = page.getByRole('dialog', { name: `Clôturer la caisse du ${dated} ?` });
  const close = closing.getByRole('button', { name: 'Clôturer', exact: true });
  const count = ({ currency }: { currency: Currency }) => closing.getByLabel(`Compté en ${CURRENCY_LABELS[currency]}`);
  const more = formatMoney(500, first.currency);
  // Without a count nothing is closed; what can't be read is no count.
  await expect(count(first)).toHaveValue('');
  await expect(close).toBeDisabled();
  await count(first).fill('beaucoup');
  await expect(close).toBeDisabled();
  for (const other of others) await count(other).fill(String(other.expected));
  await count(first).fill(String(first.expected));
  await expect(closing.getByText('juste')).toHaveCount(others.length + 1);
  await count(first).fill(String(first.expected + 500));
  await expect(closing.getByText(`écart ${more}`)).toBeVisible();
  await close.click();
  await expect(page.getByText(`Caisse du ${dated} clôturée : écart ${more}`)).toBeVisible();
  await expect(page.getByText(`Caisse clôturée jusqu’au ${dated}.`)).toBeVisible();
  await expect(closing).toBeHidden();
});
