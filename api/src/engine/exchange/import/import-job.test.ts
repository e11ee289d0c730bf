import { readFileSync } from 'node:fs';
import { heldRights } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { beginImport, endOf, exportFile, importFile } from '../../../../test/support/jobs.ts';
import { makeProduct } from '../../../../test/support/makers.ts';
import { TEST_ZONE } from '../../../../test/support/shop-day.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { sweepJobs } from '../jobs/sweep-jobs.ts';

const shop = withTestApp();

const admin = (method: 'GET' | 'POST', path: string) => shop.call(method, path, { token: shop.adminToken });

it('an import is cancelled by its owner or an administrator within a batch, and reports exactly what is saved', async () => {
  const rows = (name: string) => `Nom;Prix\n${Array.from({ length: 4_000 }, (_, at) => `${name} ${at};1\n`).join('')}`;
  const begun = await beginImport(shop, rows('Arrêté'));
  const job = `/jobs/${begun.body.id}`;
  const stranger = await shop.signUp();
  expect((await shop.call('POST', `${job}/cancel`, { token: stranger.token })).status).toBe(404);
  await expect
    .poll(async () => (await admin('GET', job)).body.report?.created ?? 0, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const other = await shop.signUp();
  await shop.database.execute(sql`update users set role = 'admin' where id = ${other.id}`);
  expect((await shop.call('POST', `${job}/cancel`, { token: other.token })).status).toBe(200);
  const ended = await endOf(shop, begun);
  const stored = await shop.database.execute<{ count: number }>(
    sql`select count(*)::int as count from products where name like 'Arrêté %'`,
  );
  const { count: saved } = stored.rows[0]!;
  expect(saved).toBeLessThan(4_000);
  expect(ended.body).toMatchObject({ state: 'cancelled', problem: null });
  expect(ended.body.report).toMatchObject({ created: saved, unsavedCount: 4_000 - saved, isSaved: false });
  expect(ended.body.report.unsaved).toEqual(
    Array.from({ length: Math.min(1_000, 4_000 - saved) }, (_, at) => saved + at + 2),
  );
  // What has ended stays as it is.
  expect((await admin('POST', `${job}/cancel`)).body.state).toBe('cancelled');

  // By another process: it only writes to the database, and the job's own step reads that.
  const next = await beginImport(shop, rows('Encore'));
  await shop.database.execute(sql`update jobs set cancel_asked_at = now() where id = ${next.body.id}`);
  expect((await endOf(shop, next)).body).toMatchObject({ state: 'cancelled', report: null });
  const left = await shop.database.execute<{ count: number }>(
    sql`select count(*)::int as count from job_rows where job_id = ${next.body.id}`,
  );
  expect(left.rows[0]!.count).toBe(0);
}, 60_000);

it('an import is stored before its file is read: where that takes long, the answer needs no more of the database', async () => {
  let answer: ReturnType<typeof beginImport> | undefined;
  await shop.database.transaction(async (transaction) => {
    // The rows of the file can't be put down, so that it is being read as long as this takes.
    await transaction.execute(sql`lock table job_rows in exclusive mode`);
    answer = beginImport(shop, 'Nom;Prix\nLent;1\n');
    const stored = () =>
      shop.database.execute(sql`select 1 from jobs where resource = 'products' and state = 'running'`);
    await expect.poll(async () => (await stored()).rows.length, { timeout: 2_500 }).toBe(1);
    await transaction.execute(sql`lock table jobs in exclusive mode`);
    expect((await answer).status).toBe(202);
  });
  expect((await endOf(shop, await answer!)).body.report).toMatchObject({ created: 1, isSaved: true });
}, 30_000);

describe('an import that is taken back (R1571)', () => {
  const listed = async (id: string, token = shop.adminToken) =>
    (await shop.call('GET', '/imports?_end=100', { token })).body.find((each: { id: string }) => each.id === id);
  const undo = async (id: string) => endOf(shop, await admin('POST', `/imports/${id}/undo`));
  const leftOf = async (id: string) =>
    (await admin('GET', `/imports/${id}/left`)).body.map(({ row, name, reason }: Record<string, unknown>) => [
      row,
      name,
      reason,
    ]);
  const named = async (name: string) => (await shop.call('GET', `/products?q=${name}&_sort=name`)).body;

  it('deletes what it made, gives what it changed its former values, by the audit, and once', async () => {
    const product = await makeProduct(shop, { name: 'Ancien', price: 1_000, badge: 'Promo' });
    const { body } = await importFile(
      shop,
      `Identifiant;Nom;Prix\n${product.id};Changé;2000\n;Zébu un;1\n;Zébu deux;2\n`,
    );
    // Another field by another hand: it stays.
    await shop.call('PATCH', `/products/${product.id}`, { token: shop.adminToken, json: { badge: null } });
    expect(await listed(body.id)).toMatchObject({
      resource: 'products',
      title: 'produits.csv',
      email: 'admin@example.com',
      isMine: true,
      created: 2,
      updated: 1,
      refused: 0,
      undo: null,
      there: 3,
      mayUndo: true,
    });
    const undone = await undo(body.id);
    expect(undone.body).toMatchObject({ kind: 'undo', state: 'done', done: 3, total: 3, undo: { undone: 3, left: 0 } });
    expect(await named('zébu')).toEqual([]);
    const { body: back } = await admin('GET', `/products/${product.id}`);
    expect(back).toMatchObject({ name: 'Ancien', price: 1_000, badge: null });
    const history = (await admin('GET', `/audit?recordId=${product.id}`)).body;
    expect(history[0]).toMatchObject({ action: 'edit', before: { price: 2_000 }, after: { price: 1_000 } });
    expect(await listed(body.id)).toMatchObject({ there: 0, undo: { state: 'done' }, mayUndo: false });
    expect((await admin('POST', `/imports/${body.id}/undo`)).status).toBe(409);
    // A trial is no import.
    const trial = await importFile(shop, 'Nom;Prix\nEssai;1\n', '?dryRun=true');
    expect(await listed(trial.body.id)).toBeUndefined();
  });

  it('leaves what was changed since or is needed, with the reason, and takes it back when nothing hinders any more', async () => {
    const before = (await admin('GET', '/brands?_end=1')).headers['x-total-count'];
    const { body } = await importFile(shop, 'Nom\nMarque libre\nMarque prise\nMarque corrigée\n', '', 'brands');
    const idOf = async (name: string) => (await admin('GET', `/brands?q=${name}`)).body[0].id;
    const product = await makeProduct(shop, { brandId: await idOf('prise') });
    const corrected = await idOf('corrigée');
    await shop.call('PATCH', `/brands/${corrected}`, { token: shop.adminToken, json: { name: 'Marque juste' } });
    expect((await undo(body.id)).body.undo).toEqual({ undone: 1, left: 2 });
    expect(await leftOf(body.id)).toEqual([
      [3, 'Marque prise', expect.stringContaining('produit')],
      [4, 'Marque corrigée', 'Modifié depuis : Nom (par admin@example.com)'],
    ]);
    expect(await listed(body.id)).toMatchObject({ there: 2, left: 2, mayUndo: true });
    await shop.call('DELETE', `/products/${product.id}`, { token: shop.adminToken });
    // Deleted by hand: nothing of it is left to take back.
    await shop.call('DELETE', `/brands/${corrected}`, { token: shop.adminToken });
    expect((await undo(body.id)).body.undo).toEqual({ undone: 2, left: 0 });
    expect((await admin('GET', '/brands?_end=1')).headers['x-total-count']).toBe(before);
  });

  it('goes on where it was when it was ended before its end', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => `Suite ${String(at).padStart(2, '0')};1\n`).join('');
    const { body } = await importFile(shop, `Nom;Prix\n${rows}`);
    const [first] = await named('suite');
    let begun: Awaited<ReturnType<typeof admin>> | undefined;
    await shop.database.transaction(async (transaction) => {
      // The last batch of five waits for this one.
      await transaction.execute(sql`select 1 from products where id = ${first.id} for update`);
      begun = await admin('POST', `/imports/${body.id}/undo`);
      expect((await admin('POST', `/imports/${body.id}/undo`)).status).toBe(409);
      const done = async () => (await admin('GET', `/jobs/${begun?.body.id}`)).body.done;
      await expect.poll(done, { timeout: 20_000 }).toBe(45);
      await shop.database.execute(sql`update jobs set cancel_asked_at = now() where id = ${begun.body.id}`);
    });
    expect((await endOf(shop, begun!)).body).toMatchObject({ state: 'cancelled', undo: { undone: 45, left: 0 } });
    expect((await listed(body.id)).there).toBe(5);
    expect(await named('suite')).toHaveLength(5);
    expect((await undo(body.id)).body).toMatchObject({ total: 5, undo: { undone: 5, left: 0 } });
    expect(await named('suite')).toEqual([]);
  }, 60_000);

  it('belongs to its owner, or to administrators with the rights for it', async () => {
    const staff = async (right: 'catalogue' | 'reading') => {
      const account = await shop.signUp();
      await shop.database.execute(
        sql`update users set rights = ${JSON.stringify(heldRights([right]))}::jsonb where id = ${account.id}`,
      );
      return account;
    };
    const [awa, koffi, shopper] = [await staff('catalogue'), await staff('catalogue'), await shop.signUp()];
    const { body } = await importFile(shop, 'Nom;Prix\nÀ moi;1\n');
    const call = async (method: string, token: string, path = `/imports/${body.id}/undo`) =>
      (await shop.call(method, path, { token })).status;
    expect([await call('GET', shopper.token, '/imports'), await call('POST', shopper.token)]).toEqual([403, 403]);
    expect(await call('POST', awa.token)).toBe(404);
    await shop.database.execute(sql`update jobs set user_id = ${awa.id} where id = ${body.id}`);
    expect((await listed(body.id, awa.token)).mayUndo).toBe(true);
    expect(await listed(body.id, koffi.token)).toBeUndefined();
    expect([await call('POST', koffi.token), await call('GET', koffi.token, `/imports/${body.id}/left`)]).toEqual([
      404, 404,
    ]);
    expect(await listed(body.id)).toMatchObject({ isMine: false, email: awa.email, mayUndo: true });
    // Who reads alone has none, whatever they have imported before.
    await shop.database.execute(
      sql`update users set rights = ${JSON.stringify(heldRights(['reading']))}::jsonb where id = ${awa.id}`,
    );
    expect(await call('POST', awa.token)).toBe(404);
  });

  it('is stored for 90 days, other jobs for one', async () => {
    const { body } = await importFile(shop, 'Nom;Prix\nGardé;1\n');
    const trial = await importFile(shop, 'Nom;Prix\nEssai;1\n', '?dryRun=true');
    const aged = async (id: string, days: number) => {
      await shop.database.execute(
        sql`update jobs set created_at = now() - make_interval(days => ${days}, mins => 1) where id = ${id}`,
      );
      await sweepJobs(shop.database);
      return (await admin('GET', `/jobs/${id}`)).status;
    };
    expect([await aged(trial.body.id, 0), await aged(trial.body.id, 1)]).toEqual([200, 404]);
    expect([await aged(body.id, 89), await aged(body.id, 90)]).toEqual([200, 404]);
    const cached = await shop.database.execute(sql`select 1 from import_changes where job_id = ${body.id}`);
    expect(cached.rows).toEqual([]);
  });
});

/** What the shop's clocks show, in UTC. */
const utc = (shown: string) =>
  new Date(Date.parse(`${shown}Z`) + (TEST_ZONE === 'Etc/GMT+12' ? 12 : -14) * 3_600_000).toISOString();

describe('what people upload', () => {
  const problemsIn = async (content: string | Uint8Array<ArrayBuffer>, resource = 'products') =>
    (await importFile(shop, content, '?dryRun=true', resource)).body.report.problems;
  const sheet = async (rows: CellValue[][], more: Partial<WriteSheet> = {}) =>
    new Uint8Array(await writeXlsx({ sheets: [{ name: 'Produits', rows, ...more }] }));
  const day2026 = new Date('2026-05-12T00:00:00Z');
  const found = async (resource: string, query: string) => (await admin('GET', `/${resource}?${query}`)).body;

  it('is 200 amounts, each read as a form reads it or refused by its row; the API reads texts the same (P68)', async () => {
    const { amounts }: { amounts: [string, number | null][] } = JSON.parse(
      readFileSync(new URL('../../../../../shared/fixtures/written.json', import.meta.url), 'utf8'),
    );
    const rows = amounts.filter(([, value]) => value === null || value >= 0);
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const file = (lines: typeof rows) =>
      `Nom;Prix\n${lines.map(([text], at) => `Écrit ${at};${cell(text)}`).join('\n')}\n`;
    const refused = rows.filter(([, value]) => value === null);
    const problems = await problemsIn(file(refused));
    expect(problems.map(({ row }: { row: number }) => row)).toEqual(refused.map((_, at) => at + 2));
    const read = rows.filter(([, value]) => value !== null);
    const done = await importFile(shop, file(read));
    expect(done.body.report).toMatchObject({ created: read.length, problems: [], isSaved: true });
    const stored = await shop.database.execute<{ at: number; price: number }>(
      sql`select substr(name, 7)::int as at, price::float8 as price from products where name like 'Écrit %' order by 1`,
    );
    expect(stored.rows.map(({ price }) => price)).toEqual(read.map(([, value]) => value));
    const made = await makeProduct(shop, { name: 'Par l’API', price: 1 });
    for (const [text, value] of rows) {
      const { status, body } = await shop.call('PATCH', `/products/${made.id}`, {
        token: shop.adminToken,
        json: { price: text },
      });
      expect([status, value === null ? Object.keys(body.fields) : body.price], text).toEqual(
        value === null ? [400, ['price']] : [200, value],
      );
    }
  });

  it('is days, of which one that ends something ends it with its last moment in the shop (P68)', async () => {
    const { days }: { days: [string, string | null][] } = JSON.parse(
      readFileSync(new URL('../../../../../shared/fixtures/written.json', import.meta.url), 'utf8'),
    );
    const heads = 'Titre;Du;Au\n';
    const refused = days.filter(([, day]) => day === null);
    const problems = await problemsIn(heads + refused.map(([text]) => `a;;${text}\n`).join(''), 'collections');
    expect(problems).toMatchObject(refused.map((_, at) => ({ row: at + 2, field: 'endsAt' })));
    const read = days.filter(([, day]) => day !== null);
    const rows = read.map(([text], at) => `Jour ${at};${text};${text}\n`).join('');
    const done = await importFile(shop, heads + rows, '', 'collections');
    expect(done.body.report).toMatchObject({ created: read.length, problems: [] });
    const stored = await shop.database.execute<{ from: string; to: string }>(sql`
      select to_char(starts_at at time zone ${TEST_ZONE}, 'YYYY-MM-DD HH24:MI:SS.MS') as "from",
        to_char(ends_at at time zone ${TEST_ZONE}, 'YYYY-MM-DD HH24:MI:SS.MS') as to
      from collections where title like 'Jour %' order by substr(title, 6)::int`);
    expect(stored.rows).toEqual(read.map(([, day]) => ({ from: `${day} 00:00:00.000`, to: `${day} 23:59:59.999` })));
  });

  it('is a spreadsheet with days of its own, with and without a time, and numbers where days are meant', async () => {
    const day = new Date('2026-12-31T00:00:00Z');
    const rows = [
      ['Titre', 'Du', 'Au'],
      ['Feuille A', new Date('2026-12-01T09:30:00Z'), day],
      ['Feuille B', null, 46_387],
    ];
    expect((await importFile(shop, await sheet(rows), '', 'collections')).body.report).toMatchObject({
      created: 2,
      problems: [],
    });
    const [a, b] = await found('collections', 'title_like=Feuille&_sort=title');
    expect([a.startsAt, a.endsAt, b.endsAt]).toEqual([
      utc('2026-12-01T09:30:00.000'),
      utc('2026-12-31T23:59:59.999'),
      utc('2026-12-31T23:59:59.999'),
    ]);
    expect(await problemsIn('Titre;Au\nFeuille C;46387\n', 'collections')).toMatchObject([{ row: 2, field: 'endsAt' }]);
  });

  it('has texts as the sheet shows them, and refuses by its column what could not be worked out (R2121, R2123)', async () => {
    const rows = [
      ['Nom', 'Prix'],
      [1944, 1_000],
      [true, 1_000],
      ['007', 1_000],
      [new Date('2026-05-12T00:00:00Z'), 1_000],
    ];
    expect((await importFile(shop, await sheet(rows))).body.report).toMatchObject({ created: 4 });
    const names = (await found('products', 'price=1000&_sort=createdAt&_end=50')).map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(['1944', 'VRAI', '007']));
    expect(names.some((name: string) => /^(2026-05-12|12\/05\/2026)/.test(name))).toBe(true);
    for (const error of ['#N/A', '#REF!', '#VALEUR!', '#NOM?', '#DIV/0!'])
      expect(await problemsIn(`Nom;Prix\n${error};1000\nA;${error}\n`), error).toEqual([
        { row: 2, field: 'name', message: `Erreur de calcul dans le fichier : « ${error} »` },
        { row: 3, field: 'price', message: `Erreur de calcul dans le fichier : « ${error} »` },
      ]);
    expect(
      await problemsIn(
        await sheet([
          ['Nom', 'Prix'],
          ['Date au prix', day2026],
        ]),
      ),
    ).toMatchObject([{ field: 'price' }]);
  });

  it('reports which sheet is read, and that the same file came before (R2120, R2126)', async () => {
    const rows = [
      ['Nom', 'Prix'],
      ['De la feuille', 700],
    ];
    const two = new Uint8Array(
      await writeXlsx({
        sheets: [
          { name: 'Brouillon', hidden: true, rows },
          { name: 'Tarif', rows },
          { name: 'Notes', rows },
        ],
      }),
    );
    const others = [
      { name: 'Brouillon', isHidden: true },
      { name: 'Notes', isHidden: false },
    ];
    const trial = async () => (await importFile(shop, two, '?dryRun=true')).body.report;
    expect(await trial()).toMatchObject({
      rows: 1,
      importedAt: null,
      sheet: { name: 'Tarif', hiddenRows: 0, hiddenColumns: [], others },
    });
    // A trial is none.
    expect((await trial()).importedAt).toBeNull();
    const done = await importFile(shop, two);
    expect(done.body.report).toMatchObject({ created: 1, importedAt: null });
    expect(done.body.report).not.toHaveProperty('fileHash');
    expect((await trial()).importedAt).toBe(done.body.endedAt);
    expect((await importFile(shop, 'Nom;Prix\nAutre;1\n', '?dryRun=true')).body.report).toMatchObject({
      importedAt: null,
      sheet: null,
    });
  });

  it('requires a confirmation of prices that fall by more than half, and takes them (R2105)', async () => {
    const made = await makeProduct(shop, { name: 'Beurre cher', price: 15_000 });
    const file = (price: string) => `Identifiant;Prix\n${made.id};${price}\n`;
    const warningsOf = async (price: string) =>
      (await importFile(shop, file(price), '?dryRun=true')).body.report.warnings;
    expect([await warningsOf('7500'), await warningsOf('20000')]).toEqual([[], []]);
    const [warning] = await warningsOf('7499');
    expect(warning).toMatchObject({ row: 2, field: 'price' });
    expect(warning.message.replaceAll(/\s/g, ' ')).toBe(
      'Prix : de 15 000 FCFA à 7 499 FCFA, une baisse de plus de moitié',
    );
    expect((await importFile(shop, file('7499'))).body.report).toMatchObject({ updated: 1, isSaved: true });
  });

  it('is what was exported: names that two share, with marks in them, or that begin like a formula (R2125)', async () => {
    const json = { token: shop.adminToken };
    const make = async (resource: string, values: object) =>
      (await shop.call('POST', `/${resource}`, { ...json, json: values })).body.id;
    const odd = [
      '-10 % sur tout',
      '=1+1',
      '+229',
      '@karite',
      "'- avec apostrophe",
      "''=deux",
      'a | b',
      'a;b "c"',
      '12/05/2026',
      '15,000',
      '#soin',
    ];
    const categories = [];
    for (const title of [...odd, 'Deux fois', 'Deux fois']) categories.push(await make('categories', { title }));
    const brands = [];
    for (const name of odd) brands.push(await make('brands', { name }));
    for (const [at, name] of odd.entries())
      await make('products', {
        name,
        price: 1_234.5,
        brandId: brands[at],
        categories: [categories[at], categories.at(-1)],
      });
    for (const resource of ['categories', 'brands', 'products', 'collections'])
      for (const format of ['csv', 'xlsx']) {
        const exported = await exportFile(shop, resource, `?format=${format}`);
        const { report } = (await importFile(shop, new Uint8Array(exported.rawPayload), '', resource)).body;
        expect(report, `${resource} ${format}`).toMatchObject({
          created: 0,
          updated: 0,
          unchanged: report.rows,
          problems: [],
        });
        expect(report.rows).toBeGreaterThan(0);
      }
  });
});
