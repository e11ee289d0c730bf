import { AxeBuilder } from '@axe-core/playwright';
import { adminButton, openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { giveCamera } from '../setup/camera.ts';
import { test as base, expect } from '../setup/shop-test.ts';

const CODE = '4006381333931';
const NAME = 'Crème au code lu';

/** With a product that has the code. */
const test = base.extend<{ product: { id: string } }>({
  product: [
    async ({ create }, use) => use(await create('/products', { name: NAME, price: 2_000, barcode: CODE })),
    { auto: true },
  ],
});

// A finger, as on a phone or a tablet; a desk has a scanner that types.
test.use({ hasTouch: true });

test.describe('R1540: bar codes', () => {
  test('the camera finds a product, from the list and from the palette', async ({ page, product: { id } }) => {
    await giveCamera(page, CODE);
    await signInAsAdmin(page);
    await openAdminPath(page, 'products');
    await adminButton(page, 'Scanner un code-barres').click();
    await expect(page).toHaveURL(new RegExp(`/admin/products/show/${id}$`));
    await expect(topDialog(page)).toContainText(NAME);
    await openAdminPath(page, 'orders');
    await page.getByRole('button', { name: 'Chercher partout' }).first().click();
    await topDialog(page).getByRole('button', { name: 'Scanner un code-barres' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/products/show/${id}$`));
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('a code that nothing has begins a product', async ({ page }) => {
    await giveCamera(page, '2109876543210');
    await signInAsAdmin(page);
    await openAdminPath(page, 'products');
    await adminButton(page, 'Scanner un code-barres').click();
    await expect(topDialog(page)).toContainText('Rien ici n’a le code-barres 2109876543210.');
    const { violations } = await new AxeBuilder({ page }).include('.scan').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await topDialog(page).getByRole('button', { name: 'Nouveau Produit avec ce code' }).click();
    await expect(topDialog(page).getByLabel('Code-barres')).toHaveValue('2109876543210');
    // Nothing was typed: no confirmation opens.
    await topDialog(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a refused camera is reported, and the code is typed', async ({ page }) => {
    await giveCamera(page, null);
    await signInAsAdmin(page);
    await openAdminPath(page, 'products');
    await adminButton(page, 'Scanner un code-barres').click();
    const dialog = topDialog(page);
    await expect(dialog).toContainText('La caméra est refusée à ce site.');
    await dialog.getByLabel('Ou saisissez le code').fill('4006381333932');
    await dialog.getByRole('button', { name: 'Chercher' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Le dernier chiffre ne correspond pas');
    await dialog.getByLabel('Ou saisissez le code').fill(CODE);
    await dialog.getByLabel('Ou saisissez le code').press('Enter');
    await expect(topDialog(page)).toContainText(NAME);
  });

  test('a scanner that types is understood by both searches', { tag: '@once' }, async ({ page, product: { id } }) => {
    await signInAsAdmin(page);
    await openAdminPath(page, 'products');
    await page.getByRole('searchbox').click();
    await page.keyboard.type(`${CODE}\n`);
    await expect(page.getByText(NAME).first()).toBeVisible();
    await expect(page.getByText('1 produit', { exact: false }).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(topDialog(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type(`${CODE}\n`);
    await expect(page).toHaveURL(new RegExp(`/products/show/${id}`));
  });

  test('search engines read the code of an article', { tag: '@once' }, async ({ request, product: { id } }) => {
    expect(await (await request.get(`/produits/${id}`)).text()).toContain(`"gtin13":"${CODE}"`);
  });
});
