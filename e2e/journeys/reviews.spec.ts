import type { Product, Review } from '@karite/shared/resources';
import { pictureFile } from '../../testing/pictures.ts';
import { expectAnswer } from '../setup/answered.ts';
import { forgetSession, openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer } from '../setup/customer.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

const adminToken = async () =>
  (await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN })).access_token;
const makeProduct = async (name: string) =>
  call<Product>('POST', '/products', {
    token: await adminToken(),
    body: { name: `${name} ${Date.now()}`, price: 4_000, rating: 4.9, reviews: 88 },
  });
/** A review that waits for its publication. */
async function written(productId: string, author: string, rating: number): Promise<Review> {
  const { token } = await makeCustomer();
  return call<Review>('POST', '/reviews', {
    token,
    body: { productId, author, rating, text: `Avis de ${author}` },
  });
}

test('a shopper gives their opinion, the shop publishes it, and the product page shows it with the average', async ({
  page,
}) => {
  const product = await makeProduct('Beurre');
  await page.goto(`/produits/${product.id}`);
  const reviews = page.getByRole('region', { name: 'Avis des clients' });
  await expect(reviews).toContainText('Pas encore d’avis écrit.');
  await reviews.getByRole('button', { name: 'Donner mon avis' }).click();
  await expect(reviews.getByText('Connectez-vous pour donner votre avis.')).toBeVisible();

  const { email, password } = await makeCustomer();
  await reviews.getByRole('link', { name: 'Connectez-vous' }).click();
  await page.getByRole('main').getByRole('link', { name: "S'inscrire" }).click();
  await page.getByRole('main').getByRole('link', { name: 'Connexion' }).click();
  // The form before this one has an e-mail too.
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`/produits/${product.id}#mon-avis`);
  const form = reviews.getByRole('form', { name: 'Votre avis' });
  await expect(form).toBeInViewport();
  await form.getByRole('button', { name: 'Envoyer mon avis' }).click();
  await expect(form).toContainText('Choisissez une note');
  await expect(form).toContainText('Indiquez le nom à afficher');
  await expect(form.getByRole('radio', { name: '1 sur 5' })).toBeFocused();
  await form.getByRole('radio', { name: '4 sur 5' }).check({ force: true });
  await expect(form).not.toContainText('Choisissez une note');
  await form.getByLabel('Nom affiché').fill('Afi');
  await form.getByRole('textbox', { name: 'Votre avis' }).fill('Fond vite <b>sur</b> la peau');
  const picture = await pictureFile('plage.png', { width: 2_400, height: 1_600 });
  const buffer = Buffer.from(await picture.arrayBuffer());
  await form.locator('input[type=file]').setInputFiles({ name: 'plage.png', mimeType: 'image/png', buffer });
  await form.getByRole('button', { name: 'Envoyer mon avis' }).click();
  await expectAnswer(page, 'Merci ! Votre avis sera affiché après sa publication');
  await page.reload();
  await expect(reviews).toContainText('Pas encore d’avis écrit.');
  await expect(reviews.getByText('Vous avez déjà donné votre avis : il attend sa publication.')).toBeVisible();

  await forgetSession(page);
  await signInAsAdmin(page);
  await openAdminPage(page, 'Avis');
  await page.goto(`/admin/reviews?status=pending&productId=${product.id}`);
  // The message's « Défaire » requests what it would undo.
  const noted = page.waitForResponse((answer) => answer.url().includes('/api/audit?'));
  await page.getByRole('button', { name: 'Publier Avis de Afi' }).click();
  await expect(page.getByText('Avis publié')).toBeVisible();
  await noted;
  // Customers write reviews, and nobody here does.
  await expect(page.getByRole('button', { name: /^Ajouter/ })).toHaveCount(0);
  await forgetSession(page);
  await page.goto(`/produits/${product.id}`);
  await expect(reviews.getByRole('listitem')).toContainText('Fond vite <b>sur</b> la peau');
  await expect(reviews.getByRole('img', { name: 'Photo 1 de Afi' })).toBeVisible();
  await expect(reviews.getByRole('row', { name: '4 étoiles' })).toContainText('1');
  await expect(page.getByText('(1 avis)').first()).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const record = data.map((text) => JSON.parse(text)).find((it) => it['@type'] === 'Product');
  expect(record.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1 });
  expect(record.review).toMatchObject([{ author: { name: 'Afi' }, reviewRating: { ratingValue: 4 } }]);
});

test('further reviews come on demand; the first ones are there without JavaScript', async ({ page, browser }) => {
  const product = await makeProduct('Savon noir');
  const ids: string[] = [];
  for (let n = 1; n <= 7; n += 1) ids.push((await written(product.id, `Cliente ${n}`, 1 + (n % 5))).id);
  await call('POST', '/reviews/publish', { token: await adminToken(), body: { ids } });
  await page.goto(`/produits/${product.id}`);
  const items = page.getByRole('region', { name: 'Avis des clients' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await page.getByRole('button', { name: 'Voir les 7 avis' }).click();
  await expect(items).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Afficher plus d’avis' })).toHaveCount(0);

  const plain = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(`${process.env.SHOP_URL}/produits/${product.id}`);
  await expect(without.getByText('Avis de Cliente 7')).toBeVisible();
  await expect(without.getByText('Avis de Cliente 5')).toBeVisible();
  await plain.close();
});
