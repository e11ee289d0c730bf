import { parseCsv } from 'hucre/csv';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, makeProduct } from '../../testing/makers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  const { body: brand } = await admin('POST', '/brands', { json: { name: 'Maison Odjala' } });
  const { body: category } = await admin('POST', '/categories', { json: { title: 'Soin du corps' } });
  await makeProduct(shop, {
    name: 'Lait; "éclat"',
    price: 9_500,
    brandId: brand.id,
    categories: [category.id],
    badge: 'Promo',
  });
  await makeProduct(shop, { name: '=HYPERLINK("http://x")', price: 1_000, inStock: false });
});
afterAll(() => shop.close());

const admin = (method: string, url: string, options: object = {}) =>
  shop.call(method, url, { token: shop.adminToken, ...options });
const send = (content: string | Uint8Array<ArrayBuffer>, query = '', resource = 'products') =>
  admin('POST', `/${resource}/import${query}`, { form: formOf({ file: new File([content], 'produits.csv') }) });
const count = async () => Number((await shop.call('GET', '/products?_end=1')).headers['x-total-count']);

describe('export', () => {
  it('writes the list’s filter and sort as CSV, with French headings and names in place of ids', async () => {
    const answer = await admin('GET', '/products/export?_sort=price&_order=desc');
    expect([answer.status, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="products.csv"',
    ]);
    const [head, first, second] = parseCsv(answer.text, { delimiter: ';' });
    const cell = (row: unknown[], heading: string) => row[head!.indexOf(heading)];
    expect([
      cell(first!, 'Nom'),
      cell(first!, 'Prix'),
      cell(first!, 'Marque'),
      cell(first!, 'Catégories'),
      cell(first!, 'En promotion'),
    ]).toEqual(['Lait; "éclat"', '9500', 'Maison Odjala', 'Soin du corps', 'Oui']);
    // A spreadsheet must not run what somebody typed.
    expect(String(cell(second!, 'Nom'))).toMatch(/^'=HYPERLINK/);
    const filtered = await admin('GET', '/products/export?inStock=false');
    expect(parseCsv(filtered.text, { delimiter: ';' })).toHaveLength(2);
  });

  it('writes a spreadsheet, and is for administrators alone', async () => {
    const answer = await shop.app.inject({
      url: '/api/products/export?format=xlsx',
      headers: { authorization: `Bearer ${shop.adminToken}` },
    });
    const { sheets } = await readXlsx(answer.rawPayload);
    expect([sheets[0]!.name, sheets[0]!.rows.length]).toEqual(['Produits', 3]);
    for (const resource of ['products', 'orders', 'users'])
      expect((await shop.call('GET', `/${resource}/export`)).status).toBe(401);
    expect((await admin('GET', '/users/export')).text).not.toMatch(/argon2/);
  });
});

describe('import', () => {
  it('reads back what was exported without changing anything', async () => {
    const before = (await shop.call('GET', '/products?_sort=price')).body;
    const exported = (await admin('GET', '/products/export')).text;
    const done = await send(exported);
    expect(done.body).toMatchObject({ rows: 2, created: 0, updated: 2, problems: [], isSaved: true });
    const strip = (rows: object[]) => rows.map((row) => ({ ...row, updatedAt: null }));
    expect(strip((await shop.call('GET', '/products?_sort=price')).body)).toEqual(strip(before));
  });

  it('adds rows without an id, by label or by field name, with names of brands and categories', async () => {
    const done = await send('Nom;price;Marque;Catégories;Stock\nSavon noir;2 500,50;maison odjala;SOIN DU CORPS;non\n');
    expect(done.body).toMatchObject({ created: 1, isSaved: true });
    const { body } = await shop.call('GET', '/products?q=savon noir');
    expect(body[0]).toMatchObject({
      price: 2_500.5,
      inStock: false,
      brand: { name: 'Maison Odjala' },
      categories: [{ title: 'Soin du corps' }],
    });
  });

  it('names each row’s errors in French, and saves nothing', async () => {
    const before = await count();
    const refused = await send(
      'Identifiant;Nom;Prix;Marque;Stock\n;Bon;1000;;oui\n;;2000;;oui\n;Cher;dix;;oui\n;Sans marque;1;Inconnue;oui\n;Flou;1;;peut-être\n00000000-0000-4000-8000-000000000000;Parti;1;;oui\n',
    );
    expect(refused.status).toBe(422);
    expect(refused.body.isSaved).toBe(false);
    expect(refused.body.problems).toEqual([
      { row: 3, field: 'name', message: 'Le nom du produit est obligatoire' },
      { row: 4, field: 'price', message: 'Nombre attendu : « dix »' },
      { row: 5, field: 'brandId', message: 'Marque inconnue : « Inconnue »' },
      { row: 6, field: 'inStock', message: 'Oui ou Non attendu : « peut-être »' },
      { row: 7, field: 'id', message: 'Identifiant inconnu' },
    ]);
    expect(await count()).toBe(before);
  });

  it('tries everything in a dry run, and keeps nothing of it', async () => {
    const before = await count();
    const done = await send('Nom;Prix\nEssai;1000\n', '?dryRun=true');
    expect([done.status, done.body.created, done.body.isSaved]).toEqual([200, 1, false]);
    expect(await count()).toBe(before);
  });

  it('reads a spreadsheet', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Produits',
          rows: [
            ['Nom', 'Prix', 'Stock'],
            ['Gel', 4_500, true],
            ['', '', ''],
            ['Huile', '3000', 'Non'],
          ],
        },
      ],
    });
    const done = await send(new Uint8Array(file));
    expect(done.body).toMatchObject({ created: 2, problems: [], isSaved: true });
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]), 400],
    ['a broken spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]), 400],
    ['unknown columns', 'Rien;Du tout\n1;2\n', 422],
    ['too many rows', `Nom;Prix\n${'x;1\n'.repeat(5_001)}`, 400],
  ])('refuses %s', async (_what, content, status) => {
    const before = await count();
    expect((await send(content)).status).toBe(status);
    expect(await count()).toBe(before);
  });

  it('keeps the tree of categories by the same rule as everywhere', async () => {
    const refused = await send('Titre;Catégorie parente\nGommages;Soin du corps\nGrains;Gommages\n', '', 'categories');
    expect(refused.body.problems).toEqual([
      { row: 3, field: 'parentId', message: 'Catégorie parente inconnue : « Gommages »' },
    ]);
    expect((await shop.call('GET', '/categories?q=gommages')).body).toEqual([]);
  });
});
