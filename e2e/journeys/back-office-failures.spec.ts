import type { Page } from '@playwright/test';
import {
  adminButton as button,
  topDialog as modal,
  openAdminPath as open,
  signInAsAdmin,
} from '../setup/back-office.ts';
import { expect, test } from '../setup/shop-test.ts';

test.describe('the message of an operation when the answer is not the server’s own (R1301)', () => {
  test.use({ mayComplain: true }); // failing answers are noted by the browser
  const PAGE = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
  const fail = (page: Page, api: RegExp, method: string, answer: typeof PAGE | { status: number } | null = PAGE) =>
    page.route(api, (route) => {
      if (route.request().method() !== method) return route.fallback();
      return answer ? route.fulfill(answer) : route.abort('connectionreset');
    });

  test('each operation its own words; the form of products the answer’s', async ({ page }) => {
    await fail(page, /\/api\/auth\/login/, 'POST');
    await page.goto('/admin/login');
    await page.getByLabel('E-mail').fill('a@example.com');
    await page.getByLabel('Mot de passe', { exact: true }).fill('secret');
    await button(page, 'Se connecter').click();
    await expect(page.getByRole('alert')).toHaveText('Erreur de connexion');
    await page.unrouteAll();
    await signInAsAdmin(page);
    const save = async (path: string, fields: Record<string, string>, message: string | RegExp) => {
      await open(page, `${path}?_create=1`);
      for (const [label, value] of Object.entries(fields))
        await modal(page).getByLabel(label, { exact: true }).fill(value);
      await button(page, 'Enregistrer').click();
      await expect(modal(page).getByRole('alert')).toHaveText(message);
    };
    await fail(page, /\/api\/(brands|categories|products)/, 'POST');
    await save('brands', { Nom: 'Aya' }, "Erreur lors de l'enregistrement");
    await save('categories', { Titre: 'Mains' }, "Erreur lors de l'envoi du formulaire");
    await save('products', { Nom: 'Lait', Prix: '100' }, 'HTTP 502: Bad Gateway');
    await fail(page, /\/api\/products/, 'POST', null);
    await save(
      'products',
      { Nom: 'Lait', Prix: '100' },
      /^Erreur lors de la sauvegarde du produitLa connexion s’est coupée avant la réponse\. Enregistrez de nouveau\s: rien ne sera compté deux fois\.$/,
    );

    await fail(page, /\/api\/(brands|products)\//, 'DELETE');
    for (const [path, message] of [
      ['brands', 'Erreur lors de la suppression'],
      ['products', 'Erreur lors de la suppression du produit'],
    ] as const) {
      await open(page, path);
      await button(page, /^Supprimer /).click();
      await modal(page).getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }

    await fail(page, /\/api\/orders\/.*\/status/, 'PATCH', { status: 500 });
    await open(page, 'orders');
    await button(page, /^Changer le statut/).click();
    await modal(page).getByRole('radio', { checked: false }).first().check();
    await button(page, 'Mettre à jour').click();
    await expect(modal(page).getByRole('alert')).toHaveText('Erreur lors de la mise à jour du statut');

    for (const [path, message] of [
      ['brands', 'Erreur lors du chargement des marques'],
      ['categories', 'Erreur lors du chargement des données'],
      ['products', 'Erreur lors du chargement des produits'],
    ] as const) {
      await fail(page, new RegExp(`/api/${path}\\?`), 'GET');
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('alert').filter({ hasText: message })).toHaveText(`${message}Réessayer`);
    }
  });
});

test.describe('a hand that is quicker than the shop', () => {
  test.beforeEach(async ({ page }) => signInAsAdmin(page));

  test('a number is what was typed, or refused in words: neither its beginning nor its bound', async ({ page }) => {
    await open(page, 'products?_create=1');
    await modal(page).getByLabel('Nom', { exact: true }).fill(`Nombre ${Date.now()}`);
    await modal(page).getByLabel('Prix', { exact: true }).fill('1 500');
    const rating = modal(page).getByLabel('Note', { exact: true });
    await rating.pressSequentially('45');
    await page.keyboard.press('Control+s');
    await expect(modal(page).getByText('5 au plus')).toBeVisible();
    await expect(rating).toHaveValue('45');
    await rating.fill('4,5');
    await rating.blur();
    await rating.fill('');
    await rating.blur();
    await expect(rating).toHaveValue('');
    const sent = page.waitForRequest((it) => it.method() === 'POST' && it.url().endsWith('/api/products'));
    await page.keyboard.press('Control+s');
    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({ price: 1_500 });
    expect(body).not.toHaveProperty('rating');
    await expect(modal(page)).toBeHidden();
  });

  test('a cell is saved once, as it was when Enter was pressed; one that went with its page frees the others', async ({
    page,
  }) => {
    await open(page, 'products?_sort=price&_order=desc');
    const rows = page.locator('[data-row-key]');
    const cell = rows.first().locator('.is-editable', { hasText: 'FCFA' });
    const input = page.getByRole('textbox', { name: /^Prix de/ }).or(page.getByRole('spinbutton'));
    const id = await rows.first().getAttribute('data-row-key');
    const { price } = await (await page.request.get(`/api/products/${id}`)).json();
    const changes: unknown[] = [];
    await page.route(/\/api\/products\/[^/]+$/, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      changes.push(route.request().postDataJSON());
      await new Promise((done) => setTimeout(done, 1_000));
      await route.fallback();
    });
    await cell.dblclick();
    await expect(input.first()).toBeFocused();
    await input.first().fill(String(price + 1));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(input).toHaveCount(0);
    expect(changes).toEqual([{ price: price + 1 }]);

    await cell.dblclick();
    await expect(input.first()).toBeFocused();
    await page.getByRole('button', { name: 'Page suivante' }).first().click();
    await expect(page).toHaveURL(/_page=2/);
    await expect(input).toHaveCount(0);
    await cell.dblclick();
    await expect(input.first()).toBeFocused();
  });

  test('a bulk action is requested once, however often it is clicked', async ({ page }) => {
    await open(page, 'orders?nextStep=prepare');
    await page.locator('[data-row-key]').first().getByRole('checkbox').click();
    let requests = 0;
    await page.route(/\/api\/orders\/prepare$/, async (route) => {
      requests += 1;
      await new Promise((done) => setTimeout(done, 500));
      await route.fulfill({ json: { results: [{ id: '', isDone: false, message: 'Refusée' }] } });
    });
    await page.locator('.bulk-actions').getByRole('button', { name: 'Préparer' }).dblclick();
    await expect(page.getByText('sans changement')).toBeVisible();
    expect(requests).toBe(1);
  });
});

test.describe('a server that can’t verify the session at once', () => {
  test.use({ mayComplain: true }); // failing answers are noted by the browser
  const SESSION = '**/api/users/me';
  const BUSY = {
    status: 503,
    headers: { 'retry-after': '1' },
    json: { statusCode: 503, error: 'unavailable', message: 'Il y a beaucoup de monde.' },
  };
  test.beforeEach(async ({ page }) => signInAsAdmin(page));

  test('receives the request again when it is less busy, and at last the page shows it (R2001)', async ({ page }) => {
    let requests = 0;
    let refuses = 2;
    await page.route(SESSION, (route) => {
      requests += 1;
      return requests > refuses ? route.fallback() : route.fulfill(BUSY);
    });
    await open(page, 'brands');
    await expect(page.locator('[data-row-key]').first()).toBeVisible();
    expect(requests).toBe(3);

    requests = 0;
    refuses = 99;
    await page.goto('/admin/brands');
    await expect(page.getByRole('alert')).toContainText('Impossible de vérifier votre session');
    await expect(page.getByRole('alert')).toContainText(BUSY.json.message);
    expect(requests).toBe(4);
    refuses = 0;
    await button(page, 'Réessayer').click();
    await expect(page.locator('[data-row-key]').first()).toBeVisible();
  });

  test('takes nothing from one who is in: what was typed stays (R903)', async ({ page }) => {
    await open(page, 'brands?_create=1');
    const name = modal(page).getByLabel('Nom', { exact: true });
    await name.fill('Aya');
    await page.route(SESSION, (route) => route.fulfill({ ...BUSY, headers: {} }));
    const requests = page.waitForResponse(SESSION);
    // The account was read a minute ago, and the window is come back to.
    await page.clock.setFixedTime(Date.now() + 120_000);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await (await requests).finished();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(name).toHaveValue('Aya');
  });
});
