import { formatMoney } from '@karite/shared/money';
import { PAYMENT_MESSAGES } from '@karite/shared/payments';
import type { Page } from '@playwright/test';
import { openAdminPath, signInAsAdmin } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { addressOf, orderOnline, play, type Taken } from '../setup/online-order.ts';
import { expect, test } from '../setup/shop-test.ts';

// What is refused or cut here is, on purpose.
test.use({ mayComplain: true });

const refundsOf = (order: Taken) =>
  query<{ amount: number; status: string }>(
    `select refunds.amount::int, refunds.status from refunds join payments on payments.id = payment_id
     where payments.order_id = $1 order by refunds.created_at`,
    [order.id],
  );

/** An order that its customer has paid online, opened in the back-office. */
async function openPaidOrder(page: Page): Promise<Taken> {
  const order = await orderOnline();
  await page.goto(addressOf(order));
  await play(page, 'Payer');
  await expect(page.getByText(PAYMENT_MESSAGES.paid)).toBeVisible();
  await signInAsAdmin(page);
  await openAdminPath(page, `orders/${order.id}`);
  return order;
}

const openRefund = (page: Page) => page.getByRole('button', { name: 'Rembourser', exact: true }).click();
const refundWindow = (page: Page) => page.getByRole('dialog', { name: 'Rembourser ce paiement ?' });
const confirm = (page: Page) => refundWindow(page).getByRole('button', { name: 'Rembourser', exact: true }).click();
const given = (page: Page) =>
  page.locator('.ant-timeline-item').filter({ has: page.getByRole('link', { name: 'Remboursement', exact: true }) });

test('R407: a payment is refunded in two parts, and never by more than is left', async ({ page }) => {
  const order = await openPaidOrder(page);
  await openRefund(page);
  await expect(refundWindow(page).getByLabel('Montant')).toHaveValue(String(order.totalPrice));
  await refundWindow(page).getByLabel('Montant').fill('1000');
  await refundWindow(page).getByLabel('Note').fill('Flacon fendu');
  await confirm(page);
  await expect(refundWindow(page)).toHaveCount(0);
  await expect(given(page)).toHaveText([/Remboursé.*1\s000.*Flacon fendu/s]);
  await expect(page.getByText(`Remboursé : ${formatMoney(1_000)}`, { exact: true })).toBeVisible();

  const left = order.totalPrice - 1_000;
  await openRefund(page);
  await expect(refundWindow(page).getByLabel('Montant')).toHaveValue(String(left));
  await refundWindow(page)
    .getByLabel('Montant')
    .fill(String(left + 1));
  await confirm(page);
  await expect(refundWindow(page).getByRole('alert')).toBeVisible();
  expect(await refundsOf(order)).toEqual([{ amount: 1_000, status: 'done' }]);
  await refundWindow(page).getByLabel('Montant').fill(String(left));
  await confirm(page);
  await expect(refundWindow(page)).toHaveCount(0);
  await expect(given(page)).toHaveCount(2);
  // Nothing is left to refund.
  await expect(page.getByRole('button', { name: 'Rembourser', exact: true })).toHaveCount(0);
  expect(await refundsOf(order)).toEqual([
    { amount: 1_000, status: 'done' },
    { amount: left, status: 'done' },
  ]);
  // In the order, in the payment's window, and in the list with its sum (R2088).
  const total = formatMoney(order.totalPrice);
  await expect(page.getByText(`Remboursé : ${total}`, { exact: true })).toBeVisible();
  const [payment] = await query<{ id: string }>('select id from payments where order_id = $1', [order.id]);
  await openAdminPath(page, `payments/show/${payment?.id}`);
  const paymentWindow = page.getByRole('dialog');
  await expect(paymentWindow.locator('th', { hasText: /^Remboursé$/ })).toBeVisible();
  await paymentWindow.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(page.getByRole('main').getByText(total, { exact: true }).first()).toBeVisible();
});

test('a refund without an answer is requested again unchanged, also after a reload, and is paid once', async ({
  page,
}) => {
  const order = await openPaidOrder(page);
  const lost = refundWindow(page).getByText('La réponse du serveur s’est perdue', { exact: false });
  // The shop does it; the answer never comes.
  await page.route('**/api/payments/*/refunds', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openRefund(page);
  await refundWindow(page).getByLabel('Montant').fill('1500');
  await confirm(page);
  await expect(lost).toBeVisible();
  await page.unroute('**/api/payments/*/refunds');
  await confirm(page);
  await expect(refundWindow(page)).toHaveCount(0);
  await expect(given(page)).toHaveText([/Remboursé.*1\s500/s]);
  expect(await refundsOf(order)).toEqual([{ amount: 1_500, status: 'done' }]);

  // The shop never hears of this one.
  await page.route('**/api/payments/*/refunds', (route) => route.abort());
  await openRefund(page);
  await refundWindow(page).getByLabel('Montant').fill('2500');
  await confirm(page);
  await expect(lost).toBeVisible();
  await page.unroute('**/api/payments/*/refunds');
  await page.reload();
  await openRefund(page);
  await expect(refundWindow(page)).toContainText('est restée sans réponse : la voici');
  await expect(refundWindow(page).getByLabel('Montant')).toHaveValue('2500');
  await confirm(page);
  await expect(refundWindow(page)).toHaveCount(0);
  await expect(given(page)).toHaveCount(2);
  expect(await refundsOf(order)).toEqual([
    { amount: 1_500, status: 'done' },
    { amount: 2_500, status: 'done' },
  ]);
});
