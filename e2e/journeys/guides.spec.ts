import path from 'node:path';
import { expect } from '@playwright/test';
import { bundleIn, runIn } from '../../testing/scratch-copy.ts';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { confirm, fillCustomer, thanks } from '../setup/checkout-page.ts';
import { addDuration } from '../setup/kind-guide.ts';
import { addPlaces, buildPages } from '../setup/places-guide.ts';
import { addIngredients } from '../setup/resource-guide.ts';
import { testOnCopy } from '../setup/shop-of-copy.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { fillSlots } from '../setup/slots-guide.ts';

/** The guides are followed in one copy, which is built and started once. */
const test = testOnCopy('karite_guides', async (copy) => {
  await addIngredients(copy);
  await addDuration(copy);
  await addPlaces(copy);
  await fillSlots(copy);
  await runIn(copy, 'tsc', '--build', 'shared', 'api');
  await bundleIn(copy);
  await runIn(path.join(copy, 'backoffice'), 'vite', 'build', '--minify', 'false');
  await buildPages(copy);
});

test('one file, one line and one command make a resource (docs/adding-a-resource.md)', async ({ page, shop }) => {
  const call = async (method: string, url: string, body?: object, token?: string) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${shop.url}/api${url}`, { method, headers, body: body && JSON.stringify(body) });
    return {
      status: answer.status,
      total: answer.headers.get('x-total-count'),
      body: answer.status === 204 ? null : await answer.json(),
    };
  };
  const { access_token: token } = (await call('POST', '/auth/login', ADMIN)).body;
  const shea = { name: 'Beurre de karité', inci: 'Butyrospermum Parkii Butter', share: 40 };

  expect((await call('POST', '/ingredients', shea)).status).toBe(401);
  const created = await call('POST', '/ingredients', shea, token);
  expect([created.status, created.body.origin, created.body.isAllergen]).toEqual([201, 'plant', false]);
  await call('POST', '/ingredients', { name: 'Argile verte', origin: 'mineral' }, token);
  const wrong = await call('POST', '/ingredients', { name: ' ', share: 101 }, token);
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { name: 'Le nom de l’ingrédient est obligatoire', share: '100 au plus' },
  ]);
  const twice = await call('POST', '/ingredients', shea, token);
  expect([twice.status, twice.body.message]).toEqual([409, 'Ce nom INCI existe déjà']);

  expect((await call('GET', '/ingredients')).body.map((it: { name: string }) => it.name)).toEqual([
    'Argile verte',
    'Beurre de karité',
  ]);
  expect((await call('GET', '/ingredients?q=KARITE')).total).toBe('1');
  expect((await call('GET', '/ingredients?origin=mineral')).body[0].name).toBe('Argile verte');
  const edited = await call('PUT', `/ingredients/${created.body.id}`, { ...shea, share: 100, isAllergen: true }, token);
  expect(edited.body).toMatchObject({ share: 100, isAllergen: true });

  await signInAsAdmin(page, shop.url);
  await openAdminPage(page, 'Ingrédients');
  await expect(page.getByRole('cell', { name: 'Beurre de karité', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Nouvel ingrédient' }).click();
  await page.getByRole('dialog').getByLabel('Nom', { exact: true }).fill('Hibiscus');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ingrédient ajouté avec succès')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Hibiscus', exact: true })).toBeVisible();

  expect((await call('DELETE', `/ingredients/${created.body.id}`, undefined, token)).status).toBe(204);
  const gone = await call('GET', `/ingredients/${created.body.id}`);
  expect([gone.status, gone.body.message]).toEqual([404, 'Ingrédient introuvable']);
});

test('three files make a kind of field, and without one of them nothing compiles (docs/adding-a-kind.md)', async ({
  page,
  shop,
}) => {
  const request = (method: string, url: string, body?: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}/api${url}`, { method, headers, body });
  const json = { 'content-type': 'application/json' };
  const signedIn = await (await request('POST', '/auth/login', JSON.stringify(ADMIN), json)).json();
  const authorization = `Bearer ${signedIn.access_token}`;
  const add = async (body: object) => {
    const answer = await request('POST', '/treatments', JSON.stringify(body), { ...json, authorization });
    return { status: answer.status, body: await answer.json() };
  };
  const named = async (search: string) =>
    (await (await request('GET', `/treatments${search}`)).json()).map((it: { name: string }) => it.name);
  const finished = async (started: Response) => {
    const { id } = await started.json();
    const state = async () => (await request('GET', `/jobs/${id}`, undefined, { authorization })).json();
    await expect.poll(async () => (await state()).state, { timeout: 30_000 }).toBe('done');
    return { id, ...(await state()) };
  };

  expect(await add({ name: 'Massage', duration: 90 })).toMatchObject({ status: 201, body: { duration: 90 } });
  expect(await add({ name: 'Manucure', duration: 45 })).toMatchObject({ status: 201 });
  expect((await add({ name: 'Court', duration: 1 })).body.fields).toEqual({ duration: '5 au moins' });
  expect((await add({ name: 'Brisé', duration: 7.5 })).body.fields.duration).toBe('Nombre entier de minutes attendu');
  expect(await named('?duration_gte=60')).toEqual(['Massage']);
  expect(await named('?_sort=duration&_order=asc')).toEqual(['Manucure', 'Massage']);

  const exported = await finished(await request('POST', '/treatments/export?format=csv', undefined, { authorization }));
  const file = await (await request('GET', `/jobs/${exported.id}/file`, undefined, { authorization })).text();
  expect(file).toMatch(/;Massage;1 h 30;/);
  const form = new FormData();
  form.set('file', new File([file.replace('1 h 30', '2 h').replace('45 min', '50')], 'soins.csv'));
  const imported = await finished(await request('POST', '/treatments/import?dryRun=false', form, { authorization }));
  expect(imported.report).toMatchObject({ updated: 2, problems: [] });
  expect(await named('?duration=120')).toEqual(['Massage']);
  expect(await named('?duration=50')).toEqual(['Manucure']);

  await signInAsAdmin(page, shop.url);
  await openAdminPage(page, 'Soins');
  await expect(page.getByRole('cell', { name: '2 h', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Nouveau soin' }).click();
  await page.getByRole('dialog').getByLabel('Nom', { exact: true }).fill('Gommage');
  await page.getByRole('dialog').getByLabel('Durée').fill('75');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Soin ajouté avec succès')).toBeVisible();
  await expect(page.getByRole('cell', { name: '1 h 15', exact: true })).toBeVisible();
});

test('two files make a country and a mode of delivery (docs/recipes/a-country.md, docs/recipes/delivery-fees.md)', async ({
  page,
  shop,
}) => {
  const json = { 'content-type': 'application/json' };
  const send = (url: string, body: object, headers: object = {}) =>
    fetch(`${shop.url}/api${url}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const { access_token: token } = await (await send('/auth/login', ADMIN)).json();
  const authorization = `Bearer ${token}`;
  const name = 'Beurre de Dakar';
  const { id } = await (await send('/products', { name, price: 3_000 }, { authorization })).json();

  await page.goto(`${shop.url}/hors-ligne`);
  await page.evaluate(
    (product) => localStorage.setItem('cart', JSON.stringify([{ productId: product.id, quantity: 1, product }])),
    { id, name, price: 3_000, badge: null, inStock: true },
  );
  await page.goto(`${shop.url}/checkout`);
  await fillCustomer(page);
  await page.getByLabel('Expédition par bus').check();
  await expect(page.getByText('Votre colis part par le premier bus')).toBeVisible();
  await expect(page.getByLabel('Adresse de livraison')).toHaveCount(0);
  await page.getByLabel('Pays').selectOption('SN');
  await page.getByLabel('Ville').selectOption('Dakar');
  await page.getByLabel('WhatsApp', { exact: true }).fill('77 123 45 67');
  await confirm(page).click();
  await expect(page.getByText('Veuillez indiquer la gare routière').first()).toBeVisible();
  await page.getByLabel('Gare routière').fill('Pompiers');
  await expect(page.getByText('Livraison à Dakar en 1 à 2 jours ouvrés.')).toBeVisible();
  await confirm(page).click();
  await expect(thanks(page)).toBeVisible();
  const follow = page.getByRole('link', { name: 'Suivre ma commande' });
  await follow.click();
  await expect(page.getByText('Expédition par bus : Pompiers, Dakar, Sénégal')).toBeVisible();

  await signInAsAdmin(page, shop.url);
  const [order] = await (await fetch(`${shop.url}/api/orders`, { headers: { authorization } })).json();
  expect(order).toMatchObject({ deliveryType: 'bus', country: 'SN', phone: '+221771234567', fee: 1_000 });
  await page.goto(`${shop.url}/admin/orders/show/${order.id}`);
  await expect(page.getByText('Gare routière')).toBeVisible();
  await expect(page.getByText('Pompiers', { exact: true })).toBeVisible();
});

test('a shop adds to the pages of Karité by slots (docs/recipes/a-page.md)', async ({ page, shop }) => {
  const send = (url: string, body: object, headers: object = {}) =>
    fetch(`${shop.url}/api${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { access_token: token } = await (await send('/auth/login', ADMIN)).json();
  const authorization = `Bearer ${token}`;
  const name = 'Beurre à offrir';
  const { id } = await (await send('/products', { name, price: 3_000 }, { authorization })).json();

  // The server draws them too.
  const home = await (await fetch(`${shop.url}/`)).text();
  for (const text of ['Sous l’en-tête', 'Au-dessus du pied']) expect(home).toContain(text);
  await page.goto(shop.url);
  await expect(page.getByText('Sous les promesses')).toBeVisible();
  await page.goto(`${shop.url}/produits/${id}`);
  await expect(page.getByText(`Sous ${name}`)).toBeVisible();
  await page.evaluate(
    (product) => localStorage.setItem('cart', JSON.stringify([{ productId: product.id, quantity: 1, product }])),
    { id, name, price: 3_000, badge: null, inStock: true },
  );
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('Lignes du panier : 1')).toBeVisible();
  await page.goto(`${shop.url}/checkout`);
  await fillCustomer(page);
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await expect(page.getByText('Total lu : 5000')).toBeVisible();
  await page.getByRole('button', { name: 'Offrir' }).click();
  await expect(page.getByLabel('Instructions particulières')).toHaveValue('Emballage cadeau');
  await confirm(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(/^Commande KR-[A-Z0-9-]+ à 5000$/)).toBeVisible();
  await expect(page.getByText('Sous l’en-tête')).toBeVisible();
  await expect(page.getByText('Au-dessus du pied')).toBeVisible();
  const orders = await (await fetch(`${shop.url}/api/orders?_end=1`, { headers: { authorization } })).json();
  expect(orders).toMatchObject([{ note: 'Emballage cadeau', totalPrice: 5_000 }]);
});
