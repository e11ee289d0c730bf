import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockOf, registerResource } from '../../../testing/guide.ts';
import { compileIn, copyProject, runIn } from '../../../testing/scratch-copy.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { makeDatabase } from '../support/make-database.ts';
import { postJson, type ServerProcess, startServer } from '../support/server-process.ts';
import { followRecipes } from './support/custom-files.ts';
import { openTeranga, payAtTeranga, refundAtTeranga, terangaSettings } from './support/pay-at-teranga.ts';

const run = promisify(execFile);
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'un mot de passe de test' };
const WHO = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];

/** The recipes are put together in Karité as published: a shop with tables of its own has followed some already. */
const HAS_OWN_TABLES = existsSync(new URL('../../../custom/migrations', import.meta.url));

let copy: string;
let mediaDir: string;
let database: Awaited<ReturnType<typeof makeDatabase>>;
let server: ServerProcess | undefined;

beforeAll(async () => {
  copy = await copyProject({ built: [] });
  mediaDir = await mkdtemp(path.join(tmpdir(), 'karite-custom-'));
  database = await makeDatabase('empty');
});
afterAll(async () => {
  await server?.kill();
  await database.drop();
  for (const folder of [copy, mediaDir]) await rm(folder, { recursive: true });
});

const git = async (...words: string[]) => (await run('git', [...WHO, ...words], { cwd: copy })).stdout.trim();
const commit = async (message: string) => {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
};
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
  await writeFile(path.join(copy, file), text);
};
const replaceIn = async (file: string, text: string | RegExp, by: string) => {
  const before = await readFile(path.join(copy, file), 'utf8');
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${file} reads otherwise now`);
  await write(file, after);
};
/** A file of the API in the copy: to run the sources themselves takes a third longer each time. */
const compiled = async (file: string) => {
  await compileIn(copy);
  return path.join(copy, 'api/dist', file);
};
const migration = async (name: string) =>
  (await run(process.execPath, [await compiled('operations/generate/make-migration.js'), name], { cwd: copy })).stdout;

/** Starts the shop of the copy; returns an administrator's token. */
async function start(): Promise<[ServerProcess, string]> {
  const words = [await compiled('server.js')];
  const { port, environment } = await terangaSettings();
  const started = await startServer(
    { url: database.url, mediaDir },
    { environment: { ...ADMIN, ...environment }, words, port },
  );
  server = started;
  const session = await postJson(
    started,
    '/auth/login',
    { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD },
    '',
  );
  return [started, (await bodyOf<{ access_token: string }>(session)).access_token];
}

/** An answer's JSON. */
const bodyOf = async <T>(answer: Response): Promise<T> => JSON.parse(await answer.text());
const read = async ({ api }: ServerProcess, url: string) => (await fetch(api + url)).json();

/** Orders of a product that costs 500 FCFA to Dakar, at home and by the shop's own mode, until that one is delivered. */
async function orderInDakar(server: ServerProcess, productId: string, token: string): Promise<void> {
  expect(await read(server, '/delivery-countries?country=SN')).toMatchObject([
    {
      homeFee: 2_000,
      relayFee: 1_500,
      isOpen: true,
      cities: [{ name: 'Dakar' }, {}, {}, {}, {}],
    },
  ]);
  expect(await read(server, '/payment-methods/offered?country=SN')).toMatchObject([
    { method: 'especes', isOpen: true },
    { method: 'boutique', isOpen: true },
  ]);
  const order = (whatsapp: string) => ({
    orderId: `ORDER_${Date.now()}_${whatsapp.length}a1b2c`,
    customerInfo: { nom: 'Diop', prenom: 'Awa', whatsapp, email: null, codeInfluenceur: null },
    delivery: { type: 'domicile', address: 'Rue 10, Médina', country: 'Senegal', city: 'Dakar', fee: 2_000 },
    payment: { method: 'especes', amount: 2_500 },
    items: [{ productId, quantity: 1, price: 500, name: 'Savon' }],
    totalPrice: 2_500,
    note: null,
  });
  const wrong = await postJson(server, '/orders', order('07 07 07 07 07'), token);
  expect([wrong.status, (await bodyOf<{ message: string }>(wrong)).message]).toEqual([
    400,
    expect.stringContaining('Sénégal'),
  ]);
  const placed = await postJson(server, '/orders', order('77 123 45 67'), token);
  expect([placed.status, await bodyOf<object>(placed)]).toMatchObject([
    201,
    { country: 'SN', city: 'Dakar', phone: '+221771234567', fee: 2_000, totalPrice: 2_500 },
  ]);

  const byBus = (landmark: string | null, fee: number) => ({
    ...order('77 123 45 67 '),
    delivery: { type: 'bus', address: 'not asked for', landmark, country: 'SN', city: 'Dakar', fee },
    payment: { method: 'especes', amount: 500 + fee },
    totalPrice: 500 + fee,
  });
  const unsaid = await postJson(server, '/orders', byBus(null, 1_000), token);
  expect([unsaid.status, (await bodyOf<{ fields: object }>(unsaid)).fields]).toEqual([
    400,
    { 'delivery.landmark': 'Veuillez indiquer la gare routière' },
  ]);
  const cheap = await postJson(server, '/orders', byBus('Pompiers', 1), token);
  expect([cheap.status, await bodyOf<object>(cheap)]).toMatchObject([409, { current: { fee: 1_000 } }]);
  const sent = await postJson(server, '/orders', byBus('Pompiers', 1_000), token);
  const bus = await bodyOf<{ id: string }>(sent);
  expect([sent.status, bus]).toMatchObject([
    201,
    { deliveryType: 'bus', address: null, landmark: 'Pompiers', deliveryRate: 1_000, fee: 1_000 },
  ]);
  const delivered = await fetch(`${server.api}/orders/${bus.id}/status`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ status: 'completed' }),
  });
  expect(delivered.status).toBe(200);
  expect((await postJson(server, `/orders/${bus.id}/invoices`, {}, token)).status).toBe(201);
  const store = openDatabase(database.url, 1);
  const { rows } = await store.execute(sql`select document from invoices where order_id = ${bus.id}`);
  await store.close();
  expect(rows).toMatchObject([
    { document: { buyer: { place: 'Pompiers, Dakar, Sénégal' }, order: { delivery: 'Expédition par bus' } } },
  ]);
}

/** What a shop may have of its own, made as the recipes say. */
async function makeShop(): Promise<void> {
  await git('checkout', '--quiet', '-b', 'shop');
  await followRecipes(copy);
  expect(await migration('own-things')).toContain('Wrote custom/migrations/');
  await commit('what is ours');
}

/** The back-office's code, by file. */
async function buildBackOffice(): Promise<string[]> {
  await runIn(path.join(copy, 'backoffice'), 'vite', 'build', '--minify', 'false', '--logLevel', 'error');
  const assets = path.join(copy, 'backoffice/dist/assets');
  const files = (await readdir(assets)).filter((it) => it.endsWith('.js'));
  return Promise.all(files.map((it) => readFile(path.join(assets, it), 'utf8')));
}

/** Messages, rights, subscribers and jobs of the shop's own, by requests. */
async function useOwnParts(server: ServerProcess, token: string, wholesalerId: string): Promise<void> {
  const signed = (by: string, method = 'GET') => ({ method, headers: { authorization: `Bearer ${by}` } });
  const get = async (url: string, by = token) => fetch(server.api + url, signed(by));
  const [mail] = await bodyOf<object[]>(await get('/messages?event=wholesaler-joined'));
  expect(mail).toMatchObject({
    recipient: ADMIN.ADMIN_EMAIL,
    channel: 'email',
    subject: 'Coopérative de Parakou est des nôtres',
    text: expect.stringContaining('Coopérative de Parakou est maintenant dans la liste.'),
  });
  const template = { event: 'wholesaler-joined', channel: 'email', subject: '{{grossiste}} !', text: 'Bonjour' };
  const { channel: _, ...texts } = template;
  const tried = await postJson(server, '/message-templates/trial', { ...texts, html: null }, token);
  expect([tried.status, await bodyOf(tried)]).toEqual([200, { to: ADMIN.ADMIN_EMAIL }]);
  expect((await postJson(server, '/message-templates', { ...template, text: '{{numero}}' }, token)).status).toBe(400);
  expect((await postJson(server, '/message-templates', template, token)).status).toBe(201);
  const other = await bodyOf<{ id: string }>(await postJson(server, '/wholesalers', { name: 'afi et Fils' }, token));
  expect(await bodyOf(await get('/messages?q=afi'))).toMatchObject([{ subject: 'afi et Fils !' }]);

  // The subscriber has run after the commit, and the job that it queued.
  await expect
    .poll(async () => bodyOf(await get(`/wholesalers/${other.id}`)), { timeout: 120_000, interval: 1_000 })
    .toMatchObject({ name: 'Afi et Fils' });
  expect(await bodyOf(await get(`/tasks?name=rename-wholesaler&state=done`))).not.toEqual([]);

  const account = { email: 'awa@example.com', password: 'un mot de passe de plus' };
  await postJson(server, '/auth/register', account, '');
  const { access_token: staff } = await bodyOf<{ access_token: string }>(
    await postJson(server, '/auth/login', account, ''),
  );
  const [{ id } = { id: '' }] = await bodyOf<{ id: string }[]>(await get(`/users?q=${account.email}`));
  expect((await postJson(server, '/wholesalers', { name: 'Refusée' }, staff)).status).toBe(403);
  const given = await fetch(`${server.api}/users/${id}`, {
    ...signed(token, 'PATCH'),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rights: { supply: true } }),
  });
  expect([given.status, (await bodyOf<{ rights: object }>(given)).rights]).toMatchObject([200, { supply: true }]);
  expect((await postJson(server, '/wholesalers', { name: 'Admise' }, staff)).status).toBe(201);
  expect((await get('/influencers', staff)).status).toBe(403);
  expect((await get(`/wholesalers/${wholesalerId}`, staff)).status).toBe(200);
}

/** What `check-invariants` says of a wholesaler without a name. */
async function checkOwnInvariant(): Promise<void> {
  const store = openDatabase(database.url, 1);
  await store.execute(sql`insert into wholesalers (name) values (' ')`);
  const command = await compiled('operations/commands/check-invariants.js');
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: mediaDir };
  await expect(run(process.execPath, [command], { cwd: copy, env })).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringMatching(/^S1 {2}[0-9a-f-]{36} {2}a wholesaler without a name$/m),
  });
  await store.execute(sql`delete from wholesalers where name = ' '`);
  await store.close();
}

type ServerBuild = {
  createRenderer(options: object): (page: { path: string; saver: boolean }) => Promise<{ html: string }>;
};

/** Builds the shop's pages, to be drawn from what a server answers. */
async function buildStorefront({ api }: ServerProcess): Promise<(path: string) => Promise<string>> {
  const folder = path.join(copy, 'storefront');
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = path.join(folder, 'node_modules/.bin/vite');
  const build = (...words: string[]) =>
    run(vite, ['build', '--minify', 'false', '--logLevel', 'error', ...words], { cwd: folder, env });
  await build();
  await build('--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/server');
  const manifest = JSON.parse(await readFile(path.join(folder, 'dist/client/.vite/manifest.json'), 'utf8'));
  const { createRenderer }: ServerBuild = await import(path.join(folder, 'dist/server/entry-server.js'));
  const ask = (url: string) => fetch(url.replace(/^\/api/, api));
  const render = createRenderer({ manifest, style: '', publicUrl: 'http://shop.test', fetch: ask });
  return async (address) => (await render({ path: address, saver: false })).html;
}

/**
 * A later Karité: another resource, in the middle of the menu, another column of a table that the shop extends, and a payment
 * provider with the name of the shop's.
 */
async function goOnUpstream(): Promise<void> {
  await git('checkout', '--quiet', 'upstream');
  await write(
    'shared/src/resources/ingredient.ts',
    await blockOf('docs/adding-a-resource.md', 'shared/src/resources/ingredient.ts'),
  );
  await registerResource(copy, 'ingredients', 'ingredient.ts');
  await replaceIn(
    'shared/src/resources/product.ts',
    '    description: longText(',
    "    weight: integer({ label: 'Poids (g)', min: 0 }),\n$&",
  );
  await replaceIn('shared/src/payments/labels.ts', "kkiapay: 'KkiaPay',", "teranga: 'Teranga Cash', $&");
  const providers = 'api/src/sales/payments/providers';
  await replaceIn(`${providers}/index.ts`, '[kkiapayProvider', '[terangaProvider, kkiapayProvider');
  await replaceIn(`${providers}/index.ts`, /^/, "import { terangaProvider } from './teranga.ts';\n");
  await write(
    `${providers}/teranga.ts`,
    (await readFile(path.join(copy, `${providers}/pawapay/settings.ts`), 'utf8'))
      .replaceAll('PAWAPAY', 'TERANGA')
      .replace('pawapayProvider', 'terangaProvider')
      .replace("name: 'pawapay'", "name: 'teranga'")
      .replaceAll("'../../", "'../")
      .replace('../../../../platform', '../../../platform')
      .replace("'./pawapay.ts'", "'./pawapay/pawapay.ts'"),
  );
  await replaceIn('shared/src/region/country-names.ts', "BJ: 'Bénin',", "$&\n  TG: 'Togo',");
  await replaceIn('shared/src/region/phone.test.ts', /^ {2}BJ: /m, "  TG: [['90 00 00 00', '90000000']],\n$&");
  await replaceIn(
    'shared/src/region/karite-countries.ts',
    'KARITE_COUNTRIES = [',
    `$&
  defineCountry({
    code: 'TG',
    name: countryName('TG'),
    homeFee: 2_000,
    relayFee: 1_500,
    alpha3: 'TGO',
    aliases: [],
    phone: { prefix: '228', national: /^[279]\\d{7}$/, groups: [2, 2, 2, 2], example: '90 00 00 00' },
    currency: 'XOF',
    taxNumber: 'NIF',
    vatRate: 18,
    days: [2, 5],
    cities: ['Lomé'],
  }),`,
  );
  expect(await migration('ingredients-and-weight')).toContain('Wrote api/migrations/');
  await commit('a later Karité');
}

it.skipIf(HAS_OWN_TABLES)(
  'a shop with things of its own merges a later Karité without a conflict, and loses nothing',
  {
    timeout: 600_000,
  },
  async () => {
    await git('init', '--quiet', '--initial-branch', 'upstream');
    await commit('Karité');
    await makeShop();

    const [before, token] = await start();
    const own = await postJson(before, '/wholesalers', { name: 'Coopérative de Parakou' }, token);
    const wholesalerId = (await bodyOf<{ id: string }>(own)).id;
    const soap = await postJson(
      before,
      '/products',
      { name: 'Savon', price: 500, volume: 250, wholesalerId, texture: 'cream' },
      token,
    );
    await postJson(before, '/products', { name: 'Baume', price: 900, texture: 'oil' }, token);
    const made = await bodyOf<Product>(soap);
    const soapId = made.id;
    expect([own.status, soap.status]).toEqual([201, 201]);
    await useOwnParts(before, token, wholesalerId);
    await checkOwnInvariant();
    await openTeranga(before, token);
    const paymentId = await payAtTeranga(before, made);
    await refundAtTeranga(before, token, paymentId, 500);
    await orderInDakar(before, soapId, token);
    await before.kill();

    await goOnUpstream();
    await git('checkout', '--quiet', 'shop');
    await git('merge', '--no-edit', 'upstream');
    expect(await git('diff', '--name-only', 'HEAD^1', 'HEAD', '--', 'custom')).toBe('');
    expect(await migration('after-merge')).toContain('nothing to migrate');

    const [after, again] = await start();
    expect(await read(after, `/products/${soapId}`)).toMatchObject({
      volume: 250,
      weight: null,
      wholesaler: { name: 'Coopérative de Parakou' },
    });
    expect(await read(after, '/wholesalers')).toHaveLength(3);
    expect(await read(after, '/products/facets')).toMatchObject({
      texture: [
        { value: 'cream', label: 'Crème', count: 1 },
        { value: 'oil', label: 'Huile', count: 1 },
      ],
    });
    expect(await read(after, '/products?texture=cream')).toMatchObject([{ name: 'Savon' }]);
    expect(await read(after, '/products?q=huile')).toMatchObject([{ name: 'Baume' }]);
    expect(await read(after, '/ingredients')).toEqual([]);
    expect(await read(after, '/delivery-countries?country=SN&country=TG&_sort=country')).toMatchObject([
      { country: 'SN', isOpen: true },
      { country: 'TG', isOpen: false, cities: [{ name: 'Lomé' }] },
    ]);
    const paid = await fetch(`${after.api}/payments/${paymentId}`, { headers: { authorization: `Bearer ${again}` } });
    expect(await bodyOf(paid)).toMatchObject({ provider: 'teranga', status: 'paid' });
    await refundAtTeranga(after, again, paymentId, 600);
    await payAtTeranga(after, made);
    const refused = await postJson(after, '/products', { name: 'Baril', price: 500, volume: 6_000 }, again);
    expect([refused.status, (await bodyOf<{ fields: object }>(refused)).fields]).toEqual([
      400,
      { volume: 'Cinq litres au plus' },
    ]);
    expect(await read(after, '/shop-greeting')).toEqual({ greeting: 'Bonjour' });

    const [code, draw] = await Promise.all([buildBackOffice(), buildStorefront(after)]);
    for (const text of [
      'Rayons du dépôt',
      'Ingrédients',
      'Approvisionnement',
      '#2f6f5e',
      'Les coulisses',
      'Prix de vente',
    ])
      expect(
        code.some((it) => it.includes(text)),
        text,
      ).toBe(true);
    const page = await draw('/grossistes');
    for (const text of [
      '<title>Ceux qui livrent · Karité</title>',
      'Coopérative de Parakou',
      'Nos grossistes',
      'Que cherchez-vous ?',
    ])
      expect(page).toContain(text);
    const product = await draw(`/produits/${soapId}`);
    for (const slot of ['<p>250 ml</p>', '<p class="page">Ouvert le dimanche</p>']) expect(product).toContain(slot);
    const all = await draw('/shop');
    for (const text of ['Savon', 'Baume', '<h2>Texture</h2>', 'href="/shop?texture=cream"'])
      expect(all).toContain(text);
    const creams = await draw('/shop?texture=cream');
    expect(creams).toContain('Savon');
    expect(creams).not.toContain('Baume');

    for (const command of ['check:types', 'test:one -- --project api custom/api'])
      await run('npm', ['run', ...command.split(' ')], { cwd: copy, maxBuffer: 1e8 }).catch(
        (error: { stdout: string; stderr: string }) => {
          throw new Error(error.stdout + error.stderr);
        },
      );
  },
);
