import { formatMoney } from '@karite/shared/money';
import type { Brand } from '@karite/shared/resources';
import type { Page } from '@playwright/test';
import { adminButton, openAdminPath, signInAsAdmin, tickInList, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

const rows = (page: Page) => page.locator('[data-row-key]');
const innerHeightOf = (page: Page) => page.viewportSize()?.height ?? 0;
/** The highest price by now, as a list shows it: other journeys change prices. */
async function dearest(products = 'products'): Promise<string> {
  const [found] = await query<{ price: number }>(`select max(price)::float8 as price from ${products}`);
  return formatMoney(Number(found?.price));
}

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
});

test('a list shows as many rows as its reader chooses, also after a reload', async ({ page }) => {
  await openAdminPath(page, 'products?_page=2');
  await expect(rows(page)).toHaveCount(10);
  await adminButton(page, 'Affichage').click();
  await page.getByRole('radiogroup', { name: 'Lignes par page' }).getByText('25').click();
  await expect(rows(page)).toHaveCount(25);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  await adminButton(page, 'Affichage').click();
  await page.getByRole('button', { name: 'Affichage d’origine' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('the sums of a list are those of all that it finds', async ({ page }) => {
  const [found] = await query<{ sum: number }>(
    "select sum(total_price)::float8 as sum from orders where country = 'BJ'",
  );
  await openAdminPath(page, 'orders?country=BJ');
  await adminButton(page, 'Affichage').click();
  await page.getByRole('checkbox', { name: 'Ligne de totaux' }).click();
  // Below the columns of a table, or below cards.
  const sum = page
    .getByRole('row', { name: /^Total, / })
    .getByRole('cell', { name: /FCFA$/ })
    .or(page.getByRole('region', { name: 'Totaux' }).locator('dd'));
  const digits = async () => (await sum.innerText()).replace(/\D/g, '');
  await expect.poll(digits).toBe(String(found?.sum));
});

test('cards are sorted as heads are, by a choice', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a table is sorted by its heads');
  await openAdminPath(page, 'products');
  await adminButton(page, 'Affichage').click();
  await page.getByRole('combobox', { name: 'Trier par' }).click();
  await page.getByTitle('Prix, décroissant').click();
  await expect(page).toHaveURL(/_sort=price&_order=desc/);
  await expect(rows(page).first()).toContainText(await dearest());
});

test('R1586: on a phone the first row is on the first screen, and a record’s actions take one line', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has space');
  for (const list of ['orders', 'products']) {
    await openAdminPath(page, list);
    const top = await rows(page)
      .first()
      .evaluate((row) => row.getBoundingClientRect().top);
    expect(top).toBeLessThan(innerHeightOf(page) * 0.62);
    await rows(page).first().getByRole('button', { name: /^Voir/ }).click();
    await expect(topDialog(page).getByRole('button', { name: 'Fermer', exact: true })).toBeVisible();
    const footer = await topDialog(page)
      .locator('.ant-modal-footer')
      .evaluate((element) => element.getBoundingClientRect().height);
    expect(footer).toBeLessThan(150);
  }
});

test('heads sort one after the other, with Shift together', async ({ page, isMobile }) => {
  test.skip(isMobile, 'cards have no heads');
  await openAdminPath(page, 'products');
  const head = (name: RegExp) => page.getByRole('columnheader', { name });
  await head(/^Prix/).click();
  await expect(page).toHaveURL(/_sort=price&_order=asc$/);
  await head(/^Nom/).click();
  await expect(page).toHaveURL(/_sort=name&_order=asc$/);
  await head(/^Prix/).click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/_sort=name(,|%2C)price&_order=asc(,|%2C)asc$/);
  await expect(head(/^Nom \(1\)/)).toBeVisible();
  await head(/^Prix/).focus();
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/_order=asc(,|%2C)desc$/);
});

test('Shift ticks all rows from the one before, and takes all of them back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Shift');
  await openAdminPath(page, 'brands');
  const tick = (at: number) => page.getByRole('checkbox', { name: /^Sélectionner / }).nth(at);
  await tick(1).click();
  await tick(3).click({ modifiers: ['Shift'] });
  await expect(page.getByText('Sélection : 3 marques')).toBeVisible();
  await expect(tick(2)).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Tout sélectionner' })).toBeChecked({ indeterminate: true });
  await tick(1).click({ modifiers: ['Shift'] });
  await expect(tick(2)).not.toBeChecked();
  await expect(page.getByText('Sélection : ')).toHaveCount(0);
});

test('a row opens its record, by a click beside its controls or by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a card is opened by its title');
  await openAdminPath(page, 'brands');
  const nameIn = (row: number) => rows(page).nth(row).locator('td').nth(2).innerText();
  const [first, second] = [await nameIn(0), await nameIn(1)];
  await rows(page).nth(1).getByText(second, { exact: true }).click();
  await expect(topDialog(page)).toContainText(second);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A click beside the list leaves its keys at work.
  await page.getByRole('heading', { level: 1 }).click();
  for (const _ of [first, second]) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('Sélection : 1 marque')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(topDialog(page)).toContainText(first);
});

test('what is ticked stays ticked on other pages, and may be all that is found', async ({ page }) => {
  await openAdminPath(page, 'products');
  const tick = (index: number) => page.getByRole('checkbox', { name: /^Sélectionner/ }).nth(index);
  await tickInList(page, [tick(0)]);
  await page
    .getByRole('listitem', { name: 'Page suivante' })
    .or(page.getByRole('button', { name: 'Page suivante' }))
    .first()
    .click();
  await expect(page).toHaveURL(/_page=2/);
  await tick(1).click();
  await expect(page.getByText('Sélection : 2 produits')).toBeVisible();
  await page.getByRole('button', { name: /^Tout sélectionner \(/ }).click();
  const [found] = await query<{ count: number }>('select count(*)::int from products');
  await expect(page.getByText(`Sélection : ${found?.count} produits`)).toBeVisible();
  await page.getByTitle('Stock : tout').click();
  await page.getByTitle('Épuisé', { exact: true }).click();
  await expect(page.getByText(/^Sélection/)).toHaveCount(0);
});

test('many records get the same value at once', async ({ page }) => {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const made: Brand[] = [];
  for (const number of [1, 2, 3])
    made.push(await call<Brand>('POST', '/brands', { token, body: { name: `Zèbre ${number}`, description: 'Avant' } }));
  await openAdminPath(page, 'brands?q=Zèbre');
  await expect(rows(page)).toHaveCount(3);
  const boxes = made.map(({ name }) => page.getByRole('checkbox', { name: `Sélectionner ${name}` }));
  await tickInList(page, boxes.slice(1));
  await page.getByRole('button', { name: 'Modifier la sélection' }).click();
  await topDialog(page).getByRole('combobox', { name: 'Champ à modifier' }).click();
  await page.getByTitle('Description', { exact: true }).click();
  await topDialog(page).getByLabel('Description').fill('Après');
  await topDialog(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('(2 marques)')).toBeVisible();
  const after = await Promise.all(made.map(({ id }) => call<Brand>('GET', `/brands/${id}`)));
  expect(after.map(({ description }) => description)).toEqual(['Avant', 'Après', 'Après']);

  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await tickInList(page, boxes.slice(0, 1));
  await page.getByRole('button', { name: 'Tout sélectionner (3)' }).click();
  await expect(page.getByText('Sélection : 3 marques')).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer la sélection' }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
});

test('a list is saved as a view, sent as a link, replaced by what it has become, and deleted', async ({ page }) => {
  await openAdminPath(page, 'products?inStock=true&_sort=price&_order=desc');
  await expect(rows(page)).toHaveCount(10);
  const views = () => adminButton(page, /^Vues enregistrées/);
  await views().click();
  await page.getByRole('button', { name: 'Enregistrer cette liste comme vue' }).click();
  await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('Les plus chers');
  await page.keyboard.press('Enter');
  await expect(views()).toHaveAccessibleName('Vues enregistrées : Les plus chers');
  const id = new URL(page.url()).searchParams.get('_view');

  // The plain list, as it was without a view; then by a link with the view alone.
  await views().click();
  await page.getByRole('button', { name: 'Liste d’origine' }).click();
  await expect(page).not.toHaveURL(/_view|inStock/);
  await openAdminPath(page, `products?_view=${id}`);
  await expect(page).toHaveURL(/inStock=true&_sort=price&_order=desc/);
  await expect(rows(page).first()).toContainText(await dearest('products where in_stock'));

  await adminButton(page, 'Affichage').click();
  await page.getByRole('radiogroup', { name: 'Lignes par page' }).getByText('25').click();
  await expect(rows(page)).toHaveCount(25);
  await expect(views()).toHaveAccessibleName('Vues enregistrées : Les plus chers (modifiée)');
  await page.keyboard.press('Escape');
  await views().click();
  await page.getByRole('button', { name: /^Remplacer «\sLes plus chers\s»/ }).click();
  await expect(views()).toHaveAccessibleName('Vues enregistrées : Les plus chers');
  await page.reload();
  await expect(rows(page)).toHaveCount(25);

  await views().click();
  await page.getByRole('button', { name: 'Supprimer Les plus chers' }).click();
  await topDialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('Vue supprimée')).toBeVisible();
  await expect(page).not.toHaveURL(/_view/);
  await openAdminPath(page, `products?_view=${id}`);
  await expect(page.getByText('Vue introuvable')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test.describe('writing in a list', () => {
  // The browser reports a refused change as well.
  test.use({ mayComplain: true });
  test('a cell is edited in place, refused where a colleague was first, and a column is pasted', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'cards are edited by their form');
    const before = await query<{ id: string; name: string; price: number }>(
      'select id, name, price::float8 as price from products order by price desc, id limit 3',
    );
    const price = async (index: number) =>
      (
        await query<{ price: number }>('select price::float8 as price from products where id = $1', [before[index]?.id])
      )[0]?.price;
    /** As a colleague does, from elsewhere. */
    const setPrice = (index: number, price: number) =>
      page.evaluate(
        async ([id, price]) => {
          const headers = {
            'content-type': 'application/json',
            authorization: `Bearer ${localStorage.getItem('token')}`,
          };
          await fetch(`/api/products/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ price }) });
        },
        [before[index]?.id, price] as const,
      );
    await openAdminPath(page, 'products?_sort=price&_order=desc');
    const cell = (index: number) =>
      page.locator(`[data-row-key="${before[index]?.id}"] > .is-editable`, { hasText: 'FCFA' });
    const input = page
      .getByRole('spinbutton')
      .or(page.getByRole('textbox', { name: /^Prix de/ }))
      .first();

    await cell(0).dblclick();
    await input.fill('65001');
    await page.keyboard.press('Enter');
    await expect(cell(0)).toContainText('65 001 FCFA');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await cell(0).dblclick();
    await input.fill('1');
    await page.keyboard.press('Escape');
    await expect(cell(0)).toContainText('65 001 FCFA');

    await cell(0).dblclick();
    await expect(input).toBeFocused();
    await setPrice(0, 65_002);
    await input.fill('65003');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Quelqu’un l’a modifié entre-temps');
    expect(await price(0)).toBe(65_002);
    await page.keyboard.press('Enter');
    await expect(cell(0)).toContainText('65 003 FCFA');

    await cell(0).dblclick();
    await expect(input).toBeFocused();
    await input.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '64 003\n64 002\nrien');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(topDialog(page)).toContainText('3 lignes collées · 2 produits à modifier');
    await expect(topDialog(page)).toContainText('Nombre attendu : « rien »');
    expect(await price(1)).toBe(before[1]?.price);
    await topDialog(page).getByRole('button', { name: 'Modifier 2 produits' }).click();
    await expect(page.getByText('Prix : 2 produits')).toBeVisible();
    expect([await price(0), await price(1), await price(2)]).toEqual([64_003, 64_002, before[2]?.price]);
    for (const [index, { price }] of before.entries()) await setPrice(index, price);
  });
});

test('a board shows a column for each state, and moves a record where it may go', async ({ page, isMobile }) => {
  // One of its own: the demo shop has five that wait, and other journeys deal with them.
  const ordered = await call<{ shortNumber: string }>('POST', '/orders', { body: orderOf(await productsOfShop(1)) });
  await openAdminPath(page, 'orders');
  const requests: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/orders') requests.push(searchParams);
  });
  await page.getByRole('radiogroup', { name: 'Vue' }).getByText('Par statut').click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const count = (status: string) =>
    query<{ count: number }>('select count(*)::int from orders where status = $1', [status]).then(([it]) => it?.count);
  await expect(column('En attente').getByRole('heading')).toContainText(String(await count('pending')));
  // A column with more than a page shows the next one without asking for the first again.
  const cards = column('Annulée').getByRole('listitem');
  const cancelled = Number(await count('cancelled'));
  expect(cancelled).toBeGreaterThan(20);
  await expect(cards).toHaveCount(20);
  requests.length = 0;
  await page.getByRole('button', { name: 'Voir la suite de « Annulée »' }).click();
  await expect(cards).toHaveCount(Math.min(cancelled, 40));
  expect(requests.map((query) => [query.get('status'), query.get('_start'), query.get('_end')])).toEqual([
    ['cancelled', '20', '40'],
  ]);
  // Every call is a column's: none is for rows that a board does not show, not even for their count.
  requests.length = 0;
  await page.reload();
  await expect(cards.first()).toBeVisible();
  expect(requests.filter((query) => !query.has('status')).map((query) => query.get('_end'))).toEqual([]);
  const name = ordered.shortNumber;
  const card = column('En attente').getByRole('listitem').filter({ hasText: name });
  // A card's title is drawn as one, though no list of cards was opened before.
  await expect(card.locator('.card-title')).toHaveCSS('border-top-width', '0px');
  const sent = Number(await count('shipped'));
  if (isMobile) {
    await page.getByRole('button', { name: `Déplacer ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Passer à « Expédiée »' }).click();
  } else {
    await card.hover();
    await page.mouse.down();
    await column('En attente').getByRole('heading').hover();
    await expect(column('Expédiée')).toHaveAttribute('data-target', 'open');
    // A browser fires drag events over a place from the second move on.
    for (const at of [10, 20]) await column('Expédiée').hover({ position: { x: at, y: 10 } });
    await page.mouse.up();
  }
  await expect(column('Expédiée').getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expect(column('Expédiée').getByRole('heading')).toContainText(String(sent + 1));
  await page.reload();
  await expect(column('Expédiée')).toBeVisible();
  await column('Expédiée').getByRole('listitem').filter({ hasText: name }).locator('.card-title').click();
  await expect(topDialog(page)).toContainText(name);
});
