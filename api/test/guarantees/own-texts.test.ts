import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Product } from '@karite/shared/resources';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockOf } from '../../../testing/guide.ts';
import { bundleIn, copyProject } from '../../../testing/scratch-copy.ts';
import { makeDatabase } from '../support/make-database.ts';
import { orderOf } from '../support/makers.ts';
import { postJson, type ServerProcess, startServer } from '../support/server-process.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'un mot de passe de test' };
const TEXTS = 'custom/dist/api/texts.js';

let copy: string;
let mediaDir: string;
let database: Awaited<ReturnType<typeof makeDatabase>>;
let server: ServerProcess | undefined;

beforeAll(async () => {
  copy = await copyProject({ built: ['shared', 'custom', 'demo', 'api'].map((it) => `${it}/dist`) });
  mediaDir = await mkdtemp(path.join(tmpdir(), 'karite-texts-'));
  database = await makeDatabase('empty');
});
afterAll(async () => {
  await server?.kill();
  await database.drop();
  for (const folder of [copy, mediaDir]) await rm(folder, { recursive: true });
});

/** The texts of the recipe, compiled: an export without its type. */
const writeTexts = async (more = '') => {
  const text = await blockOf('docs/recipes/a-language.md', 'custom/api/texts.ts');
  await writeFile(path.join(copy, TEXTS), text.replace(/\} satisfies [^;]*;/, `${more}};`));
};
const signIn = (started: ServerProcess, password: string) =>
  postJson(started, '/auth/login', { email: ADMIN.ADMIN_EMAIL, password }, '');

it('answers with the refusals of the shop, and draws its PDFs with the texts of the shop', async () => {
  await writeTexts();
  await bundleIn(copy);
  const words = [path.join(copy, 'api/dist/bundle/server.js')];
  server = await startServer({ url: database.url, mediaDir }, { environment: ADMIN, words });
  const refused = await signIn(server, 'un autre mot de passe');
  expect([refused.status, JSON.parse(await refused.text()).message]).toEqual([401, 'Adresse ou mot de passe inconnus']);

  const { access_token: token } = JSON.parse(await (await signIn(server, ADMIN.ADMIN_PASSWORD)).text());
  const made = await postJson(server, '/products', { name: 'Savon', price: 500 }, token);
  const product: Product = JSON.parse(await made.text());
  const placed = await postJson(server, '/orders', orderOf([product]), '');
  expect(placed.status).toBe(201);
  const { id } = JSON.parse(await placed.text());
  const headers = { authorization: `Bearer ${token}` };
  const slip = await fetch(`${server.api}/orders/${id}/packing-slip`, { headers });
  expect([slip.status, await slip.text()]).toEqual([200, expect.stringContaining('(Bon de colis KR-')]);
});

it('stops the build for a text that is nowhere, and names the nearest', async () => {
  await writeTexts("'Adresse e-mail et mot de passe incorrect': 'X',\n");
  const build = bundleIn(copy).catch((error: { stderr: string }) => error.stderr);
  expect(await build).toMatch(
    /«\sAdresse e-mail et mot de passe incorrect\s» is nowhere; there is «\sAdresse e-mail ou mot de passe/,
  );
});
