import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { blockOf, registerResource } from '../setup/guide.ts';
import { bundleIn, copyProject, runIn } from '../setup/scratch-copy.ts';
import { ADMIN, startShop } from '../setup/shop-server.ts';

const GUIDE = 'docs/adding-a-resource.md';
const RESOURCES = 'shared/src/resources';
/** The longest that a declaration may be, in lines. */
const MAX_LINES = 40;

/** Does what the guide says, in a copy: one file, one line in the registry, one command; then builds. */
async function followTheGuide(): Promise<string> {
  const copy = await copyProject();
  const declaration = await blockOf(GUIDE, `${RESOURCES}/ingredient.ts`);
  expect(declaration.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  await writeFile(path.join(copy, RESOURCES, 'ingredient.ts'), declaration);
  await registerResource(copy, 'ingredients', 'ingredient.ts');
  await runIn(copy, 'tsx', '--conditions=source', 'api/src/operations/generate/make-migration.ts', 'ingredients');
  expect(await readFile(path.join(copy, 'shared/src/client/contract.ts'), 'utf8')).toContain('"/ingredients/{id}"');
  await runIn(copy, 'tsc', '--build', 'shared', 'api');
  await bundleIn(copy);
  await runIn(path.join(copy, 'backoffice'), 'vite', 'build', '--minify', 'false');
  return copy;
}

test('one file, one line and one command make a resource (docs/adding-a-resource.md)', async ({ page }) => {
  test.setTimeout(240_000);
  const copy = await followTheGuide();
  await query('drop database if exists karite_scratch');
  await query('create database karite_scratch');
  const databaseUrl = Object.assign(new URL(process.env.SHOP_DATABASE_URL!), { pathname: '/karite_scratch' }).href;
  const shop = await startShop({ root: copy, dataDir: path.join(copy, 'data'), databaseUrl, seed: 'none' });
  try {
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
      { name: "Le nom de l'ingrédient est obligatoire", share: '100 au plus' },
    ]);
    const twice = await call('POST', '/ingredients', shea, token);
    expect([twice.status, twice.body.message]).toEqual([409, 'Ce nom INCI existe déjà']);

    expect((await call('GET', '/ingredients')).body.map((it: { name: string }) => it.name)).toEqual([
      'Argile verte',
      'Beurre de karité',
    ]);
    expect((await call('GET', '/ingredients?q=KARITE')).total).toBe('1');
    expect((await call('GET', '/ingredients?origin=mineral')).body[0].name).toBe('Argile verte');
    const edited = await call(
      'PUT',
      `/ingredients/${created.body.id}`,
      { ...shea, share: 100, isAllergen: true },
      token,
    );
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
  } finally {
    await shop.stop();
    await query('drop database if exists karite_scratch');
    await rm(copy, { recursive: true, force: true });
  }
});
