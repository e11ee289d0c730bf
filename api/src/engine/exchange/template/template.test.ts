import { isWhollyAdmins } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { beginImport, endOf, importFile } from '../../../../test/support/jobs.ts';
import { formOf, makeProduct } from '../../../../test/support/makers.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';

const shop = withTestApp();
const admin = (method: string, url: string, json?: object) =>
  shop.call(method, url, { token: shop.adminToken, ...(json && { json }) });
const template = (resource: string, format: string) =>
  shop.app.inject({
    url: `/api/${resource}/import/template?format=${format}`,
    headers: { authorization: `Bearer ${shop.adminToken}` },
  });
const bytesOf = (payload: Buffer) => new Uint8Array(payload) as Uint8Array<ArrayBuffer>;

const IMPORTED = resources.filter(
  (each) => !each.isSingle && isWhollyAdmins(each, 'create') && isWhollyAdmins(each, 'update') && each.access.read,
);

describe('a template (R2175)', () => {
  it.each(['products', 'brands', 'categories', 'collections', 'couriers'])(
    'of %s imports as it is, as a spreadsheet and as CSV',
    async (resource) => {
      await admin('POST', '/brands', { name: `Marque ${resource}` });
      for (const format of ['xlsx', 'csv']) {
        const answer = await template(resource, format);
        expect(answer.statusCode).toBe(200);
        const { body } = await importFile(shop, bytesOf(answer.rawPayload), '?dryRun=true', resource);
        expect([body.report?.problems ?? body, body.report?.created]).toEqual([[], 1]);
      }
    },
  );

  it('names the columns of the declaration, an example, and the values that they may have', async () => {
    await admin('POST', '/categories', { title: 'Laits' });
    const { sheets } = await readXlsx((await template('products', 'xlsx')).rawPayload);
    const [filled, values] = sheets;
    const head = filled!.rows[0]!;
    const cell = (heading: string) => filled!.rows[1]![head.indexOf(heading)];
    expect([cell('Nom'), cell('Publication'), cell('Catégories')]).toEqual([
      'Exemple à remplacer',
      'Brouillon',
      'Laits',
    ]);
    expect(head).not.toContain('Prix de vente');
    const about = (heading: string) => values!.rows.find(([name]) => name === heading)!;
    expect(values!.name).toBe('Valeurs possibles');
    expect(about('Publication')[2]).toBe('Brouillon | Publication prévue | Publié');
    expect([about('Nom')[1], about('Badge')[1] ?? '']).toEqual(['Oui', '']);
    expect([about('Note')[2], about('Stock')[2]]).toEqual(['De 0 à 5', 'Oui | Non']);
    const [csvHead] = parseCsv((await template('products', 'csv')).payload, { delimiter: ';' });
    expect(csvHead).toEqual(head);
  });

  it('is there for every resource that is imported, for those who may import alone', async () => {
    for (const { name } of IMPORTED) expect([name, (await template(name, 'csv')).statusCode]).toEqual([name, 200]);
    expect(IMPORTED.length).toBeGreaterThan(5);
    expect((await shop.call('GET', '/products/import/template')).status).toBe(401);
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/products/import/template', { token })).status).toBe(403);
  });
});

describe('names that the shop does not have (R2176)', () => {
  const SHEET = 'Nom;Prix;Marque;Catégories\nA;1000;Nivia;Laits | Gels\nB;2000;Kaya;Gels\nC;3000;NIVIA;laits\n';
  const send = async (create: string[], dryRun: boolean, content = SHEET) =>
    endOf(
      shop,
      await shop.call('POST', `/products/import?dryRun=${dryRun}`, {
        token: shop.adminToken,
        form: formOf({ file: new File([content], 'a.csv'), ...(create.length > 0 && { create }) }),
      }),
    );
  const brands = async () => (await shop.call('GET', '/brands')).body.map(({ name }: { name: string }) => name);

  it('are listed once each with a near one, and created on request alone', async () => {
    await admin('POST', '/brands', { name: 'Nivea' });
    const before = (await brands()).length;
    const { report } = (await send([], true)).body;
    const [brand, category] = report.missing;
    expect(brand).toEqual({
      field: 'brandId',
      total: 2,
      names: [
        { name: 'Nivia', near: 'Nivea' },
        { name: 'Kaya', near: null },
      ],
      mayCreate: true,
      isCreated: false,
    });
    expect([category.field, category.names.map((it: { name: string }) => it.name)]).toEqual(['categories', ['Gels']]);
    expect(report.problems).toHaveLength(5);
    // Of one column alone: the other's rows are refused.
    expect((await send(['brandId'], true)).body.report.problems).toHaveLength(2);

    const tried = (await send(['brandId', 'categories'], true)).body.report;
    expect([tried.problems, tried.created, tried.missing.map((it: { isCreated: boolean }) => it.isCreated)]).toEqual([
      [],
      3,
      [true, true],
    ]);
    expect((await brands()).length).toBe(before);
    const faulty = await send(['brandId', 'categories'], false, `${SHEET}D;cher;Autre;\n`);
    expect([faulty.body.report.isSaved, (await brands()).length]).toEqual([false, before]);

    const saved = (await send(['brandId', 'categories'], false)).body.report;
    expect([saved.isSaved, saved.created]).toEqual([true, 3]);
    expect((await brands()).length).toBe(before + 2);
    const made = (await shop.call('GET', '/products?_sort=price&_order=desc&_end=3')).body;
    expect(made.map((it: { brand: { name: string } }) => it.brand.name)).toEqual(['Nivia', 'Kaya', 'Nivia']);
    expect(made[2].categories).toHaveLength(2);
    const entries = (await admin('GET', '/audit?resource=brands&action=create')).body;
    expect(entries.length).toBeGreaterThanOrEqual(2);
  });

  it('are not created by who may not, nor of records that need more than a name', async () => {
    const { token } = await shop.signUp();
    expect(
      (await shop.call('POST', '/products/import', { token, form: formOf({ file: new File([SHEET], 'a.csv') }) }))
        .status,
    ).toBe(403);
    await makeProduct(shop);
    const sheet = 'Nom;Prix;Déclinaison de\nD;1000;Personne\n';
    const [missing] = (await endOf(shop, await beginImport(shop, sheet, '?dryRun=true'))).body.report.missing;
    expect([missing.field, missing.mayCreate]).toEqual(['variantOfId', false]);
    expect((await send(['variantOfId'], true, sheet)).body.report.problems).toHaveLength(1);
  });
});
