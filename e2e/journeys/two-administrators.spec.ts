import type { Order, Product } from '@karite/shared/resources';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer } from '../setup/customer.ts';
import { ADMIN } from '../setup/shop-server.ts';

const SHOP = () => process.env.SHOP_URL!;

/** The other administrator's hand: the same account, by the API. */
async function other() {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  return <Answer>(method: string, path: string, body?: object) => call<Answer>(method, path, { token, body });
}
const open = (page: Page, path: string) => page.goto(`${SHOP()}/admin${path}`);

test('a product that someone else saved meanwhile: both versions are shown, and nothing is lost unseen', async ({
  page,
}) => {
  const byOther = await other();
  const { id } = await byOther<Product>('POST', '/products', {
    name: 'Lait de karité',
    price: 5_000,
    badge: 'Nouveau',
  });
  await signInAsAdmin(page);
  await open(page, `/products?_edit=${id}`);
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('Lait de karité');
  await form.getByLabel('Nom', { exact: true }).fill('Lait corporel');
  await form.getByLabel('Description').fill('Ma description');
  await byOther('PATCH', `/products/${id}`, { name: 'Lait doux', price: 6_000 });
  await form.getByRole('button', { name: 'Enregistrer' }).click();

  const conflict = form.getByRole('region', { name: 'Deux versions' });
  await expect(conflict.getByRole('alert')).toContainText(`${ADMIN.email} a modifié cet élément le`);
  const field = (name: string) => conflict.getByRole('group', { name });
  await expect(field('Nom').getByRole('radio', { name: /^Votre version\s*Lait corporel/ })).toBeChecked();
  await expect(field('Nom').getByRole('radio', { name: /^Version actuelle\s*Lait doux/ })).not.toBeChecked();
  await expect(field('Prix').getByRole('radio', { name: /^Version actuelle/ })).toBeChecked();
  await expect(conflict.getByRole('group')).toHaveCount(2);
  await expect(field('Nom')).toBeInViewport();
  await page.screenshot({ path: test.info().outputPath('conflict.png') });
  expect((await call<Product>('GET', `/products/${id}`)).name).toBe('Lait doux');

  // And once more while one chooses.
  await byOther('PATCH', `/products/${id}`, { badge: 'Promo' });
  await field('Nom')
    .getByRole('radio', { name: /^Version actuelle/ })
    .check();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(field('Badge').getByRole('radio', { name: /^Version actuelle\s*Promo/ })).toBeChecked();
  await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('Lait doux');
  await field('Badge')
    .getByRole('radio', { name: /^Votre version/ })
    .check();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toBeHidden();
  expect(await call<Product>('GET', `/products/${id}`)).toMatchObject({
    name: 'Lait doux',
    price: 6_000,
    badge: 'Nouveau',
    description: 'Ma description',
  });
});

test('an order’s status that someone else set meanwhile is shown before it is replaced', async ({ page }) => {
  const byOther = await other();
  const { order } = await makeCustomer();
  const { orderId, shortNumber } = await byOther<Order>('GET', `/orders/${order.id}`);
  await signInAsAdmin(page);
  await open(page, `/orders?q=${orderId}`);
  await page
    .getByRole('button', { name: `Changer le statut de ${shortNumber}` })
    .first()
    .click();
  const modal = page.getByRole('dialog', { name: 'Changer le statut' });
  await modal.getByRole('radio', { name: 'Payée' }).check();
  await expect(modal.getByRole('button', { name: 'Mettre à jour' })).toBeEnabled();
  await byOther('PATCH', `/orders/${order.id}/status`, { status: 'cancelled' });
  await modal.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(modal.getByRole('alert')).toContainText('Elle est maintenant « Annulée »');
  await page.screenshot({ path: test.info().outputPath('status.png') });
  await modal.getByRole('button', { name: 'Mettre à jour quand même' }).click();
  await expect(modal).toBeHidden();
  const { history } = await byOther<Order>('GET', `/orders/${order.id}`);
  expect(history.map(({ to }) => to)).toEqual(['pending', 'cancelled', 'paid']);
});

test('an undo needs a confirmation before it replaces a later value', async ({ page }) => {
  const byOther = await other();
  const { id } = await byOther<Product>('POST', '/products', { name: 'Savon noir', price: 1_000 });
  await byOther('PATCH', `/products/${id}`, { price: 2_000 });
  await byOther('PATCH', `/products/${id}`, { price: 3_000 });
  await signInAsAdmin(page);
  await open(page, `/products?_show=${id}`);
  await page.getByText('Historique des modifications').click();
  await page
    .getByRole('button', { name: /^Rétablir les valeurs/ })
    .nth(1)
    .click();
  const question = page.getByRole('dialog', { name: 'Rétablir ces valeurs ?' });
  await question.getByRole('button', { name: 'Rétablir' }).click();
  await expect(question.getByRole('alert')).toContainText('Modifié depuis : Prix');
  await expect(question).toContainText(/Prix, par .+, le/);
  await expect(question).toContainText('3 000');
  await page.screenshot({ path: test.info().outputPath('undo.png') });
  await question.getByRole('button', { name: 'Rétablir quand même' }).click();
  await expect(question).toBeHidden();
  expect((await call<Product>('GET', `/products/${id}`)).price).toBe(1_000);
});
