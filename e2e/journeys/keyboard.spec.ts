import type { Locator, Page } from '@playwright/test';
import { productsOfShop } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/shop-test.ts';

test.describe.configure({ timeout: 120_000 }); // a page is walked stop by stop

/** The focused element, and that its focus is visible. */
async function expectFocus(place: Locator): Promise<void> {
  await expect(place).toBeFocused();
  const { outline, shadow } = await place.evaluate((element) => {
    const style = getComputedStyle(element.matches('[type=radio]') ? element.parentElement! : element);
    return { outline: style.outlineStyle, shadow: style.boxShadow };
  });
  expect(outline !== 'none' || shadow !== 'none', `the focus shows: ${await place.ariaSnapshot()}`).toBe(true);
}

/** Presses Tab until an element has the focus, like a user without a pointer. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (await place.evaluate((element) => element === document.activeElement)) return expectFocus(place);
  }
  throw new Error(`The keyboard does not come to ${place}`);
}

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Opens the shop with so many products in the cart. */
async function fillCart(page: Page, count: number): Promise<string[]> {
  const products = await productsOfShop(count);
  await page.goto('/health/live');
  await page.evaluate(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify(products.map((product) => ({ productId: product.id, product, quantity: 1 }))),
  );
  return products.map(({ name }) => name);
}

test('by keyboard: the first stop of every page leads to its content', async ({ page }) => {
  await open(page, '/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expectFocus(skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(true);
});

test('by keyboard: the search gives its results, and the focus back', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('search').getByRole('combobox');
  const search = page.getByRole('search');
  const choices = search.getByRole('option');
  const all = search.getByRole('link', { name: 'Voir tous les résultats' });
  /** The focus stays in the field, which names the active option. */
  const expectChosen = async (choice: Locator) => {
    await expect(choice).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await choice.getAttribute('id'))!);
    await expect(box).toBeFocused();
  };
  await tabTo(page, box);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('karite');
  await expect(all).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(search.getByRole('status')).toHaveText(/produits proposés/);
  await page.keyboard.press('ArrowDown');
  await expectChosen(choices.nth(0));
  await page.keyboard.press('ArrowDown');
  await expectChosen(choices.nth(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expectChosen(choices.last());
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await expectFocus(box);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.fill('');
  await page.keyboard.type('savon');
  await expect(all).toBeVisible();
  await tabTo(page, all);
  await box.focus();
  await page.keyboard.press('ArrowUp');
  const name = await choices.last().locator('> span').innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('by keyboard: the gallery turns, and announces the shown view', async ({ page }) => {
  const [product] = await query<{ id: string; name: string; count: number }>(
    `select products.id, name, count(*)::int as count from products join products_images on products_id = products.id
     group by 1 having count(*) > 1 order by name limit 1`,
  );
  const { id, name, count } = product!;
  await open(page, `/produits/${id}`);
  const view = (index: number) => page.getByRole('img', { name: `${name}, vue ${index} sur ${count}` });
  const thumbnail = (index: number) => page.getByRole('button', { name: `Voir l’image ${index}`, exact: true });
  await expect(view(1)).toBeInViewport({ ratio: 0.4 });
  const next = page.getByRole('button', { name: 'Image suivante' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(view(2)).toBeInViewport({ ratio: 0.4 });
  await expectFocus(next);
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  await tabTo(page, page.getByRole('button', { name: 'Image précédente' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(view(1)).toBeInViewport({ ratio: 0.4 });
  await tabTo(page, thumbnail(2));
  await page.keyboard.press('Enter');
  await expect(view(2)).toBeInViewport({ ratio: 0.4 });
  await expectFocus(thumbnail(2));
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'false');
});

test('by keyboard: the cart changes a quantity, announces it, and removes without losing the focus', async ({
  page,
}) => {
  const names = await fillCart(page, 2);
  await open(page, '/cart');
  const line = page.getByRole('group', { name: `Quantité : ${names[0]}` });
  const number = line.getByRole('status');
  const plus = line.getByRole('button', { name: 'Augmenter la quantité' });
  await tabTo(page, plus);
  await page.keyboard.press('Enter');
  await expect(number).toHaveText('2');
  await expect(number).toHaveAttribute('aria-live', 'polite');
  await expectFocus(plus);
  await tabTo(page, line.getByRole('button', { name: 'Diminuer la quantité' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(number).toHaveText('1');
  for (const name of names) {
    await tabTo(page, page.getByRole('button', { name: `Supprimer ${name}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: `Quantité : ${name}` })).toHaveCount(0);
    await expectFocus(page.getByRole('heading', { level: 1, name: 'Mon panier' }));
  }
  await expect(page.getByText('Votre panier est vide')).toBeVisible();
});

test('by keyboard: a whole order, its errors announced, its number read out', async ({ page, cleanUp }) => {
  await fillCart(page, 1);
  await open(page, '/checkout');
  const confirm = page.getByRole('button', { name: 'Confirmer la commande' });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const cash = page.getByRole('radio', { name: /Espèces/ });
  await tabTo(page, page.getByRole('radio', { name: /À domicile/ }));
  await tabTo(page, page.getByRole('radio', { checked: true }).last());
  while (!(await cash.isChecked())) await page.keyboard.press('ArrowDown');
  await expectFocus(cash);
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Veuillez remplir tous les champs obligatoires');
  await expectFocus(field('Nom'));
  await expect(field('Nom')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Nom')).toHaveAccessibleDescription('Champ obligatoire');
  await page.keyboard.type('Adjovi');
  await tabTo(page, field('Prénom'));
  await page.keyboard.type('Afi');
  await tabTo(page, field('WhatsApp'));
  await page.keyboard.type('+229 01 97 12 34 56');
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Veuillez saisir votre adresse de livraison');
  await expectFocus(field('Adresse de livraison'));
  await page.keyboard.type('Quartier Cadjèhoun, rue 12, Cotonou');
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  const merci = page.getByRole('heading', { level: 1, name: 'Merci, votre commande est enregistrée' });
  await expect(merci).toBeFocused();
  const number = await page.getByText(/^ORDER_\d+_\w+$/).innerText();
  cleanUp(() => query('delete from orders where order_id = $1', [number]));
});

test('by keyboard: a panel keeps the focus, and gives it back', async ({ page, isMobile }) => {
  await open(page, '/');
  const opener = page.getByRole('button', { name: isMobile ? 'Menu' : 'Services', exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  const isVisible = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at === document.body || document.querySelector('dialog')!.contains(at);
    });
  for (let presses = 0; presses < 40; presses += 1) {
    expect(await isVisible()).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expectFocus(opener);
});
