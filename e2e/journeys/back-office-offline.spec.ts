import type { Locator, Page } from '@playwright/test';
import { openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

// What the network did not bring is noted by the browser.
test.use({ mayComplain: true });

/** What of the page and of its windows lies below a note: their controls, names and titles. */
const covered = (note: Locator) =>
  note.evaluate((strip) => {
    const { bottom, top, left, right } = strip.getBoundingClientRect();
    return [
      ...document.querySelectorAll('a, button, input, img, h1, h2, label, .ant-modal-content, .ant-layout-header'),
    ]
      .filter((each) => !each.matches('.skip') && each.checkVisibility())
      .flatMap((each) => {
        const box = each.getBoundingClientRect();
        const isBelow = box.bottom > top && box.top < bottom && box.right > left && box.left < right;
        return isBelow && box.width > 0 ? [each.outerHTML.slice(0, 80)] : [];
      });
  });

const noteOn = (page: Page) => page.getByText('Hors connexion : ce que vous enregistrez attend le réseau');

test('R1589 « Hors connexion » covers nothing of a page, of a window or of the menu', async ({ page, context }) => {
  await signInAsAdmin(page);
  await openAdminPath(page, 'brands?_create=1');
  await expect(topDialog(page)).toBeVisible();
  await context.setOffline(true);
  await expect(noteOn(page)).toBeVisible();
  expect(await covered(noteOn(page))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(topDialog(page)).toBeHidden();
  expect(await covered(noteOn(page))).toEqual([]);
  const burger = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (!(await burger.isVisible())) return;
  await burger.click();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  expect(await covered(noteOn(page))).toEqual([]);
});

test('R1589 without a network: no list is called empty, a page says so, and a form is sent once when it is back', {
  tag: '@once',
}, async ({ page, context }) => {
  await signInAsAdmin(page);
  await openAdminPath(page, 'brands');
  const name = `Hors ligne ${Date.now()}`;
  await page.goto(`${process.env.SHOP_URL}/admin/brands/create`);
  const form = topDialog(page);
  await form.getByLabel('Nom', { exact: true }).fill(name);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/brands$/.test(request.url())) sent.push(request.url());
  });
  await context.setOffline(true);
  await expect(noteOn(page)).toBeVisible();
  const save = form.getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await expect(form.locator('.ant-btn-loading')).toBeVisible();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Marque ajoutée avec succès')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(form).toBeHidden();

  await context.setOffline(true);
  await page.getByRole('searchbox').first().fill('zzz');
  await expect(page.getByText('Le serveur ne répond pas').first()).toBeVisible();
  await expect(page.getByText(/^(Aucune? |La liste est vide)/)).toHaveCount(0);
  // A page whose code was never fetched.
  await page.evaluate(() => {
    history.pushState(null, '', '/admin/stats');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Hors connexion' })).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Le serveur ne répond toujours pas')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques des Ventes' })).toBeVisible();
});

test('R1589 leaving a form whose save waits for the network is asked about, and nothing is lost', {
  tag: '@once',
}, async ({ page, context }) => {
  await signInAsAdmin(page);
  await openAdminPath(page, 'brands?_create=1');
  const name = `En attente ${Date.now()}`;
  await topDialog(page).getByLabel('Nom', { exact: true }).fill(name);
  await context.setOffline(true);
  await expect(noteOn(page)).toBeVisible();
  await topDialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(topDialog(page).locator('.ant-btn-loading')).toBeVisible();
  // The window stays open meanwhile; the browser asks before the page is left.
  await topDialog(page).getByRole('button', { name: 'Fermer la fenêtre' }).click();
  await expect(topDialog(page)).toBeVisible();
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsked()).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText('Marque ajoutée avec succès')).toBeVisible();
  expect(await isAsked()).toBe(false);
});

/** Lets the first write of that method arrive, and cuts the line before its answer. */
async function loseAnswer(page: Page, method: string) {
  let isFirst = true;
  await page.route(/\/api\/brands(\/[^/?]+)?$/, async (route) => {
    if (!isFirst || route.request().method() !== method) return route.fallback();
    isFirst = false;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('R1408 R1589 a save whose answer is lost is explained, and saved once when it is sent again', {
  tag: '@once',
}, async ({ page }) => {
  await signInAsAdmin(page);
  await openAdminPath(page, 'brands?_create=1');
  const name = `Coupée ${Date.now()}`;
  const form = topDialog(page);
  await form.getByLabel('Nom', { exact: true }).fill(name);
  await loseAnswer(page, 'POST');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText('rien ne sera compté deux fois')).toBeVisible();
  const made = () => query<{ id: string }>('select id from brands where name = $1', [name]);
  const [first] = await made();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Marque ajoutée avec succès')).toBeVisible();
  await expect(form).toBeHidden();
  expect(await made()).toEqual([first]);

  await page.goto(`${process.env.SHOP_URL}/admin/brands/edit/${first!.id}`);
  await form.getByLabel('Description').fill('Écrite une fois');
  await loseAnswer(page, 'PUT');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText('rien ne sera compté deux fois')).toBeVisible();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Marque modifiée avec succès')).toBeVisible();
  await expect(form).toBeHidden();
  const changes = await query("select id from audit where record_id = $1 and action = 'edit'", [first!.id]);
  expect(changes).toHaveLength(1);
});

test('R1408 R1560 a draft that is resumed after a lost answer gives the record that was made', {
  tag: '@once',
}, async ({ page }) => {
  await signInAsAdmin(page);
  await openAdminPath(page, 'brands?_create=1');
  const name = `Reprise ${Date.now()}`;
  const form = topDialog(page);
  await form.getByLabel('Nom', { exact: true }).fill(name);
  await loseAnswer(page, 'POST');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText('rien ne sera compté deux fois')).toBeVisible();
  const made = () => query<{ id: string }>('select id from brands where name = $1', [name]);
  const [first] = await made();
  await page.goto(`${process.env.SHOP_URL}/admin/brands/create`);
  await form.getByRole('button', { name: 'Reprendre' }).click();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toBeHidden();
  expect(await made()).toEqual([first]);
});
