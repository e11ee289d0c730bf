import { expect, type Page, type Request, test } from '@playwright/test';
import { expectAnswer } from '../setup/answered.ts';
import { call } from '../setup/call.ts';
import { confirm, openCheckout } from '../setup/checkout-page.ts';
import { type Customer, makeCustomer } from '../setup/customer.ts';
import { query } from '../setup/database.ts';

declare global {
  interface Window {
    /** What moved in the form, and when, in ms since the page was opened. */
    shifts: { at: number; what: string }[];
  }
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const saved = (page: Page) => page.getByText('Mes adresses', { exact: true });
const card = (page: Page, text: string) => page.locator('fieldset details li').filter({ hasText: text });
/** The form's values for the shopper and the destination. */
const words = (page: Page) =>
  Promise.all(
    ['Nom', 'Prénom', 'WhatsApp', 'E-mail (facultatif)', 'Adresse de livraison'].map((label) =>
      field(page, label).inputValue(),
    ),
  );
const ordersOf = async ({ email }: Customer) =>
  (await query('select orders.id from orders join users on users.id = user_id where users.email = $1', [email])).length;

test('a signed-in shopper finds name, phone, e-mail and address of the last order; addresses are saved, chosen, removed', async ({
  page,
}) => {
  const customer = await makeCustomer();
  await openCheckout(page, customer.token);
  await expect
    .poll(() => words(page))
    .toEqual(['Zinsou', 'Rachida', '+229 01 97 12 34 56', customer.email, 'Haie Vive, rue 339']);

  await saved(page).click();
  await expect(page.getByText('Aucune adresse gardée pour le moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  const address = page.getByLabel('Adresse', { exact: true });
  await expect(address).toHaveValue('Haie Vive, rue 339');
  await address.fill('');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(address).toBeFocused();
  await address.fill('Boulevard Saint-Michel, maison jaune');
  // Enter saves the address: the form around it, which is whole, sends no order.
  await page.locator('details').getByLabel('Quartier ou repère').press('Enter');
  await expect(card(page, 'Boulevard Saint-Michel, maison jaune')).toBeVisible();
  await expectAnswer(page, 'Adresse enregistrée');
  expect(await ordersOf(customer)).toBe(1);

  await call('POST', '/addresses', {
    token: customer.token,
    body: {
      nom: 'Adjovi',
      prenom: 'Chantal',
      phone: '+22996000001',
      address: 'Rue du marché',
      country: 'BJ',
      city: 'Ouidah',
    },
  });
  await page.reload();
  await saved(page).click();
  await expect(page.locator('fieldset details li')).toHaveCount(2);
  await expect(card(page, 'Rue du marché')).toContainText('+229 01 96 00 00 01');
  await card(page, 'Rue du marché').getByRole('button', { name: 'Utiliser cette adresse' }).click();
  await expect
    .poll(() => words(page))
    .toEqual(['Adjovi', 'Chantal', '+229 01 96 00 00 01', customer.email, 'Rue du marché']);
  await expect(page.getByLabel('Ville').first()).toHaveValue('Ouidah');
  await card(page, 'Boulevard').getByRole('button', { name: 'Utiliser cette adresse' }).click();
  await expect(field(page, 'Adresse de livraison')).toHaveValue('Boulevard Saint-Michel, maison jaune');

  page.once('dialog', (dialog) => dialog.accept());
  await card(page, 'Rue du marché').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.locator('fieldset details li')).toHaveCount(1);
  await page.reload();
  await saved(page).click();
  await expect(card(page, 'Boulevard')).toBeVisible();
  await expect(card(page, 'Rue du marché')).toHaveCount(0);
  await expect(confirm(page)).toBeEnabled();
});

test('what comes later of who is signed in moves nothing, and writes over nothing that was typed', async ({ page }) => {
  const customer = await makeCustomer();
  /** Keeps an answer back until it is let through. */
  const hold = async (address: string) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(address, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };
  const identify = await hold('**/api/users/me');
  const answer = await hold('**/api/addresses?*');
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      // In the form alone: the header changes from « Connexion » to the user.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        for (const { node } of entry.sources)
          if (node?.parentElement?.closest('main form'))
            window.shifts.push({ at: entry.startTime, what: node.textContent ?? '' });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const opened = openCheckout(page, customer.token).catch(() => undefined);
  // What comes to everybody is there: the cart's articles, and the terms below them.
  await expect(page.getByText('1 × ')).toBeAttached();
  await expect(page.getByText('pour changer d’avis')).toBeAttached();
  const ofEverybody = () =>
    [...open].filter((request) => !/users\/me|addresses/.test(request.url())).map((request) => request.url());
  await expect.poll(ofEverybody).toEqual([]);
  // The data is drawn in the next frame, and earlier shifts are reported late: only later shifts count.
  const before = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return performance.now();
  });
  const requested = page.waitForRequest('**/api/addresses?*');
  identify();
  await requested;
  await expect(saved(page)).toBeVisible();
  expect((await page.evaluate(() => window.shifts)).filter(({ at }) => at > before)).toEqual([]);
  await field(page, 'Nom').fill('Hounkpè');
  answer();
  await opened;
  await expect(field(page, 'Prénom')).toHaveValue('Rachida');
  await expect(field(page, 'Nom')).toHaveValue('Hounkpè');
});
