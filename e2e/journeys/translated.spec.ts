import { expect, type Page } from '@playwright/test';
import { adminAddresses, signInAsAdmin } from '../setup/back-office.ts';
import { confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { type Customer, makeCustomer } from '../setup/customer.ts';
import { follow } from '../setup/follow.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { leave } from '../setup/leave.ts';
import { openScreen, screensOfShop } from '../setup/screens.ts';
import { test } from '../setup/shop-test.ts';
import { translate } from '../setup/translate.ts';

/** The shop as Chrome's translation leaves them (R2134): every page is used, and nothing breaks. */
test.use({ mayComplain: true, serviceWorkers: 'block' });

/** What breaks a page: an error that nobody caught, or one that a boundary shows. */
const BROKEN = /La page n’a pas pu s’afficher|Cette page n’a pas pu être affichée|Une erreur est survenue/;

function watchBreaks(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (/NotFoundError|removeChild|insertBefore|The node before which/.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}

/** Uses what a page offers: opens, presses, types, sends, so that texts come, change and go. */
async function use(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const form of await main.locator('form').all()) {
    const send = form.getByRole('button').and(form.locator('[type="submit"]')).first();
    if (!(await send.isVisible())) continue;
    for (const field of await form.locator('input:visible, textarea:visible').all())
      if (/^(text|email|tel|search|password)$/.test((await field.getAttribute('type')) ?? 'text'))
        await field.fill('x');
    await send.click({ timeout: 2_000 }).catch(() => null);
    for (const field of await form.locator('input:visible, textarea:visible').all())
      if (/^(text|email|tel)$/.test((await field.getAttribute('type')) ?? 'text'))
        await field.fill('', { timeout: 500 }).catch(() => null);
  }
  for (const name of [/^Ajouter/, /^Partager/, /^Augmenter/, /^Diminuer/, /favoris/i, /^Actualiser/, /^Filtre/]) {
    const button = main.getByRole('button', { name }).first();
    if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => null);
  }
}

test('R2134 every page of the shop goes on when it is translated', async ({ page }) => {
  test.setTimeout(400_000);
  const errors = watchBreaks(page);
  const customer: Customer = await makeCustomer();
  for (const screen of await screensOfShop(customer))
    await test.step(screen.name, async () => {
      await openScreen(page, screen, customer);
      await untilHydrated(page);
      await translate(page);
      await use(page);
      // All of it is taken away, and another page comes in its place.
      await follow(page, '/histoires');
      await expect(page).toHaveURL(/\/histoires/);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText(BROKEN)).toHaveCount(0);
      expect(errors, screen.name).toEqual([]);
    });
});

test('R2134 one signs up, in and out, changes the account and orders on translated pages', async ({
  page,
  customerName,
}) => {
  const errors = watchBreaks(page);
  const name = customerName('Traduit');
  const email = `traduit.${Date.now()}@example.com`;
  const main = page.getByRole('main');
  const password = (label: string) => main.getByLabel(label, { exact: true });

  await page.goto('/register');
  await untilHydrated(page);
  await translate(page);
  await main.getByLabel('E-mail').fill(email);
  await password('Mot de passe').fill('un bon mot de passe');
  await password('Confirmer le mot de passe').fill('un autre');
  await main.getByRole('button', { name: "S'inscrire" }).click();
  await expect(main.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await password('Confirmer le mot de passe').fill('un bon mot de passe');
  await main.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/profile');
  await untilHydrated(page);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await translate(page);
  await main.getByLabel('E-mail').first().fill('');
  await main
    .getByRole('button', { name: /Enregistrer|Mettre à jour/ })
    .first()
    .click();
  await expect(main.getByText("L'email est requis")).toBeVisible();
  await main.getByLabel('E-mail').first().fill(email);
  await main
    .getByRole('button', { name: /Enregistrer|Mettre à jour/ })
    .first()
    .click();
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  await untilHydrated(page);
  await translate(page);
  await main.getByLabel('E-mail').fill(email);
  await password('Mot de passe').fill('faux');
  await main.getByRole('button', { name: /connecter|Connexion/i }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await password('Mot de passe').fill('un bon mot de passe');
  await main.getByRole('button', { name: /connecter|Connexion/i }).click();
  await expect(page).toHaveURL(/\/$/);

  await openCheckout(page);
  await untilHydrated(page);
  await translate(page);
  await confirm(page).click();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires').first()).toBeVisible();
  await fillCustomer(page);
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await page.getByLabel('Point relais').check();
  await page.getByLabel('À domicile').check();
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await confirm(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('link', { name: 'Mes Commandes' }).last().click();
  await expect(page).toHaveURL(/\/orders/);
  await main.getByRole('link').filter({ hasText: 'KR-' }).or(main.locator('a[href^="/orders/"]')).first().click();
  await expect(page).toHaveURL(/\/orders\/./);
  const cancel = main.getByRole('button', { name: /Annuler/ }).first();
  await cancel.click();
  await main
    .getByRole('button', { name: /Oui|Confirmer|Annuler ma commande/ })
    .first()
    .click();
  await expect(main.getByText(/Annulée/).first()).toBeVisible();
  await expect(page.getByText(BROKEN)).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** Opens what a page of the back-office creates, sends it empty, types and leaves it again. */
async function useForm(page: Page): Promise<void> {
  const create = page
    .getByRole('main')
    .getByRole('button', { name: /^(Nouve|Ajouter|Créer)/ })
    .first();
  if (!(await create.isVisible())) return;
  await create.click();
  const form = page.getByRole('dialog').last();
  const save = form.getByRole('button', { name: 'Enregistrer' }).first();
  if (!(await save.isVisible().catch(() => false))) return;
  await translate(page);
  await save.click();
  const field = form.locator('input[type="text"]:visible, textarea:visible').first();
  if (await field.isVisible()) await field.fill('x');
  page.off('dialog', leave).once('dialog', (dialog) => void dialog.accept());
  await page.keyboard.press('Escape');
}

test('R2134 every page of the back-office goes on when it is translated', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(600_000);
  const errors = watchBreaks(page);
  await signInAsAdmin(page);
  await page.goto('/admin/');
  const paths = await adminAddresses(page);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('.ant-spin-spinning, .ant-skeleton')).toHaveCount(0);
      await translate(page);
      const search = page.getByRole('main').getByRole('searchbox').first();
      if (await search.isVisible()) {
        await search.fill('zzz');
        await search.fill('');
      }
      await useForm(page);
      // All of it is taken away, and another page comes in its place.
      await page.evaluate(() => {
        history.pushState({ idx: 1 }, '', '/admin/security');
        dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
      });
      await expect(page).toHaveURL(/\/admin\/security/);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText(BROKEN)).toHaveCount(0);
      expect(errors, path).toEqual([]);
    });
});
