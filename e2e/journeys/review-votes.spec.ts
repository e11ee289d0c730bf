import type { Product, Review } from '@karite/shared/resources';
import { expectAnswer } from '../setup/answered.ts';
import { adminButton, forgetSession, openAdminPage, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer } from '../setup/customer.ts';
import { test as base, expect } from '../setup/shop-test.ts';

/** `makeProduct` adds a product that has typed reviews beside those that are written; it is deleted at the end. */
const test = base.extend<{ makeProduct: (name: string, given?: object) => Promise<Product> }>({
  makeProduct: async ({ create }, use) =>
    use((name, given = {}) =>
      create('/products', { name: `${name} ${Date.now()}`, price: 4_000, rating: 4.9, reviews: 88, ...given }),
    ),
});

/** A review that waits for its publication. */
async function written(productId: string, author: string, rating: number, given: object = {}): Promise<Review> {
  const { token } = await makeCustomer();
  return call<Review>('POST', '/reviews', {
    token,
    body: { productId, author, rating, text: `Avis de ${author}`, ...given },
  });
}

test('reviews are filtered by skin type and sorted by votes, which one gives and takes back', async ({
  page,
  makeProduct,
  adminToken,
}) => {
  const product = await makeProduct('Sérum', { skinTypes: ['seche', 'grasse'] });
  const all = [
    await written(product.id, 'Aya', 5, { skinType: 'seche' }),
    await written(product.id, 'Béa', 4, { skinType: 'grasse' }),
    await written(product.id, 'Cica', 3, { skinType: 'seche' }),
    await written(product.id, 'Dona', 2),
    await written(product.id, 'Essi', 1, { skinType: 'seche' }),
  ];
  await call('POST', '/reviews/publish', {
    token: adminToken,
    body: { ids: all.map(({ id }) => id) },
  });
  await page.goto(`/produits/${product.id}`);
  // The whole page is short, however many reviews there are.
  if (test.info().project.name === 'phone')
    expect(await page.evaluate(() => document.documentElement.scrollHeight / 740)).toBeLessThanOrEqual(5);
  const reviews = page.getByRole('region', { name: 'Avis des clients' });
  const items = reviews.getByRole('listitem');
  const names = () => items.locator('strong').allTextContents();
  await expect(items).toHaveCount(3);
  await expect(items.filter({ hasText: 'Essi' })).toContainText('Peau sèche');
  const chips = reviews.getByRole('group', { name: 'Filtrer les avis' }).getByRole('button');
  expect(await chips.allTextContents()).toEqual(['Tous', 'Peau sèche (3)', 'Peau grasse (1)']);

  await reviews.getByRole('button', { name: 'Peau sèche (3)' }).click();
  await expect.poll(names).toEqual(['Essi', 'Cica', 'Aya']);
  await expect(reviews.getByRole('button', { name: 'Peau sèche (3)' })).toHaveAttribute('aria-pressed', 'true');
  const useful = (author: string) =>
    items.filter({ hasText: `Avis de ${author}` }).getByRole('button', { name: 'Utile' });
  await useful('Cica').click();
  await expect(useful('Cica')).toHaveText('✓ Utile (1)');
  await expect(useful('Cica')).toHaveAttribute('aria-pressed', 'true');
  await reviews.getByRole('button', { name: 'Les plus utiles' }).click();
  await expect.poll(names).toEqual(['Cica', 'Essi', 'Aya']);
  await reviews.getByRole('button', { name: 'Tous' }).click();
  await expect.poll(names).toEqual(['Cica', 'Essi', 'Dona', 'Béa', 'Aya']);

  // The vote is known again, and is taken back.
  await page.reload();
  await expect(useful('Cica')).toHaveText('✓ Utile (1)');
  await expect(useful('Cica')).toHaveAttribute('aria-pressed', 'true');
  await useful('Cica').click();
  await expect(useful('Cica')).toHaveText('Utile');
  await expect(useful('Cica')).toHaveAttribute('aria-pressed', 'false');
});

test.describe('one’s own review', () => {
  // The browser reports the refusal.
  test.use({ mayComplain: true });

  test('is not voted for', async ({ page, makeProduct, adminToken }) => {
    const product = await makeProduct('Baume');
    const { token } = await makeCustomer();
    const body = { productId: product.id, author: 'Aya', rating: 5, text: 'Avis de Aya' };
    const { id } = await call<Review>('POST', '/reviews', { token, body });
    await call('POST', `/reviews/${id}/publish`, { token: adminToken });
    await page.goto('/');
    await page.evaluate((it) => localStorage.setItem('token', it), token);
    await page.goto(`/produits/${product.id}`);
    const review = page.getByRole('region', { name: 'Avis des clients' }).getByRole('listitem');
    await review.getByRole('button', { name: 'Utile' }).click();
    await expect(review.getByRole('alert')).toHaveText('Vous ne pouvez pas voter pour votre propre avis');
    await expect(review.getByRole('button', { name: 'Utile' })).toHaveText('Utile');
  });
});

test('a review may say the skin of its author, which the shop reads with its votes', async ({
  page,
  makeProduct,
  isMobile,
}) => {
  const product = await makeProduct('Gommage', { skinTypes: ['mixte'] });
  const { token } = await makeCustomer();
  await page.goto('/');
  await page.evaluate((it) => localStorage.setItem('token', it), token);
  // As the e-mail's link leads here.
  await page.goto(`/produits/${product.id}#mon-avis`);
  const form = page.getByRole('form', { name: 'Votre avis' });
  await form.getByRole('radio', { name: '5 sur 5' }).check({ force: true });
  await form.getByLabel('Nom affiché').fill('Fifa');
  await expect(form.getByLabel('Votre type de cheveux')).toHaveCount(0);
  await form.getByLabel('Votre type de peau').selectOption('Mixte');
  await form.getByRole('button', { name: 'Envoyer mon avis' }).click();
  await expectAnswer(page, 'Merci ! Votre avis sera affiché après sa publication');
  await expect(page.getByRole('region', { name: 'Avis des clients' }).getByRole('listitem')).toContainText(
    'Peau mixte',
  );

  await forgetSession(page);
  await signInAsAdmin(page);
  await openAdminPage(page, 'Avis');
  await page.goto(`/admin/reviews?productId=${product.id}&_sort=helpful&_order=desc`);
  const head = page.getByRole('columnheader', { name: 'Utile' });
  await expect(head).toHaveCount(0);
  // The column is its reader's to add.
  await adminButton(page, 'Affichage').click();
  await page.getByRole('checkbox', { name: 'Utile' }).check();
  await adminButton(page, 'Affichage').click();
  if (!isMobile) await expect(head).toBeVisible();
  await page.getByRole('button', { name: /^Voir Avis de Fifa/ }).click();
  await expect(topDialog(page)).toContainText('Mixte');
});
