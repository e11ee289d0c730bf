import { AxeBuilder } from '@axe-core/playwright';
import type { Brand, Category, Product } from '@karite/shared/resources';
import type { Page } from '@playwright/test';
import { adminButton, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { CORNER, drag } from '../setup/drag.ts';
import { leave } from '../setup/leave.ts';
import { expect, test } from '../setup/test.ts';

const SHOP = () => process.env.SHOP_URL!;

const field = (page: Page, name: string) => topDialog(page).getByLabel(name, { exact: true });
const GIFS = [
  'R0lGODlhAgABAIAAALVOWv///yH5BAAAAAAALAAAAAACAAEAAAICRAoAOw==',
  'R0lGODlhAQACAIAAALVOWv///yH5BAAAAAAALAAAAAABAAIAAAICRAoAOw==',
];

test('leaving a half-filled form needs a confirmation, and its draft is stored, whatever way that was', async ({
  page,
  create,
  adminToken: token,
}) => {
  const product = await create<Product>('/products', { name: 'Gommage au café', price: 4_000 });
  await signInAsAdmin(page);
  page.off('dialog', leave);
  const questions: string[] = [];
  let mayLeave = false;
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (mayLeave ? dialog.accept() : dialog.dismiss());
  });
  await page.goto(`${SHOP()}/admin/products?q=Gommage+au+café`);
  const edit = adminButton(page, 'Modifier Gommage au café');
  await edit.click();
  const save = topDialog(page).getByRole('button', { name: 'Enregistrer' });
  await expect(save).toBeInViewport();
  await field(page, 'Description').fill('La mienne');
  // Refine's own confirmation: cancelling stays on the page.
  for (const [index, leaving] of ['Escape', 'Annuler'].entries()) {
    if (leaving === 'Escape') await page.keyboard.press(leaving);
    else await topDialog(page).getByRole('button', { name: leaving }).click();
    await expect.poll(() => questions.length).toBe(index + 1);
    await expect(field(page, 'Description')).toHaveValue('La mienne');
  }
  expect(new Set(questions)).toEqual(new Set([expect.stringContaining('ne sont pas enregistrées')]));
  mayLeave = true;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const offer = topDialog(page).getByRole('status').filter({ hasText: 'Un brouillon non enregistré vous attend' });
  const take = offer.getByRole('button', { name: 'Reprendre le brouillon' });
  await edit.click();
  await take.click();
  await expect(field(page, 'Description')).toHaveValue('La mienne');
  // The browser's back button needs no confirmation, and loses nothing: not even the last input.
  await field(page, 'Description').fill('La mienne, toujours');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/products\?q=/);
  expect(questions).toHaveLength(3);
  await edit.click();
  await take.click();
  await expect(field(page, 'Description')).toHaveValue('La mienne, toujours');
  await page.reload();
  await expect(offer).toContainText('à l’instant');
  // Meanwhile someone else: the draft is of an older version then.
  await call('PATCH', `/products/${product.id}`, { token, body: { description: 'La leur' } });
  await page.goto(`${SHOP()}/admin/products?_edit=${product.id}`);
  await expect(offer).toContainText('à l’instant');
  await expect(offer).toContainText('a été modifié depuis');
  await take.click();
  const mine = topDialog(page)
    .getByRole('group', { name: 'Description' })
    .getByRole('radio', { name: /^Votre version\s*La mienne, toujours/ });
  await expect(mine).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await call<Product>('GET', `/products/${product.id}`)).description).toBe('La mienne, toujours');
  await adminButton(page, 'Nouveau Produit').click();
  await expect(field(page, 'Nom')).toHaveValue('');
});

test('an amount is read as it is written, refused where it can be read in two ways, and never dropped', async ({
  page,
  create,
}) => {
  const product = await create<Product>('/products', { name: 'Huile de lecture', price: 6_900 });
  const price = async () => (await call<Product>('GET', `/products/${product.id}`)).price;
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/products?_edit=${product.id}`);
  const save = topDialog(page).getByRole('button', { name: 'Enregistrer' });
  for (const [typed, text] of [
    ['0,500', /«\s0,500\s» peut se lire 500 ou 0,5/],
    ['cher', /Nombre attendu\s: «\scher\s»/],
  ] as const) {
    await field(page, 'Prix').fill(typed);
    await save.click();
    await expect(topDialog(page).getByText(text)).toBeVisible();
    await expect(field(page, 'Prix')).toHaveValue(typed);
  }
  expect(await price()).toBe(6_900);
  await field(page, 'Prix').fill('15.000 FCFA');
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await price()).toBe(15_000);
  await adminButton(page, 'Modifier Huile de lecture').click();
  await field(page, 'Prix').fill('1.500,50');
  await save.click();
  // Less than half of the former price: one confirmation.
  await adminButton(page, 'Oui, enregistrer').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await price()).toBe(1_500.5);
});

test('a wrong field takes the focus; the next record, and a copy of it, are a key away', async ({
  page,
  create,
  deleteAfter,
}) => {
  await create('/products', { name: 'Zinzolin argilé A', price: 2_000 });
  await create('/products', { name: 'Zinzolin argilé B', price: 2_500 });
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/products?q=Zinzolin+argil%C3%A9&_sort=name&_order=asc`);
  await adminButton(page, 'Modifier Zinzolin argilé A').click();
  await field(page, 'Nom').fill('');
  await page.keyboard.press('Control+Enter');
  await expect(field(page, 'Nom')).toBeFocused();
  await field(page, 'Nom').fill('Zinzolin argilé A');
  await expect(topDialog(page)).toContainText('1 / 2');
  await adminButton(page, 'Suivant dans la liste').click();
  await expect(field(page, 'Nom')).toHaveValue('Zinzolin argilé B');
  await expect(adminButton(page, 'Suivant dans la liste')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await adminButton(page, 'Voir Zinzolin argilé B').click();
  await adminButton(page, 'Dupliquer').click();
  await expect(field(page, 'Nom')).toHaveValue('Zinzolin argilé B (copie)');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const found = await call<Product[]>('GET', '/products?q=Zinzolin+argil%C3%A9+B&_sort=name&_order=asc');
  deleteAfter(`/products/${found[1]!.id}`);
  expect(found.map(({ name, price }) => [name, price])).toEqual([
    ['Zinzolin argilé B', 2_500],
    ['Zinzolin argilé B (copie)', 2_500],
  ]);
});

test('a record has a page to send: its details once, those that point to it, its history, its neighbours', async ({
  page,
  create,
}) => {
  const brand = await create<Brand>('/brands', { name: 'Maison Akoua' });
  const body = { name: 'Crème Akoua', price: 3_000, brandId: brand.id };
  const product = await create<Product>('/products', body);
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/brands?q=Maison+Akoua&_show=${brand.id}`);
  await expect(topDialog(page).getByText(/^Non renseigné\s: .*Description/)).toBeVisible();
  await expect(topDialog(page).getByText('—', { exact: true })).toHaveCount(0);
  await topDialog(page).getByRole('link', { name: 'Ouvrir la page' }).click();
  await expect(page).toHaveURL(`${SHOP()}/admin/brands/${brand.id}?q=Maison+Akoua`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Maison Akoua' })).toBeVisible();
  await expect(main.getByText(/^Non renseigné\s: /)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Création par' })).toBeVisible();
  const products = main.getByRole('region', { name: 'Produits' });
  await expect(products.getByRole('cell', { name: /3.000 FCFA/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
  await products.getByRole('link', { name: 'Crème Akoua' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Crème Akoua' })).toBeVisible();
  await main.getByRole('link', { name: 'Maison Akoua' }).click();
  await main.getByRole('link', { name: 'Tout voir dans la liste' }).click();
  await expect(main.getByText('1 produit', { exact: true })).toBeVisible();
  await page.goto(`${SHOP()}/admin/brands/${brand.id}`);
  await adminButton(page, 'Modifier').click();
  await field(page, 'Description').fill('Une maison de Cotonou');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByRole('cell', { name: 'Une maison de Cotonou' }).first()).toBeVisible();
  await page.goto(`${SHOP()}/admin/brands/${product.id}`);
  await expect(main.getByText('Marque introuvable')).toBeVisible();
});

test('pictures are dropped, pasted and dragged into their order', { tag: '@once' }, async ({ page, create }) => {
  const product = await create<Product>('/products', { name: 'Savon à déposer', price: 1_500 });
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/products?_edit=${product.id}`);
  const pictures = page.getByRole('group', { name: 'Images', exact: true });
  await expect(pictures).toContainText('déposez-les ici');
  await pictures.evaluate((target, gifs) => {
    const [dropped, pasted] = gifs.map((gif, index) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(gif), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], `${index}.gif`, { type: 'image/gif' }));
      return transfer;
    });
    target.dispatchEvent(new DragEvent('dragover', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    target.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    setTimeout(() => target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true })));
  }, GIFS);
  const chosen = pictures.locator('.ant-upload-list-item-container');
  // Neither is square: each opens the dialog, one after the other.
  for (const [index] of GIFS.entries()) {
    await page.getByRole('button', { name: 'Garder entière' }).click();
    await expect(chosen).toHaveCount(index + 1);
  }
  await expect(chosen.first().getByRole('img')).toHaveAttribute('alt', '0.gif');
  // By the picture: in the field below it a drag marks text.
  await drag(page, chosen.last(), chosen.first(), CORNER, CORNER);
  await expect(chosen).toHaveCount(2);
  await expect(chosen.first().getByRole('img')).toHaveAttribute('alt', '1.gif');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await call<Product>('GET', `/products/${product.id}`)).images).toHaveLength(2);
});

test('R2186, R2187: pictures of the shop are chosen again, and a shade shows those of its product', {
  tag: '@once',
}, async ({ page, create }) => {
  const named = `Baume des photos ${Date.now()}`;
  const [shown] = await call<Product[]>('GET', '/products?inStock=true&_end=1&_sort=createdAt&_order=asc');
  const url = shown?.images[0]?.url ?? '';
  const body = { name: named, price: 1_500, shade: 'photos', images: [url] };
  const head = await create<Product>('/products', body);
  const shade = await create<Product>('/products', {
    name: `${named} Nude`,
    price: 1_500,
    shade: 'Nude',
    variantOfId: head.id,
  });
  const other = await create<Product>('/products', { name: 'Baume sans photo', price: 1_500 });
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/products?_edit=${other.id}`);
  await page
    .getByRole('group', { name: 'Images', exact: true })
    .getByRole('button', { name: 'Choisir dans la bibliothèque' })
    .click();
  const library = page.getByRole('dialog', { name: 'Bibliothèque d’images' });
  await library.getByRole('searchbox').fill(named);
  const found = library.getByRole('checkbox', { name: named });
  await expect(library.getByRole('checkbox')).toHaveCount(1);
  await found.check();
  await expect((await new AxeBuilder({ page }).include('.ant-modal-wrap:last-of-type').analyze()).violations).toEqual(
    [],
  );
  await library.getByRole('button', { name: 'Ajouter 1 image' }).click();
  await expect(library).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await call<Product>('GET', `/products/${other.id}`)).images.map((image) => image.url)).toEqual([url]);

  const stem = url.replace('.webp', '');
  await page.goto(`${SHOP()}/produits/${shade.id}`);
  await expect(page.locator(`img[src^="${stem}"]`).first()).toBeVisible();
  await page.goto(`${SHOP()}/admin/products/${shade.id}`);
  await expect(page.locator(`main img[src^="${stem}"]`).first()).toBeVisible();
});

test('what is chosen of a relation is named as soon as the form opens, however slow the names come', {
  tag: '@once',
}, async ({ page, create }) => {
  const { id: brandId, name: brand } = await create<Brand>('/brands', { name: `Lente ${Date.now()}` });
  const { id: categoryId, title } = await create<Category>('/categories', { title: `Tardive ${Date.now()}` });
  const body = { name: 'Sérum patient', price: 4_000, brandId, categories: [categoryId] };
  const product = await create<Product>('/products', body);
  await signInAsAdmin(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/(brands|categories)\b/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${SHOP()}/admin/products?_edit=${product.id}`);
  for (const isHeld of [true, false]) {
    if (!isHeld) release();
    for (const name of [brand, title])
      await expect(topDialog(page).locator('.ant-select-selection-item', { hasText: name })).toBeVisible();
    for (const chosen of [brandId, categoryId]) await expect(topDialog(page)).not.toContainText(chosen);
  }
});

test('R1837: a substance that cosmetics may not contain is pointed at as it is typed, and saved all the same', async ({
  page,
  create,
}) => {
  const product = await create<Product>('/products', { name: 'Lait éclaircissant', price: 3_000 });
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/products?_edit=${product.id}`);
  const ingredients = field(page, 'Ingrédients (INCI)');
  const warning = topDialog(page).getByRole('status').filter({ hasText: 'À vérifier avant de vendre ce produit' });
  await ingredients.click();
  await ingredients.pressSequentially('Aqua, Hydroquinon');
  await expect(warning).toContainText('hydroquinone (hydroquinon)');
  await ingredients.fill('Aqua, Glycerin');
  await expect(warning).toHaveCount(0);
  await ingredients.fill('Aqua, Mercuric Chloride');
  await expect(warning).toContainText('mercure (mercuric)');
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${SHOP()}/admin/products/${product.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'mercure (mercuric)' })).toBeVisible();
});
