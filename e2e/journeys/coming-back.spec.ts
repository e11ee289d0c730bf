import { createHmac } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectAnswer } from '../setup/answered.ts';
import { forgetSession, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { type Customer, makeCustomer, productsOfShop } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

/** The shop as a customer finds it who has logged in before. */
async function openAs(page: Page, { token }: Customer, path: string): Promise<void> {
  await page.goto('/health/live');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto(path);
}

async function ship(id: string): Promise<void> {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  await call('PATCH', `/orders/${id}/status`, { token, body: { status: 'shipped' } });
}

/** The links of the account: in the head, or on a phone in its menu. */
async function accountLinks(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    return page.getByRole('dialog');
  }
  return page.getByRole('banner');
}

test('R1960: the bell shows what is new, its page leads to the order, and what was opened is read', async ({
  page,
}) => {
  const afi = await makeCustomer();
  await ship(afi.order.id);
  await openAs(page, afi, '/shop');
  await (await accountLinks(page)).getByRole('link', { name: 'Notifications : 1 à lire' }).click();
  await expect(page.getByRole('heading', { name: 'Mes Notifications' })).toBeVisible();
  await expect(page.getByText('Nouveau', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Votre commande KR-\S+ est en route$/ }).click();
  await expect(page).toHaveURL(`/orders/${afi.order.id}`);
  await expect
    .poll(
      async () =>
        (
          await query<{ n: number }>('select count(*)::int n from alerts where order_id = $1 and is_read', [
            afi.order.id,
          ])
        )[0]!.n,
    )
    .toBe(1);
  await page.goto('/notifications');
  await expect(page.getByText('est en route')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tout marquer comme lu' })).toBeHidden();
});

test('R1961, R1962: a price is watched with one tap, on the product and among the favourites, and its channel is a choice', async ({
  page,
}) => {
  const [product] = await productsOfShop(1);
  await page.goto(`/produits/${product!.id}`);
  // R1968: a visitor leaves a number; the team has the message ready.
  await page.getByText('Me prévenir si le prix baisse').click();
  const alert = page.locator('form').filter({ has: page.getByRole('button', { name: 'Me prévenir', exact: true }) });
  const to = alert.getByLabel('E-mail ou numéro WhatsApp');
  await to.fill('+229 01 97 00 00 77');
  expect((await new AxeBuilder({ page }).include('main details[open]').analyze()).violations).toEqual([]);
  await alert.getByRole('button').click();
  await expectAnswer(page, 'Merci ! Nous vous écrirons si le prix baisse.');
  await query("update \"product-alerts\" set status = 'due', chat = 'https://wa.me/2290197000077?text=Bonjour'");
  await signInAsAdmin(page);
  await page.goto('/admin/product-alerts?status=due');
  await expect(page.getByRole('link', { name: /wa\.me/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/2290197000077/);
  await page.getByRole('button', { name: 'Prévenu +229' }).first().click();
  await expect(page.getByText('Prévenu', { exact: true }).last()).toBeVisible();
  await forgetSession(page);
  await page.goto(`/produits/${product!.id}`);
  const afi = await makeCustomer();
  await openAs(page, afi, `/produits/${product!.id}`);
  const button = page.getByRole('button', { name: 'Me prévenir si le prix baisse' });
  await button.click();
  await expect(page.getByText('C’est noté : nous vous préviendrons.')).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await call('PUT', `/users/me/favourites/${product!.id}`, { token: afi.token });
  await page.goto('/favoris');
  await page.getByText('Me prévenir si un prix baisse').click();
  const box = page.getByRole('checkbox', { name: product!.name });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText('Choix enregistré')).toBeVisible();
  await page.goto(`/produits/${product!.id}`);
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/profile');
  const orders = page.getByRole('group', { name: 'Mes commandes' });
  await orders.getByRole('checkbox', { name: 'E-mail' }).uncheck();
  await expect(page.getByText('Choix enregistré')).toBeVisible();
  await page.reload();
  await expect(orders.getByRole('checkbox', { name: 'Dans la boutique' })).toBeChecked();
  await expect(orders.getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked();
});

test.describe('a saved cart', () => {
  test.use({ mayComplain: true }); // the browser itself notes the 404 of a link that is none
  test('R1965, R1966: a cart is saved once its owner agrees, returns by the link of its e-mail, and is deleted when they withdraw', async ({
    page,
  }) => {
    const [product] = await productsOfShop(1);
    const afi = await makeCustomer();
    await openAs(page, afi, `/produits/${product!.id}`);
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await expect(page.getByRole('link', { name: /^Panier\s: \d/ }).first()).toBeVisible();
    await page.goto('/cart');
    const agreement = page.getByRole('checkbox', { name: 'M’écrire si j’oublie ce panier' });
    await expect(agreement).not.toBeChecked();
    const stored = async () =>
      (
        await query<{ id: string }>(
          'select users.id from "saved-carts" join users on users.id = user_id where email = $1',
          [afi.email],
        )
      )[0]?.id;
    expect(await stored()).toBeUndefined();
    await agreement.check();
    await expect.poll(stored).toBeTruthy();

    // An invalid link restores nothing, and shows an error.
    await page.goto(`/cart?panier=${await stored()}&cle=0.x`);
    await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();

    // As the e-mail's link has it, on a device that knows nobody.
    const [secret] = await query<{ value: string }>("select value from secrets where name = 'notification-link'");
    const until = (Date.now() + 60_000).toString(36);
    const sign = createHmac('sha256', secret!.value)
      .update(`cart:${until}:${await stored()}`)
      .digest('base64url');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/cart?panier=${await stored()}&cle=${until}.${sign}`);
    await expect(page.getByText('Votre panier est de retour, aux prix du jour.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: product!.name }).first()).toBeVisible();
    await expect(page).toHaveURL('/cart');

    await openAs(page, afi, '/cart');
    await expect(agreement).toBeChecked();
    await agreement.uncheck();
    await expect.poll(stored).toBeUndefined();
  });
});
