import { AxeBuilder } from '@axe-core/playwright';
import type { Product } from '@karite/shared/resources';
import { adminButton, openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { test as base, expect } from '../setup/shop-test.ts';

const mark = `Argile ${Date.now()}`;
const VARIANTS = [
  { shade: 'Rose', swatch: '#d8a0a0' },
  { format: '250 g', price: 8_000 },
  { shade: 'Rose', swatch: '#d8a0a0', format: '250 g', price: 8_500, quantity: 0 },
];

/** `head` is a product with these variants. */
const test = base.extend<{ head: Product }>({
  head: async ({ adminToken: token, create }, use) => {
    const body = { name: `${mark} Verte 100 g`, price: 4_000, shade: 'Verte', swatch: '#7a9a6a', format: '100 g' };
    const head = await create<Product>('/products', body);
    await call('POST', `/products/${head.id}/variants`, { token, body: { variants: VARIANTS } });
    await use(head);
  },
});

test('R1912, R1913: a card leads to the choices, and a switch keeps place, quantity and focus; the cart has what was chosen', async ({
  page,
  head,
}) => {
  await page.goto(`/shop?q=${mark}`);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('4 choix');
  await expect(card).toContainText(/dès 4.000 FCFA/);
  await card.getByRole('link', { name: `Choisir ${head.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: head.name })).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Augmenter la quantité' }).first().click();
  const shades = page.getByRole('navigation', { name: 'Teinte' });
  const formats = page.getByRole('navigation', { name: 'Format' });
  const scrolled = await page.evaluate(() => {
    scrollTo(0, 120);
    return scrollY;
  });
  await shades.getByRole('link', { name: 'Rose' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${mark} Rose 100 g` })).toBeVisible();
  await expect(shades.locator('[aria-current]')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  // What is chosen in the other list stays chosen.
  await expect(formats.getByRole('link', { name: /250 g.*épuisé/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('link', { name: /^Panier\s: \d/ }).first()).toBeVisible();
  await page.goto('/cart');
  const line = page.getByRole('listitem').filter({ hasText: `${mark} Rose 100 g` });
  await expect(line).toContainText(/8.000 FCFA/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('R1913: choices are links that the server draws', { tag: '@once' }, async ({ page, head }) => {
    await page.goto(`/produits/${head.id}`);
    await page.getByRole('navigation', { name: 'Format' }).getByRole('link', { name: '250 g' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} Verte 250 g`);
    await page.getByRole('navigation', { name: 'Teinte' }).getByRole('link', { name: 'Rose' }).click();
    await expect(page.getByText('Temporairement indisponible')).toBeVisible();
  });
});

test('R1918: a list of names that is pasted makes as many shades', async ({ page, create }) => {
  const body = { name: `${mark} nue`, price: 2_500 };
  const product = await create<Product>('/products', body);
  await signInAsAdmin(page);
  await openAdminPath(page, `products/show/${product.id}`);
  await adminButton(page, 'Ajouter des déclinaisons').click();
  const form = topDialog(page);
  await form.getByRole('group', { name: 'Ce produit lui-même' }).getByLabel('Teinte').fill('Blanche');
  const first = form.getByRole('group', { name: 'Déclinaison 1' }).getByLabel('Teinte');
  await first.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Ocre\nSable');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(form.getByRole('group', { name: 'Déclinaison 2' }).getByLabel('Teinte')).toHaveValue('Sable');
  expect((await new AxeBuilder({ page }).setLegacyMode().include('.variant-row').analyze()).violations).toEqual([]);
  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('2 déclinaisons ajoutées')).toBeVisible();
  const made = await call<Product[]>('GET', `/products?variantOfId=${product.id}&_sort=priority`);
  expect(made.map(({ name }) => name)).toEqual([`${mark} nue Ocre`, `${mark} nue Sable`]);
});
