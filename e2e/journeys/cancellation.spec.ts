import type { Order } from '@karite/shared/resources';
import { signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

test('an order is cancelled with a reason, once what that entails was shown', { tag: '@once' }, async ({
  page,
  customerName,
}) => {
  const nom = customerName('Annulation');
  const body = orderOf(await productsOfShop(1), { nom, email: 'annulee@example.com' });
  const { id, followKey } = await call<Order & { followKey: string }>('POST', '/orders', { body });
  await signInAsAdmin(page);
  await page.goto(`/admin/orders/show/${id}`);
  const details = page.getByRole('dialog', { name: /^KR-/ });
  await details.getByRole('button', { name: /^Changer le statut/ }).click();
  const change = page.getByRole('dialog', { name: 'Changer le statut' });
  await expect(change.getByText('Ce que l’annulation entraîne')).toHaveCount(0);
  await change.getByRole('radio', { name: 'Annulée' }).check();
  const entailed = change.getByRole('alert').filter({ hasText: 'Ce que l’annulation entraîne' });
  await expect(entailed.getByRole('listitem')).toHaveText([
    /en stock\.$/,
    /^Rien n’a été reçu.*rien n’est à rembourser\.$/,
    /^Le client est prévenu.*E-mail/,
  ]);
  const cancel = change.getByRole('button', { name: 'Annuler la commande' });
  await expect(cancel).toBeDisabled();
  await change.getByLabel('Raison de l’annulation').fill('Client injoignable depuis lundi');
  await cancel.click();
  await expect(change).toBeHidden();
  await expect(details.getByText('Client injoignable depuis lundi').first()).toBeVisible();
  expect(await query('select status from orders where id = $1', [id])).toEqual([{ status: 'cancelled' }]);
  // Its customer reads it as well.
  await page.goto(`/commande/${id}?cle=${encodeURIComponent(followKey)}`);
  await expect(page.getByText('Client injoignable depuis lundi').first()).toBeVisible();
});
