import { readFile } from 'node:fs/promises';
import type { Brand, Category, Collection, Product } from '@karite/shared/resources';
import { openAdminPath, signInAsAdmin, tickInList, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

const tokenOf = async () => (await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN })).access_token;
const priceOf = async (id: string) => (await call<Product>('GET', `/products/${id}`)).price;

test('a draft is seen by staff alone, in the shop by a preview, and by everyone once it is published', async ({
  page,
}) => {
  const token = await tokenOf();
  const body = { name: 'Zinnia brouillon', price: 4_100, status: 'draft' };
  const draft = await call<Product>('POST', '/products', { token, body });
  await signInAsAdmin(page);
  await openAdminPath(page, 'products?q=Zinnia');
  await expect(page.getByText('Brouillon', { exact: true }).first()).toBeVisible();
  expect((await page.request.get(`/produits/${draft.id}`)).status()).toBe(404);

  await openAdminPath(page, `products/show/${draft.id}`);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Aperçu dans la boutique' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { name: 'Zinnia brouillon' })).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: 'Passer à : Publié' }).click();
  await expect(page.getByRole('link', { name: 'Voir dans la boutique' })).toBeVisible();
  await page.goto(`/produits/${draft.id}`);
  await expect(page.getByRole('heading', { name: 'Zinnia brouillon' })).toBeVisible();
});

test('prices by percent, categories and a collection are changed for a selection, and taken back', async ({ page }) => {
  const token = await tokenOf();
  const make = <T>(path: string, body: object) => call<T>('POST', path, { token, body });
  const category = await make<Category>('/categories', { title: 'Abricots' });
  const collection = await make<Collection>('/collections', { title: 'Zigzag' });
  const made: Product[] = [];
  for (const price of [4_100, 4_105, 9_000])
    made.push(await make<Product>('/products', { name: `Zephyr ${price}`, price }));
  await signInAsAdmin(page);
  await openAdminPath(page, 'products?q=Zephyr');
  await tickInList(
    page,
    made.slice(0, 2).map(({ name }) => page.getByRole('checkbox', { name: `Sélectionner ${name}` })),
  );
  const edit = async (field: string) => {
    await page.getByRole('button', { name: 'Modifier la sélection' }).click();
    await topDialog(page).getByRole('combobox', { name: 'Champ à modifier' }).fill(field);
    await page.locator('.ant-select-dropdown:visible').getByTitle(field, { exact: true }).click();
  };
  const apply = () => topDialog(page).getByRole('button', { name: 'Appliquer' }).click();

  await edit('Prix');
  const percent = topDialog(page).getByLabel('Prix : + ou − en %');
  await percent.fill('-100');
  await apply();
  await expect(topDialog(page).getByText('Il ne resterait rien du prix')).toBeVisible();
  await percent.fill('10');
  await expect(topDialog(page).getByText(/4\s100.* → 4\s510/)).toBeVisible();
  await apply();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => Promise.all(made.map(({ id }) => priceOf(id)))).toEqual([4_510, 4_516, 9_000]);
  await page.getByRole('button', { name: 'Défaire' }).click();
  await expect.poll(() => Promise.all(made.map(({ id }) => priceOf(id)))).toEqual([4_100, 4_105, 9_000]);

  await edit('Catégories');
  await topDialog(page).getByRole('combobox', { name: 'Catégories' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Abricots', { exact: true }).click();
  await page.keyboard.press('Escape');
  await apply();
  const inCategory = async () => (await call<Product[]>('GET', `/categories/${category.id}/products`)).length;
  await expect.poll(inCategory).toBe(2);

  await page.getByRole('button', { name: 'Ajouter à une collection' }).click();
  await topDialog(page).getByRole('combobox', { name: 'Collection' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Zigzag', { exact: true }).click();
  await topDialog(page).getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('2 produits ajoutés à « Zigzag »')).toBeVisible();
  expect((await call<Product[]>('GET', `/collections/${collection.id}/products`)).length).toBe(2);
});

test('a template is filled in, and the brands and categories that it names are made with the import', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openAdminPath(page, 'products');
  await page.getByRole('button', { name: 'Exporter, importer' }).click();
  await page.getByRole('button', { name: 'Importer un fichier...' }).click();
  const modal = page.getByRole('dialog', { name: 'Importer : Produits' });
  const downloading = page.waitForEvent('download');
  await modal.getByRole('button', { name: 'CSV', exact: true }).click();
  const [head = '', example = ''] = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
  expect(example).toContain('Exemple à remplacer');
  const row = (named: string, categories: string) =>
    head
      .split(';')
      .map((column) =>
        column.endsWith('Nom') ? named : ({ Prix: '900', Marque: 'Zibeline', Catégories: categories }[column] ?? ''),
      )
      .join(';');
  const text = `${head}\n${row('Zouk', 'Zestes | Zéphyrs')}\n${row('Zouk bis', 'Zestes')}\n`;
  const file = { name: 'rempli.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await modal.getByLabel('Fichier à importer').setInputFiles(file);
  await expect(modal.getByText('Pas encore dans la boutique, 1 marque : « Zibeline »')).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Importer' })).toBeDisabled();
  // Each once, though two rows name it.
  await expect(modal.getByText('Pas encore dans la boutique, 2 catégories : « Zestes », « Zéphyrs »')).toBeVisible();
  await modal.getByRole('checkbox', { name: 'Créer 1 marque avec l’import' }).check();
  await modal.getByRole('checkbox', { name: 'Créer 2 catégories avec l’import' }).check();
  await expect(modal.getByText('2 lignes sans erreur')).toBeVisible();
  await modal.getByRole('button', { name: 'Importer' }).click();
  await expect(modal.getByText('Import terminé')).toBeVisible();
  const brands = await call<Brand[]>('GET', '/brands');
  const [found] = await query<{ brand: string }>(`select brand_id as brand from products where name = 'Zouk'`);
  expect(brands.find(({ id }) => id === found?.brand)?.name).toBe('Zibeline');
  const zestes = (await call<Category[]>('GET', '/categories')).find(({ title }) => title === 'Zestes');
  const inZestes = await call<Product[]>('GET', `/categories/${zestes?.id}/products`);
  expect(inZestes.map(({ name }) => name).sort()).toEqual(['Zouk', 'Zouk bis']);
});
