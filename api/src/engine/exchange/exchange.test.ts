import { type SQL, sql } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginImport, endOf, exportFile, importFile } from '../../../test/support/jobs.ts';
import { formOf, makeProduct } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
beforeAll(async () => {
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

const admin = (method: string, url: string, options: object = {}) =>
  shop.call(method, url, { token: shop.adminToken, ...options });
const send = (content: string | Uint8Array<ArrayBuffer>, query = '', resource = 'products') =>
  importFile(shop, content, query, resource);
const changes = async () =>
  (await shop.database.execute<{ count: number }>(sql`select count(*)::int as count from audit`)).rows[0]!.count;
const count = async () => Number((await shop.call('GET', '/products?_end=1')).headers['x-total-count']);

describe('export', () => {
  it('writes the list’s filter and sort as CSV, with French headings and names in place of ids', async () => {
    const answer = await exportFile(shop, 'products', '?_sort=price&_order=desc');
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="products.csv"',
    ]);
    const [head, first, second] = parseCsv(answer.payload, { delimiter: ';' });
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
    const filtered = await exportFile(shop, 'products', '?inStock=false');
    expect(parseCsv(filtered.payload, { delimiter: ';' })).toHaveLength(2);
  });

  it('writes a spreadsheet, and is for administrators alone', async () => {
    const answer = await exportFile(shop, 'products', '?format=xlsx');
    const { sheets } = await readXlsx(answer.rawPayload);
    expect([sheets[0]!.name, sheets[0]!.rows.length]).toEqual(['Produits', 3]);
    for (const resource of ['products', 'orders', 'users'])
      expect((await shop.call('POST', `/${resource}/export`)).status).toBe(401);
    expect((await exportFile(shop, 'users')).payload).not.toMatch(/argon2/);
  });
});

describe('what is exported of a list', () => {
  const rowsOf = (text: string) => parseCsv(text, { delimiter: ';' });

  it('has the requested columns, beside the id, with the names of linked records', async () => {
    const answer = await exportFile(shop, 'products', '?fields=brandId,name&_sort=price&_order=desc');
    const [head, first] = rowsOf(answer.payload);
    expect(head).toEqual(['Identifiant', 'Nom', 'Marque']);
    expect(first!.slice(1)).toEqual(['Lait; "éclat"', 'Maison Odjala']);
    expect((await admin('POST', '/products/export?fields=rien')).status).toBe(400);
  });

  it('is the lines that are ticked, 2 000 at most', async () => {
    const [one] = (await shop.call('GET', '/products?_sort=price&_end=1')).body;
    const ask = (ids: string[]) => admin('POST', '/products/export?fields=name', { json: { ids } });
    const ended = await endOf(shop, await ask([one.id, one.id]));
    expect(ended.body).toMatchObject({ state: 'done', total: 1, done: 1 });
    const many = Array.from({ length: 2_000 }, () => crypto.randomUUID());
    expect((await endOf(shop, await ask(many))).body).toMatchObject({ state: 'done', total: 0 });
    expect((await ask([...many, one.id])).status).toBe(400);
    expect((await ask([])).status).toBe(400);
  });
});

describe('the address of a file', () => {
  const fetchFile = (path: string) => shop.app.inject({ url: path });
  const linkTo = async (id: string, token = shop.adminToken) => shop.call('POST', `/jobs/${id}/link`, { token });
  const exported = async () => (await endOf(shop, await admin('POST', '/products/export'))).body;

  it('needs no session, serves once, and sends the size', async () => {
    const job = await exported();
    const { status, body } = await linkTo(job.id);
    expect([status, Object.keys(body)]).toEqual([201, ['path']]);
    expect((await shop.app.inject({ method: 'HEAD', url: body.path })).statusCode).toBe(404);
    const file = await fetchFile(body.path);
    expect([file.statusCode, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
      200,
      'attachment; filename="products.csv"',
      'no-store',
    ]);
    expect([file.rawPayload.length, Number(file.headers['content-length'])]).toEqual([job.fileSize, job.fileSize]);
    expect((await fetchFile(body.path)).statusCode).toBe(404);
    expect((await fetchFile('/api/downloads/rien')).statusCode).toBe(404);
  });

  it('lasts two minutes, and only as long as its account may export', async () => {
    const job = await exported();
    const age = async (seconds: number) => {
      const { path } = (await linkTo(job.id)).body;
      await shop.database.execute(sql`update job_links set created_at = now() - make_interval(secs => ${seconds})`);
      return (await fetchFile(path)).statusCode;
    };
    expect([await age(115), await age(125)]).toEqual([200, 404]);
    const other = await shop.signUp();
    expect((await linkTo(job.id, other.token)).status).toBe(404);
    const owned = async (change: SQL) => {
      const { path } = (await linkTo(job.id)).body;
      await shop.database.execute(sql`update users set ${change} where role = 'admin'`);
      const { statusCode } = await fetchFile(path);
      await shop.database.execute(
        sql`update users set is_active = true, role = 'admin' where email = 'admin@example.com'`,
      );
      return statusCode;
    };
    expect([
      await owned(sql`is_active = false`),
      await owned(sql`role = 'user'`),
      await owned(sql`is_active = true`),
    ]).toEqual([404, 404, 200]);
  });
});

describe('import', () => {
  it('reads back what was exported without changing anything', async () => {
    const before = (await shop.call('GET', '/products?_sort=price')).body;
    const history = await changes();
    for (const format of ['csv', 'xlsx']) {
      const exported = await exportFile(shop, 'products', `?format=${format}`);
      const done = await send(new Uint8Array(exported.rawPayload));
      expect(done.body.report).toMatchObject({ rows: 2, created: 0, updated: 0, unchanged: 2, isSaved: true });
    }
    // Not even when it was changed last.
    expect((await shop.call('GET', '/products?_sort=price')).body).toEqual(before);
    expect(await changes()).toBe(history);
  });

  it('adds rows without an id, by label or by field name, with names of brands and categories', async () => {
    const done = await send('Nom;price;Marque;Catégories;Stock\nSavon noir;2 500,50;maison odjala;SOIN DU CORPS;non\n');
    expect(done.body.report).toMatchObject({ created: 1, isSaved: true });
    const { body } = await shop.call('GET', '/products?q=savon noir');
    expect(body[0]).toMatchObject({
      price: 2_500.5,
      inStock: false,
      brand: { name: 'Maison Odjala' },
      categories: [{ title: 'Soin du corps' }],
    });
  });

  it('R1107: reads a bar code without the zeros that a spreadsheet has dropped, and names an invalid one', async () => {
    const done = await send('Nom;Prix;Code-barres\nUn;1;36000291452\nDeux;1;20123451\nTrois;1;\n');
    expect(done.body.report).toMatchObject({ created: 3, problems: [] });
    const { body } = await shop.call('GET', '/products?q=036000291452');
    expect(body).toMatchObject([{ name: 'Un', barcode: '0036000291452' }]);
    const refused = await send('Nom;Prix;Code-barres\nQuatre;1;4006381333932\n');
    expect(refused.body.report.problems).toMatchObject([{ row: 2, field: 'barcode' }]);
  });

  it('names each row’s errors in French, and saves nothing', async () => {
    const before = await count();
    const refused = await send(
      'Identifiant;Nom;Prix;Marque;Stock\n;Bon;1000;;oui\n;;2000;;oui\n;Cher;dix;;oui\n;Sans marque;1;Inconnue;oui\n;Flou;1;;peut-être\n00000000-0000-4000-8000-000000000000;Parti;1;;oui\n',
    );
    expect(refused.body.report.isSaved).toBe(false);
    expect(refused.body.report.problems).toEqual([
      { row: 3, field: 'name', message: 'Le nom du produit est obligatoire' },
      { row: 4, field: 'price', message: 'Nombre attendu : « dix »' },
      { row: 5, field: 'brandId', message: 'Marque inconnue : « Inconnue »' },
      { row: 6, field: 'inStock', message: 'En stock ou Épuisé attendu : « peut-être »' },
      { row: 7, field: 'id', message: 'Identifiant inconnu' },
    ]);
    expect(await count()).toBe(before);
  });

  it('names all faults of a row at once', async () => {
    const ghost = '00000000-0000-4000-8000-00000000000a';
    const [existing] = (await shop.call('GET', '/products?_end=1')).body;
    const refused = await send(
      `Identifiant;Nom;Prix;Marque;Catégories;Stock;Note\n;;dix;Inconnue;Rien | ${ghost};peut-être;9\n${existing.id};;-1;${ghost};;non;\n${existing.id};Deux fois;1;;;oui;\n`,
    );
    expect(refused.body.report.problems).toEqual([
      { row: 2, field: 'price', message: 'Nombre attendu : « dix »' },
      { row: 2, field: 'brandId', message: 'Marque inconnue : « Inconnue »' },
      { row: 2, field: 'categories', message: 'Catégories inconnue : « Rien »' },
      { row: 2, field: 'inStock', message: 'En stock ou Épuisé attendu : « peut-être »' },
      { row: 2, field: 'name', message: 'Le nom du produit est obligatoire' },
      { row: 2, field: 'rating', message: '5 au plus' },
      { row: 3, field: 'name', message: 'Le nom du produit est obligatoire' },
      { row: 3, field: 'price', message: '0 au moins' },
      { row: 3, field: 'brandId', message: `Marque inconnue : « ${ghost} »` },
      { row: 4, field: 'id', message: 'Identifiant déjà à la ligne 3' },
    ]);
  });

  it('accepts the words of the list, in any case, and amounts as it shows them', async () => {
    const rows = ['En stock', 'EN STOCK', 'épuisé', 'Epuise', 'oui', 'Non'].map(
      (word, index) => `Mots ${index};9\u202f500\u00a0FCFA;${word}`,
    );
    const done = await send(`Nom;Prix;Stock\n${rows.join('\n')}\n`);
    expect(done.body.report).toMatchObject({ created: 6, problems: [] });
    const { body } = await shop.call('GET', '/products?q=mots&_sort=name');
    expect(body.map((it: { inStock: boolean; price: number }) => [it.inStock, it.price])).toEqual(
      [true, true, false, false, true, false].map((inStock) => [inStock, 9_500]),
    );
  });

  it('tries everything in a dry run, and keeps nothing of it', async () => {
    const before = await count();
    const done = await send('Nom;Prix\nEssai;1000\n', '?dryRun=true');
    expect(done.body.report).toMatchObject({ isDryRun: true, created: 1, isSaved: false });
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
    expect(done.body.report).toMatchObject({ created: 2, problems: [], isSaved: true });
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]), 400],
    ['a broken spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]), 400],
    ['unknown columns', 'Rien;Du tout\n1;2\n', 422],
    ['a column twice', 'Nom;Prix;name\na;1;b\n', 422],
    ['too many columns', `Nom;Prix${';'.repeat(199)}x\n`, 400],
    ['too long a cell', `Nom;Prix\n${'x'.repeat(10_001)};1\n`, 400],
    ['a quote that never ends', 'Nom;Prix\n"x;1\ny;2\n', 400],
  ])('refuses %s', async (_what, content, status) => {
    const before = await count();
    expect((await send(content)).status).toBe(status);
    expect(await count()).toBe(before);
  });

  it.each([
    ['columns', `Nom;Prix${';'.repeat(198)}\nx;1\n`, { rows: 1, problems: [] }],
    [
      'characters',
      `Nom;Prix;Description\nx;1;${'y'.repeat(10_000)}\n`,
      { problems: [{ row: 2, field: 'description', message: '5000 caractères au plus' }] },
    ],
    ['words in quotes', 'Nom;Prix\n"Un ""bon"" savon;\ndoux";1\n', { created: 1, problems: [] }],
  ])('takes its declared number of %s', async (_what, content, report) => {
    expect((await send(content, '?dryRun=true')).body.report).toMatchObject(report);
  });

  it('keeps the tree of categories by the same rule as everywhere', async () => {
    const refused = await send('Titre;Catégorie parente\nGommages;Soin du corps\nGrains;Gommages\n', '', 'categories');
    expect(refused.body.report.problems).toEqual([
      { row: 3, field: 'parentId', message: 'Catégorie parente inconnue : « Gommages »' },
    ]);
    expect((await shop.call('GET', '/categories?q=gommages')).body).toEqual([]);
    const { body: child } = await admin('POST', '/categories', { json: { title: 'Laits' } });
    const loop = await send(`Identifiant;Catégorie parente\n${child.id};Laits\n`, '?dryRun=true', 'categories');
    expect(loop.body.report.problems).toEqual([
      { row: 2, field: 'parentId', message: 'Une catégorie ne peut pas être sa propre parente' },
    ]);
  });

  it('stops a row that breaks a rule only together with another, saves the others, and names each', async () => {
    const make = async (title: string) => (await admin('POST', '/categories', { json: { title } })).body.id;
    const [one, two, three] = [await make('Un'), await make('Deux'), await make('Trois')];
    // Each could be right alone: « Un » under « Deux », and « Deux » under « Trois ».
    const sheet = `Identifiant;Catégorie parente;Sous-titre\n${one};Deux;a\n${two};Trois;b\n${three};;c\n`;
    expect((await send(sheet, '?dryRun=true', 'categories')).body.report.problems).toEqual([]);
    const { report, state } = (await send(sheet, '', 'categories')).body;
    expect(state).toBe('done');
    expect(report).toMatchObject({ updated: 2, isSaved: false });
    expect(report.problems).toHaveLength(1);
    expect(report.unsaved).toEqual([report.problems[0].row]);
    const saved = (await shop.call('GET', `/categories?id=${one}&id=${two}&id=${three}`)).body;
    expect(saved.filter((it: { subtitle: string | null }) => it.subtitle)).toHaveLength(2);
  });
});

describe('the columns of a file', () => {
  const columnsOf = async (content: string, resource = 'products') => {
    const form = formOf({ file: new File([content], 'tarif.csv') });
    return (await admin('POST', `/${resource}/import/columns`, { form })).body;
  };
  const targetsOf = async (content: string) => {
    const { columns, isRemembered } = await columnsOf(content);
    return { isRemembered, targets: columns.map(({ target }: { target: string }) => target) };
  };
  const supplier = 'Désignation;PVP;Réf. interne\nHuile de baobab;4500;B-12\n';
  const chosen = (content: string, targets: string[], query = '') =>
    importFile(shop, content, query, 'products', targets);

  it('are returned with their fields, the values of the first row, and whether the mapping is certain', async () => {
    const { columns, fields, isRemembered } = await columnsOf('nom;PVP;Prix;Créé le;Price\nHuile;4500;5;;6\n');
    expect(columns).toEqual([
      { heading: 'nom', example: 'Huile', target: 'name', isKnown: true },
      { heading: 'PVP', example: '4500', target: '', isKnown: false },
      { heading: 'Prix', example: '5', target: 'price', isKnown: true },
      { heading: 'Créé le', example: '', target: '', isKnown: true },
      { heading: 'Price', example: '6', target: '', isKnown: false },
    ]);
    expect(isRemembered).toBe(false);
    expect(fields).toEqual(expect.arrayContaining(['name', 'images', 'price', 'brandId', 'categories']));
    for (const unwritable of ['id', 'salePrice', 'createdAt']) expect(fields).not.toContain(unwritable);
    expect((await columnsOf('\n;\n')).columns).toEqual([]);
    expect((await columnsOf('Nom\n"jamais fermé')).fields).toEqual({ file: expect.stringContaining('guillemet') });
  });

  it('go where they are sent; faults name the head of the file, and who sends nothing is refused what is unknown', async () => {
    expect((await send(supplier)).body.message).toContain('« Désignation », « PVP », « Réf. interne »');
    const wrong = await chosen(supplier.replace('4500', 'cher'), ['name', 'price', ''], '?dryRun=true');
    expect(wrong.body.report).toMatchObject({
      problems: [{ row: 2, field: 'price' }],
      headings: { name: 'Désignation', price: 'PVP' },
    });
    // A trial keeps nothing.
    expect((await targetsOf(supplier)).isRemembered).toBe(false);
    expect((await chosen(supplier, ['name', 'price', ''])).body.report).toMatchObject({ created: 1, isSaved: true });
    const found = (await shop.call('GET', '/products?q=baobab')).body;
    expect(found.map(({ name, price }: { name: string; price: number }) => [name, price])).toEqual([
      ['Huile de baobab', 4_500],
    ]);
  });

  it('are remembered for the next file with the same heads, until chosen again; not for another resource', async () => {
    await chosen('Article;PVP\nSavon;500\n', ['name', 'price']);
    const stored = { isRemembered: true, targets: ['name', 'price'] };
    expect(await targetsOf('ARTICLE;pvp\nAutre;900\n')).toEqual(stored);
    expect((await targetsOf('PVP;Article\n900;Autre\n')).isRemembered).toBe(false);
    expect((await columnsOf('Article;PVP\n', 'brands')).isRemembered).toBe(false);
    await chosen('Article;PVP\nBaume;Promo\n', ['name', ''], '?dryRun=true');
    expect(await targetsOf('Article;PVP\n')).toEqual(stored);
    // A field that is no more is no choice any more.
    await shop.database.execute(sql`update import_columns set targets = '["name", "vanished"]'`);
    expect((await targetsOf('Article;PVP\n')).isRemembered).toBe(false);
  });

  it('are refused where they are not those of the file, twice the same, or none at all', async () => {
    const refusal = async (targets: string[]) => {
      const { status, body } = await beginImport(shop, 'Nom;Prix\nA;1\n', '', 'products', targets);
      return [status, body.fields?.file ?? body.message];
    };
    const other = 'Ces colonnes ne sont pas celles du fichier. Choisissez-le de nouveau.';
    expect(await refusal(['name'])).toEqual([422, other]);
    expect(await refusal(['name', 'salePrice'])).toEqual([422, other]);
    expect(await refusal(['name', 'name'])).toEqual([422, 'Colonne en double : « Nom »']);
    expect(await refusal(['id', ''])).toEqual([422, 'Aucune colonne connue']);
    expect((await refusal(Array.from({ length: 201 }, () => 'name')))[0]).toBe(400);
    expect((await importFile(shop, 'Article\nSavon\n', '?dryRun=true', 'products', ['name'])).status).toBe(200);
  });

  it('are read for those alone who may import', async () => {
    const form = () => formOf({ file: new File(['Nom\n'], 'a.csv') });
    expect((await shop.call('POST', '/products/import/columns', { form: form() })).status).toBe(401);
    const { token } = await shop.signUp();
    expect((await shop.call('POST', '/products/import/columns', { token, form: form() })).status).toBe(403);
  });
});
