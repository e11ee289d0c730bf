import type { Product } from '@karite/shared/resources';
import { chooseByKeys, openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser notes the refusals.
test.use({ mayComplain: true });

test('R2171: the board of products has the drafts, and publishes one that is moved', { tag: '@once' }, async ({
  page,
  create,
}) => {
  const name = `Brouillon du tableau ${Date.now()}`;
  const { id } = await create<Product>('/products', { name, price: 4_100, status: 'draft' });
  await signInAsAdmin(page);
  await openAdminPath(page, `products?q=${encodeURIComponent(name)}`);
  await page.getByRole('radiogroup', { name: 'Vue' }).getByText('Par publication').click();
  const column = (label: string) => page.getByRole('region', { name: label, exact: true });
  const card = (label: string) => column(label).getByRole('listitem').filter({ hasText: name });
  await expect(card('Brouillon')).toBeVisible();
  await expect(column('Publié').getByRole('listitem')).toHaveCount(0);
  const move = async (label: string) => {
    await page.getByRole('button', { name: `Déplacer ${name}` }).click();
    await page.getByRole('menuitem', { name: `Passer à « ${label} »` }).click();
  };
  // It has no moment to be published at.
  await move('Publication prévue');
  await expect(page.getByText(`${name} : Indiquez la date et l’heure`)).toBeVisible();
  await expect(card('Brouillon')).toBeVisible();
  await move('Publié');
  await expect(card('Publié')).toBeVisible();
  await expect(card('Brouillon')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Défaire' })).toBeVisible();
  await page.goto(`/produits/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('R2172: a product that is planned in the form is published once its moment has come', { tag: '@once' }, async ({
  page,
  cleanUp,
}) => {
  const name = `Prévu ${Date.now()}`;
  cleanUp(() => query('delete from products where name = $1', [name]));
  await signInAsAdmin(page);
  await openAdminPath(page, 'products?_create=1');
  const form = topDialog(page);
  const save = () => form.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await form.getByLabel('Nom', { exact: true }).fill(name);
  await form.getByLabel('Prix', { exact: true }).fill('4100');
  await expect(form.getByLabel('Publier le')).toHaveCount(0);
  await chooseByKeys(form.getByRole('combobox', { name: 'Publication' }), 'Publication prévue');
  await save();
  await expect(form.getByText('Indiquez la date et l’heure')).toBeVisible();
  await form.getByLabel('Publier le').fill('31/12/2036 08:00');
  await save();
  await expect(form).toHaveCount(0);
  const [made] = await query<{ id: string; at: string }>(
    `select id, to_char(publish_at at time zone 'Africa/Porto-Novo', 'DD/MM/YYYY HH24:MI') as at from products where name = $1`,
    [name],
  );
  expect(made?.at).toBe('31/12/2036 08:00');
  const open = () => page.request.get(`/produits/${made?.id}`).then((answer) => answer.status());
  expect(await open()).toBe(404);
  await openAdminPath(page, `products?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(/^Prévu le 31\/12\/2036/)).toBeVisible();
  // Its moment has come, and the task that runs every minute is run now.
  await query('update products set publish_at = now() where id = $1', [made?.id]);
  await query(
    `insert into pgboss.job (name, policy) select name, policy from pgboss.queue where name = 'move-due-states'`,
  );
  await expect.poll(open, { timeout: 90_000 }).toBe(200);
  expect((await call<Product>('GET', `/products/${made?.id}`)).name).toBe(name);
});
