import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { blockOf, registerResource, writeBlock } from '../setup/guide.ts';
import { bundleIn, copyProject, runIn } from '../setup/scratch-copy.ts';
import { ADMIN, startShop } from '../setup/shop-server.ts';

const GUIDE = 'docs/adding-a-kind.md';
const SHARED = 'shared/src/resource/kinds';
const API = 'api/src/resource/kinds';
const BACK_OFFICE = 'backoffice/src/resource/kinds';

/** Puts the guide's lines into a file that lists kinds: imports and exports at its top, entries in its list. */
async function enter(copy: string, folder: string, file = `${folder}/index.ts`): Promise<void> {
  const lines = (await blockOf(GUIDE, file)).trimEnd().split('\n');
  const entries = lines.filter((line) => line.startsWith(' '));
  const statements = lines.filter((line) => !line.startsWith(' '));
  const before = await readFile(path.join(copy, file), 'utf8');
  const after = before.replace(/^ {2}integer: \w+,$/m, `$&\n${entries.join('\n')}`);
  expect(after).not.toBe(before);
  await writeFile(path.join(copy, file), `${statements.join('\n')}\n${after}`);
}

/** What the compiler says of a package's kinds and of all that they stand on: nothing when it has nothing against them. */
async function compile(copy: string, name: 'shared' | 'api' | 'backoffice'): Promise<string> {
  const kinds = {
    extends: './tsconfig.json',
    include: ['src/resource/kinds'],
    references: [],
    compilerOptions: { noEmit: true, composite: false, incremental: false },
  };
  await writeFile(path.join(copy, name, 'tsconfig.kinds.json'), JSON.stringify(kinds));
  return runIn(copy, 'tsc', '-p', `${name}/tsconfig.kinds.json`).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

/** Does what the guide says, in a copy, and sees after each file that the next one is asked for. */
async function followTheGuide(): Promise<string> {
  const copy = await copyProject();
  await writeBlock(copy, GUIDE, `${SHARED}/duration.ts`);
  expect(await compile(copy, 'shared')).toMatch(/kinds\/index\.ts.*'duration' is missing/);
  await enter(copy, SHARED);
  await enter(copy, SHARED, 'shared/src/resource/check/options.ts');
  expect(await compile(copy, 'shared')).toBe('');
  await runIn(copy, 'tsc', '--build', '--noCheck', 'shared');

  expect(await compile(copy, 'api')).toMatch(/kinds\/index\.ts.*'duration' is missing/);
  await enter(copy, API);
  const stored = await blockOf(GUIDE, `${API}/duration.ts`);
  const unsaved = stored.replace('  ...number,', "  ...number,\n  storage: 'rows',").replace(/^ {2}column: .*\n/m, '');
  await writeFile(path.join(copy, API, 'duration.ts'), unsaved);
  expect(await compile(copy, 'api')).toMatch(/kinds\/duration\.ts.*error/);
  await writeFile(path.join(copy, API, 'duration.ts'), stored);
  expect(await compile(copy, 'api')).toBe('');

  expect(await compile(copy, 'backoffice')).toMatch(/kinds\/index\.ts.*'duration' is missing/);
  await writeBlock(copy, GUIDE, `${BACK_OFFICE}/duration.tsx`);
  await enter(copy, BACK_OFFICE);
  expect(await compile(copy, 'backoffice')).toBe('');
  await writeBlock(copy, GUIDE, 'shared/src/resources/treatment.ts');
  await registerResource(copy, 'treatments', 'treatment.ts');
  await runIn(copy, 'tsx', '--conditions=source', 'api/src/operations/generate/make-migration.ts', 'treatments');
  await runIn(copy, 'tsc', '--build', '--noCheck', 'shared', 'api');
  await bundleIn(copy);
  await runIn(path.join(copy, 'backoffice'), 'vite', 'build', '--minify', 'false');
  return copy;
}

test('three files make a kind of field, and without one of them nothing compiles (docs/adding-a-kind.md)', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const copy = await followTheGuide();
  await query('drop database if exists karite_kind');
  await query('create database karite_kind');
  const databaseUrl = Object.assign(new URL(process.env.SHOP_DATABASE_URL!), { pathname: '/karite_kind' }).href;
  const shop = await startShop({ root: copy, dataDir: path.join(copy, 'data'), databaseUrl, seed: 'none' });
  try {
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

    const exported = await finished(
      await request('POST', '/treatments/export?format=csv', undefined, { authorization }),
    );
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
  } finally {
    await shop.stop();
    await query('drop database if exists karite_kind');
    await rm(copy, { recursive: true, force: true });
  }
});
