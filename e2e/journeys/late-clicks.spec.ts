import { signInAsAdmin, tickInList } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

const place = async (nom: string) =>
  (await call<{ id: string }>('POST', '/orders', { body: orderOf(await productsOfShop(1), { nom }) })).id;
const adminToken = async () =>
  (await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN })).access_token;
const stateOf = async (id: string) => {
  const [state] = await query<{ status: string; preparation: string }>(
    'select status, preparation from orders where id = $1',
    [id],
  );
  return state;
};
const shipped = (id: string) => query(`select 1 from messages where order_id = $1 and event = 'order-shipped'`, [id]);

test('R2156 « Préparer » pressed twice prepares once: in a window, and in a row', async ({ page }) => {
  await signInAsAdmin(page);
  const inWindow = await place(`Fenêtre${Date.now()}`);
  await page.goto(`${process.env.SHOP_URL}/admin/orders/show/${inWindow}`);
  const details = page.getByRole('dialog', { name: /^KR-/ });
  const prepare = details.getByRole('button', { name: 'Préparer', exact: true });
  await expect(prepare).toBeVisible();
  const box = (await prepare.boundingBox())!;
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await press();
  const next = details.getByRole('button', { name: 'Expédier', exact: true });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  // The button that is there now, at once.
  const later = (await next.boundingBox())!;
  await press();
  await page.mouse.click(later.x + later.width / 2, later.y + later.height / 2);
  await expect(next).not.toHaveAttribute('aria-disabled');
  expect(await stateOf(inWindow)).toEqual({ status: 'pending', preparation: 'started' });
  expect(await shipped(inWindow)).toEqual([]);
  // A second later it is meant.
  await next.click();
  await expect(details.getByRole('button', { name: 'Encaisser', exact: true })).toBeVisible();
  expect((await stateOf(inWindow))?.status).toBe('shipped');

  const inRow = await place(`Ligne${Date.now()}`);
  const other = await place(`Ligne${Date.now()}`);
  await page.goto(`${process.env.SHOP_URL}/admin/orders?nextStep=prepare`);
  const row = page.locator(`[data-row-key="${inRow}"]`);
  await row.getByRole('button', { name: /^Préparer/ }).dblclick({ delay: 20 });
  await expect(row).toHaveCount(0);
  expect(await stateOf(inRow)).toEqual({ status: 'pending', preparation: 'started' });
  // The row that is now under the pointer is another order.
  expect((await stateOf(other))?.preparation).toBe('todo');
});

test('R2156 bulk shipping and cashing in need a confirmation with count, sum, currency and courier', {
  tag: '@once',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const name = `Ensemble${Date.now()}`;
  const ids = [await place(name), await place(name)];
  const token = await adminToken();
  for (const id of ids) await call('POST', `/orders/${id}/prepare`, { token });
  await page.goto(`${process.env.SHOP_URL}/admin/orders?nextStep=ship`);
  await tickInList(
    page,
    ids.map((id) => page.locator(`[data-row-key="${id}"]`).getByRole('checkbox')),
  );
  await page.locator('.bulk-actions').getByRole('button', { name: 'Expédier', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Expédier\s: 2 commandes/ });
  await expect(question).toContainText('Chaque client lit que sa commande est en route.');
  await expect(question).toContainText(/2 commandes\s: .*FCFA \(XOF\), sans livreur noté/);
  await question.getByRole('button', { name: 'Annuler' }).click();
  for (const id of ids) expect((await stateOf(id))?.status).toBe('pending');
});
