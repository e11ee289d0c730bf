import { expect, test } from '@playwright/test';
import { showAdminMenu, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer } from '../setup/customer.ts';
import { ADMIN } from '../setup/shop-server.ts';

const SHOP = () => process.env.SHOP_URL!;

test('a visitor registers, sees the profile, signs out, and loses access to it', async ({ page }) => {
  const email = `afi.${test.info().project.name}.${Date.now()}@example.com`;
  const password = 'un bon mot de passe';
  await page.goto(`${SHOP()}/register`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe').fill('autre chose');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await page.getByLabel('Confirmer le mot de passe').fill(password);
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL(`${SHOP()}/`);

  await page.goto(`${SHOP()}/profile`);
  await expect(page.getByRole('heading', { name: 'Mon Profil' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.goto(`${SHOP()}/admin/`);
  await expect(page).toHaveURL(`${SHOP()}/`);

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(`${SHOP()}/profile`);
  await expect(page).toHaveURL(`${SHOP()}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('faux mot de passe');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Adresse e-mail ou mot de passe incorrect')).toBeVisible();
});

test('an administrator signs out of the back-office only after saying so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${SHOP()}/admin/orders`);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`${SHOP()}/admin/orders`);
  await showAdminMenu(page);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Déconnexion' });
  await expect(dialog.getByText("Êtes-vous sûr de vouloir vous déconnecter de l'administration ?")).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await dialog.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(dialog.getByText('Déconnexion en cours...')).toBeVisible();
  await expect(page).toHaveURL(`${SHOP()}/login`);
  await page.goto(`${SHOP()}/admin/orders`);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('staff hold several parts of the administration, ticked and unticked one by one', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { email, token } = await makeCustomer();
  const { id } = await call<{ id: string }>('GET', '/users/me', { token });
  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/users?_show=${id}`);
  const choose = async (part: string, isGiven: boolean) => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Droits de ${email}` })
      .click();
    const modal = page.getByRole('dialog', { name: 'Droits dans l’administration' });
    const box = modal.getByRole('checkbox', { name: new RegExp(`^${part} `) });
    await box.click();
    await expect(box).toBeChecked({ checked: isGiven });
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(modal).toBeHidden();
  };
  await choose('Commandes', true);
  await choose('Catalogue', true);
  await expect(page.getByText('Commandes, Catalogue').last()).toBeVisible();

  const staff = await browser.newPage();
  await staff.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await staff.goto(`${SHOP()}/admin/`);
  const isDrawer = await showAdminMenu(staff);
  const menu = staff.getByRole('navigation', { name: 'Administration' });
  await expect(menu.getByRole('link', { name: 'Commandes', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Catalogue' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Réglages' })).toHaveCount(0);

  await choose('Commandes', false);
  await staff.goto(`${SHOP()}/admin/brands`);
  if (isDrawer) await showAdminMenu(staff);
  await expect(menu.getByRole('link', { name: 'Catalogue' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Commandes' })).toHaveCount(0);
  await staff.close();
});
