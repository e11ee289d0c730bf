import { formatMoney } from '@karite/shared/money';
import { PAYMENT_MESSAGES } from '@karite/shared/payments';
import { productsOfShop } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { addressOf, orderOnline, pay, play, type Taken, widgetOf } from '../setup/online-order.ts';
import { expect, test } from '../setup/shop-test.ts';

const PAID = PAYMENT_MESSAGES.paid;
const FAILED = 'Erreur lors du paiement. Veuillez réessayer.';

const stateOf = async (order: Taken) => {
  const [found] = await query<{ status: string; payments: string[] }>(
    `select orders.status, array_agg(payments.status order by payments.created_at) as payments
     from orders left join payments on payments.order_id = orders.id where orders.id = $1 group by orders.id`,
    [order.id],
  );
  return found!;
};

test('a payment is closed, fails, is given up, waits, and then succeeds: one order, paid once', async ({ page }) => {
  const order = await orderOnline();
  await page.goto(addressOf(order));
  await expect(widgetOf(page).locator('#amount')).toHaveText(formatMoney(order.totalPrice));
  // Nothing secret is left in the address that the widget sends to its company.
  expect(page.url()).not.toContain(order.followKey);
  await expect(page.getByText('Paiement de test', { exact: true }).first()).toBeVisible();

  await play(page, 'Fermer');
  await expect(page.getByText('Votre commande et votre panier sont gardés.')).toBeVisible();
  await pay(page);
  await play(page, 'Échec');
  await expect(page.getByText(FAILED)).toBeVisible();
  await pay(page);
  await play(page, 'Abandonner');
  await expect(page.getByText('Vous avez fermé le paiement.')).toBeVisible();
  await pay(page);
  await play(page, 'Succès tardif');
  await play(page, 'Fermer');
  await expect(page.getByText('Nous vérifions votre paiement auprès de l’opérateur.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nous vérifions votre paiement auprès de l’opérateur.')).toBeVisible();
  await expect(page.getByText(PAID)).toHaveCount(0);
  expect(await stateOf(order)).toEqual({ status: 'pending', payments: ['failed', 'pending'] });

  await query('update stand_in_transactions set paid_from = now() where paid_from is not null');
  await expect(page.getByText(PAID)).toBeVisible();
  expect(await stateOf(order)).toEqual({ status: 'paid', payments: ['failed', 'paid'] });
  await page.reload();
  await expect(page.getByText(PAID)).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Commande/ })).toBeVisible();
});

test('only the right sum makes a success; a widget that sends no event, or five, is handled', {
  tag: '@once',
}, async ({ page }) => {
  const short = await orderOnline();
  await page.goto(addressOf(short));
  await play(page, 'Mauvais montant');
  await expect(page.getByText(PAYMENT_MESSAGES.unsettled)).toBeVisible();
  expect(await stateOf(short)).toEqual({ status: 'pending', payments: ['underpaid'] });

  const silent = await orderOnline();
  await page.goto(addressOf(silent));
  await play(page, 'Silence');
  await expect(page.getByText(PAID)).toBeVisible();
  expect(await stateOf(silent)).toEqual({ status: 'paid', payments: ['paid'] });

  const other = await orderOnline();
  await page.goto(addressOf(other));
  await play(page, 'Transaction déjà utilisée');
  await play(page, 'Fermer');
  await expect(page.getByText('Nous vérifions votre paiement auprès de l’opérateur.')).toBeVisible();
  // What any window may post to the page, and what nobody believes.
  await page.evaluate(() => window.postMessage({ name: 'PAYMENT_SUCCESS', data: { transactionId: 'x' } }, '*'));
  await page.reload();
  await pay(page);
  expect(await stateOf(other)).toEqual({ status: 'pending', payments: ['pending'] });
  await play(page, 'Cinq avis à la fois');
  await expect(page.getByText(PAID)).toBeVisible();
  expect(await stateOf(other)).toEqual({ status: 'paid', payments: ['paid'] });
});

test.describe('a widget that does not come', () => {
  test.use({ mayComplain: true }); // its script is refused on purpose
  test('shows the failure, and loads at the second try', async ({ page }) => {
    const order = await orderOnline();
    await page.route('**/widget.js', (route) => route.abort());
    await page.goto(addressOf(order));
    await expect(
      page.getByText("Le widget de paiement ne s'est pas chargé correctement. Veuillez actualiser la page."),
    ).toBeVisible();
    await page.unroute('**/widget.js');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await play(page, 'Payer');
    await expect(page.getByText(PAID)).toBeVisible();
  });
});

test('a browser that is closed after paying: the job finds it, and the cart is empty at the next visit', {
  tag: '@once',
}, async ({ page }) => {
  const order = await orderOnline();
  const [bought, , added] = await productsOfShop(3);
  const lines = [bought!, added!].map((product) => ({ productId: product.id, product, quantity: 1 }));
  await page.goto('/cookies');
  await page.evaluate(
    ([cart, payments]) => {
      localStorage.setItem('cart', cart!);
      localStorage.setItem('payments', payments!);
    },
    [
      JSON.stringify(lines),
      // As the checkout leaves it.
      JSON.stringify([
        { order: order.id, key: order.followKey, items: order.payload.items, at: Date.now(), isOver: false },
      ]),
    ],
  );
  await page.goto(addressOf(order));
  await expect(widgetOf(page).getByRole('button', { name: 'Silence' })).toBeVisible();
  // The network is cut with the payment: no question of this page reaches the shop any more.
  await page.route('**/api/payments/*/check', (route) => route.abort());
  await play(page, 'Silence');
  await expect(widgetOf(page).getByText('Payé.')).toBeVisible();
  await page.goto('about:blank');
  expect(await stateOf(order)).toEqual({ status: 'pending', payments: ['pending'] });

  await query('update payments set next_check_at = now() where order_id = $1', [order.id]);
  await expect.poll(() => stateOf(order), { timeout: 30_000 }).toEqual({ status: 'paid', payments: ['paid'] });

  await page.unroute('**/api/payments/*/check');
  await page.goto('/cookies');
  await expect(page.getByText(PAID)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panier : 1' }).first()).toBeVisible();
});

test('R2087: a refused payment says why; the same order is paid when it is handed over', async ({ page }) => {
  const order = await orderOnline();
  await page.goto(addressOf(order));
  await play(page, 'Échec');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText('Solde insuffisant (test)')).toBeVisible();
  await expect(page.getByText('MTN MoMo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.getByRole('button', { name: 'Payer à la livraison' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Commande/ })).toBeVisible();
  const [found] = await query<{ status: string; method: string; orders: number }>(
    'select status, payment_method as method, (select count(*)::int from orders where order_id = $2) as orders from orders where id = $1',
    [order.id, order.orderId],
  );
  expect(found).toEqual({ status: 'pending', method: 'especes', orders: 1 });
});
