import type { Page } from '@playwright/test';
import { expectAnswer } from '../../setup/answered.ts';
import { makeCustomer } from '../../setup/customer.ts';
import { expect, test } from '../../setup/shop-test.ts';

const signIn = async (page: Page, email: string, password: string) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
};

test('guards: a visitor on a guarded route is sent to /login; a non-admin on an admin route is sent to / (R903)', async ({
  page,
}) => {
  for (const path of ['/profile', '/orders']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
  const customer = await makeCustomer();
  await signIn(page, customer.email, customer.password);
  await expect(page).toHaveURL('/');
  await page.goto('/admin/products');
  await expect(page).toHaveURL('/');
});

test.describe('wrong words', () => {
  test.use({ mayComplain: true });
  test('/login and /register show their errors (R905, R906)', async ({ page }) => {
    const { email } = await makeCustomer();
    await signIn(page, email, 'un autre mot de passe');
    await expect(page.getByText('Adresse e-mail ou mot de passe incorrect')).toBeVisible();
    await page.getByRole('link', { name: "S'inscrire" }).last().click();
    await expect(page.getByRole('heading', { name: 'Créer mon compte' })).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('un bon mot de passe');
    await page.getByLabel('Confirmer le mot de passe').fill('un autre mot de passe');
    await page.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
    await expect(page.getByLabel('Confirmer le mot de passe')).toBeFocused();
    await page.getByLabel('Confirmer le mot de passe').fill('un bon mot de passe');
    await page.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page.locator('main [role=alert], main [aria-invalid]').first()).toBeVisible();
    await expect(page).toHaveURL('/register');
  });
});

test('/login: show/hide toggle, success goes to /; logout removes the token (R904, R905)', async ({
  page,
  isMobile,
}) => {
  const { email, password } = await makeCustomer();
  await page.goto('/login');
  const field = page.getByLabel('Mot de passe', { exact: true });
  await field.fill(password);
  const toggle = page.getByRole('button', { name: 'Afficher le mot de passe' });
  await toggle.click();
  await expect(field).toHaveAttribute('type', 'text');
  await toggle.click();
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/');

  const place = isMobile ? page.getByRole('dialog') : page.locator('header');
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(place.getByText(email)).toBeVisible();
  await expect(place.getByRole('link', { name: 'Mes Commandes' })).toHaveAttribute('href', '/orders');
  await place.getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test("/profile 'Mon Profil': summary card and edit form (R908)", async ({ page }) => {
  const { email, password } = await makeCustomer();
  await signIn(page, email, password);
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon Profil' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText("L'email est requis")).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  const other = `autre.${email}`;
  await page.getByRole('textbox', { name: 'E-mail' }).fill(other);
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectAnswer(page, 'Profil mis à jour avec succès');
  await expect(page.getByRole('heading', { name: other })).toBeVisible();
  // A blank password keeps the current one.
  await page.evaluate(() => localStorage.clear());
  await signIn(page, other, password);
  await expect(page).toHaveURL('/');
});

test('/orders: the customer sees their own orders, each with status and detail (R509)', async ({ page }) => {
  const customer = await makeCustomer();
  await signIn(page, customer.email, customer.password);
  await expect(page).toHaveURL('/');
  await page.goto('/orders');
  const list = page.locator('main li').filter({ has: page.getByRole('link') });
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('En attente');
  await list.getByRole('link').click();
  await expect(page).toHaveURL(`/orders/${customer.order.id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Commande/ })).toBeVisible();
});
