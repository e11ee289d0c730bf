import { phoneProblem } from '@karite/shared/region';
import {
  belongsTo,
  choice,
  date,
  dateTime,
  defineResource,
  images,
  integer,
  phone,
  price,
  sequence,
  state,
  text,
} from '@karite/shared/resource';
import { currentUser } from '@karite/shared/upstream';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../../test/support/jobs.ts';
import { makeProduct } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import type { ActionsOf } from '../write/actions.ts';
import type { HooksOf } from '../write/hooks.ts';
import { addUnlessTaken, createIn, write } from '../write/write.ts';

const access = { read: 'admin', write: 'admin' } as const;
const name = text({ label: 'Nom', required: 'Le nom est obligatoire' });

const vouchers = defineResource({
  name: 'test-vouchers',
  label: { one: 'Bon', many: 'Bons' },
  display: 'code',
  access,
  fields: {
    code: text({ label: 'Code', required: 'Le code est obligatoire', unique: 'Ce code existe déjà' }),
    number: sequence({ label: 'Numéro', prefix: 'N-' }),
    day: date({ label: 'Jour' }),
    at: dateTime({ label: 'Moment' }),
    country: choice({ label: 'Pays', options: { BJ: 'Bénin', CI: 'Côte d’Ivoire' } }),
    phone: phone({ label: 'Téléphone', country: { field: 'country' } }),
    stage: state({ label: 'Étape', readOnly: true, states: { draft: 'Brouillon', ready: 'Prêt' }, initial: 'draft' }),
    userId: currentUser({ label: 'Par', embed: ['email'] }),
  },
  actions: { recode: { label: 'Recoder', params: { code: true } } },
});
const stamps = defineResource({
  name: 'test-stamps',
  label: { one: 'Tampon', many: 'Tampons' },
  display: 'name',
  access,
  fields: { name },
});
const stalls = defineResource({
  name: 'test-stalls',
  label: { one: 'Étal', many: 'Étals' },
  display: 'name',
  sort: { field: 'cost', order: 'asc' },
  access: { ...access, read: { everyone: { fields: ['name'] }, admin: true } },
  fields: { name, cost: price({ label: 'Coût' }) },
});
const posts = defineResource({
  name: 'test-posts',
  label: { one: 'Message', many: 'Messages' },
  display: 'name',
  access: {
    read: { owner: 'userId', admin: true },
    create: 'signedIn',
    update: {
      owner: { field: 'userId', where: { step: 'open' }, fields: ['name', 'pictures'] },
      signedIn: { fields: ['name'] },
      admin: true,
    },
  },
  fields: {
    name,
    secret: text({ label: 'Secret' }),
    pictures: images({ label: 'Images' }),
    userId: currentUser({ label: 'Client', embed: ['email'] }),
    step: choice({ label: 'Étape', readOnly: true, options: { open: 'Ouvert', shut: 'Clos' }, initial: 'open' }),
  },
});
const nodes = defineResource({
  name: 'test-nodes',
  label: { one: 'Nœud', many: 'Nœuds' },
  display: 'name',
  access,
  fields: {
    name: text({ label: 'Nom' }),
    weight: integer({ label: 'Poids', min: 0 }),
    parentId: belongsTo('self', { label: 'Parent', embed: ['name'], onDelete: 'clear' }),
    below: integer({ label: 'Dessous', readOnly: true, initial: 0 }),
  },
  rollups: { parentId: { below: { sum: 'weight' } } },
});
const leaves = defineResource({
  name: 'test-leaves',
  label: { one: 'Feuille', many: 'Feuilles' },
  display: 'name',
  access,
  fields: {
    name,
    parentId: belongsTo('self', { label: 'Parent', embed: ['name'], onDelete: 'cascade' }),
    nodeId: belongsTo(nodes, { label: 'Nœud', embed: ['name'], onDelete: 'clear' }),
  },
});
const boxes = defineResource({
  name: 'test-boxes',
  label: { one: 'Boîte', many: 'Boîtes' },
  display: 'name',
  access,
  fields: { name, items: integer({ label: 'Objets', readOnly: true, initial: 0 }) },
  actions: { fill: { label: 'Remplir', run: true } },
});
const items = defineResource({
  name: 'test-items',
  label: { one: 'Objet', many: 'Objets' },
  display: 'name',
  access,
  fields: { name, boxId: belongsTo(boxes, { label: 'Boîte', embed: ['name'] }) },
  rollups: { boxId: { items: { count: true } } },
});

const hooks: HooksOf<typeof stamps | typeof posts> = {
  'test-stamps': {
    async beforeSave({ values }) {
      values.name = `${values.name}!`;
    },
    async afterSave({ after }) {
      if (after.name.startsWith('Mauvais')) throw invalid({ name: 'Refusé après coup' });
    },
  },
  'test-posts': { forOwner: (record) => ({ ...record, secret: null }) },
};
const runs: ActionsOf<typeof boxes> = {
  'test-boxes': {
    async fill({ app, transaction, by, record }) {
      await createIn(
        transaction,
        { app, database: shop.database, resource: items, by },
        { name: 'Un', boxId: record.id },
      );
      return { name: 'Pleine' };
    },
  },
};

const shop = withTestApp([vouchers, stamps, stalls, posts, nodes, leaves, boxes, items], {
  hooks: [hooks],
  actions: [runs],
});

const admin = (method: string, url: string, json?: object, headers: Record<string, string> = {}) =>
  shop.call(method, url, { token: shop.adminToken, headers, ...(json && { json }) });
const add = async (resource: string, json: object) => (await admin('POST', `/${resource}`, json)).body;
const read = async (url: string) => (await admin('GET', url)).body;

/** Calls by a token that is for one thing alone. */
async function tokenFor(resource: string, operation: string) {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const { id } = await add('api-tokens', { name: operation, expiresAt, scopes: [{ resource, operation }] });
  const { secret } = (await admin('POST', `/api-tokens/${id}/secret`)).body;
  return (method: string, url: string, json?: object, headers: Record<string, string> = {}) =>
    shop.call(method, url, { token: secret, json, headers });
}

describe('a token that may write and not read', () => {
  it('gets the id of what it wrote, and nothing of it: by a change, a refused one, an action', async () => {
    const { id } = await add('influencers', { code: 'AFI', name: 'Afi', isActive: true });
    const update = await tokenFor('influencers', 'update');
    const saved = await update('PATCH', `/influencers/${id}`, { name: 'Afia' });
    expect([saved.status, saved.body]).toEqual([200, { id }]);
    const stale = await update('PATCH', `/influencers/${id}`, { name: 'B' }, { 'if-match': '"99-x"' });
    expect([stale.status, Object.keys(stale.body.current)]).toEqual([412, ['id', 'createdAt', 'updatedAt']]);

    const { token } = await shop.signUp();
    const product = await makeProduct(shop);
    const json = { productId: product.id, author: 'Awa', rating: 4, text: 'Bien' };
    const { body: review } = await shop.call('POST', '/reviews', { token, json });
    const refuse = await tokenFor('reviews', 'refuse');
    expect((await refuse('POST', `/reviews/${review.id}/refuse`)).body).toEqual({ id: review.id });
  });

  it('sees of what it may read in part that part alone', async () => {
    const { token } = await shop.signUp();
    const product = await makeProduct(shop);
    const json = { productId: product.id, author: 'Awa', rating: 4 };
    const { body: review } = await shop.call('POST', '/reviews', { token, json });
    const publish = await tokenFor('reviews', 'publish');
    const { body } = await publish('POST', `/reviews/${review.id}/publish`);
    expect(body).toMatchObject({ id: review.id, status: 'published', author: 'Awa' });
    expect([body.userId, body.user]).toEqual([undefined, undefined]);
  });
});

describe('what somebody may not see', () => {
  it('is not in the cursor of a list that is sorted by it', async () => {
    await add('test-stalls', { name: 'Karité', cost: 777 });
    await add('test-stalls', { name: 'Savon', cost: 888 });
    expect((await shop.call('GET', '/test-stalls?_end=1')).body).toHaveLength(1);
    const { status, body } = await shop.call('GET', '/test-stalls?_end=1&_after=');
    expect([status, body.fields]).toEqual([400, { cost: 'Vous ne voyez pas le champ « cost »' }]);
    expect((await shop.call('GET', '/test-stalls?_end=1&_after=&_sort=name')).status).toBe(200);
    expect((await admin('GET', '/test-stalls?_end=1&_after=')).headers['x-next-after']).toBeTruthy();
  });

  it('is not in the version that a refused change is shown', async () => {
    const { token } = await shop.signUp();
    const { body } = await shop.call('POST', '/test-posts', { token, json: { name: 'Bonjour', secret: 'caché' } });
    const stale = { token, json: { name: 'Bonsoir' }, headers: { 'if-match': '"99-x"' } };
    const answer = await shop.call('PATCH', `/test-posts/${body.id}`, stale);
    expect([answer.status, answer.body.current.name, answer.body.current.secret]).toEqual([412, 'Bonjour', null]);
  });

  it('is not in the file of an export that they began when they might', async () => {
    const other = await shop.signUp();
    await shop.database.execute(sql`update users set role = 'admin' where id = ${other.id}`);
    const { body } = await shop.call('POST', '/users/export', { token: other.token });
    expect((await shop.call('GET', `/jobs/${body.id}`, { token: other.token })).status).toBe(200);
    await shop.database.execute(sql`update users set role = 'user' where id = ${other.id}`);
    expect((await shop.call('GET', `/jobs/${body.id}`, { token: other.token })).status).toBe(404);
    expect((await shop.call('GET', `/jobs/${body.id}/file`, { token: other.token })).status).toBe(404);
  });
});

it('pictures are a field as any other: who may not change them with this record does not, by none of their keys', async () => {
  const { token } = await shop.signUp();
  const { body } = await shop.call('POST', '/test-posts', { token, json: { name: 'Bonjour' } });
  await shop.database.execute(
    sql`insert into "test-posts_pictures" (test_posts_id, url, "order") values (${body.id}, '/media/x.webp', 0)`,
  );
  const [picture] = (await read(`/test-posts/${body.id}`)).pictures;
  const json = { picturesToDelete: [picture.id] };
  await shop.database.execute(sql`update "test-posts" set step = 'shut' where id = ${body.id}`);
  const shut = await shop.call('PATCH', `/test-posts/${body.id}`, { token, json });
  expect([shut.status, shut.body.fields]).toEqual([400, { pictures: 'Vous ne pouvez pas modifier ce champ' }]);
  await shop.database.execute(sql`update "test-posts" set step = 'open' where id = ${body.id}`);
  expect((await shop.call('PATCH', `/test-posts/${body.id}`, { token, json })).body.pictures).toEqual([]);
});

describe('an import', () => {
  it('gives new records what nobody writes: a first state, who made them', async () => {
    const { body } = await importFile(shop, 'Code\nFEUILLE\n', '', vouchers.name);
    expect(body).toMatchObject({ state: 'done', report: { created: 1, isSaved: true } });
    const [voucher] = await read('/test-vouchers?code=FEUILLE');
    expect(voucher).toMatchObject({ stage: 'draft', user: { email: 'admin@example.com' } });
  });

  it('begins with the sheet’s values when rows are saved again one by one', async () => {
    const { body } = await importFile(shop, 'Nom\nBon\nMauvais\nBeau\n', '', stamps.name);
    expect(body.report).toMatchObject({ created: 2, problems: [{ row: 3, message: 'Refusé après coup' }] });
    const names = (await read('/test-stamps')).map((stamp: { name: string }) => stamp.name);
    expect(names.sort()).toEqual(['Beau!', 'Bon!']);
  });

  it('names other records where some of them have no name', async () => {
    const { id } = await add('test-nodes', { name: 'Racine' });
    await add('test-nodes', { weight: 1 });
    const { body } = await importFile(shop, 'Nom;Nœud\nVerte;Racine\n', '', leaves.name);
    expect(body).toMatchObject({ state: 'done', report: { created: 1 } });
    expect((await read('/test-leaves?name=Verte'))[0].nodeId).toBe(id);
  });
});

it('of a selection only what the database refuses stays as it was', async () => {
  const [one, two] = [await add('test-vouchers', { code: 'UN' }), await add('test-vouchers', { code: 'DEUX' })];
  const ids = [one.id, two.id].sort();
  const { status, body } = await admin('POST', '/test-vouchers/recode', { ids, values: { code: 'MÊME' } });
  expect([status, body.results]).toEqual([
    200,
    [
      { id: ids[0], isDone: true, message: null },
      { id: ids[1], isDone: false, message: 'Ce code existe déjà' },
    ],
  ]);
});

it('a number goes back with the record that another has already: none is missing', async () => {
  const { rows } = await shop.database.execute<{ id: string }>(sql`select id from users limit 1`);
  const writer = { app: shop.app, database: shop.database, resource: vouchers, by: null };
  const addOnce = (code: string) => {
    const values = { code, stage: 'draft' as const, userId: rows[0]?.id ?? '' };
    return write(writer, (transaction) => addUnlessTaken(transaction, writer, ['code'], values));
  };
  const first = await addOnce('SUITE');
  expect(await addOnce('SUITE')).toBeNull();
  const next = await addOnce('SUIVANT');
  const countOf = (number = '') => Number(number.slice(2));
  expect(countOf(next?.number)).toBe(countOf(first?.number) + 1);
});

it('an invalid day, moment or zone is a 400, in a body or a query', async () => {
  for (const [at, value] of [
    ['createdAt_gte', '2026-02-31'],
    ['createdAt_gte', '0000-01-01'],
    ['createdAt_lte', '2026-01-01 (x)'],
    ['createdAt_lte', '2026-01-01T00:00:00+23:00'],
  ])
    expect((await shop.call('GET', `/products?${at}=${encodeURIComponent(value ?? '')}`)).status).toBe(400);
  for (const json of [{ at: '2026-12-01T00:00:00+23:00' }, { at: '0000-01-01T00:00:00Z' }, { day: '0000-01-01' }])
    expect((await admin('POST', '/test-vouchers', { code: 'JOUR', ...json })).status).toBe(400);
});

it('a number that is sent alone is read by the country of its record', async () => {
  const { id } = await add('test-vouchers', { code: 'TEL', country: 'CI', phone: '0102030405' });
  expect((await read(`/test-vouchers/${id}`)).phone).toBe('+2250102030405');
  expect((await admin('PATCH', `/test-vouchers/${id}`, { phone: '0102030406' })).body.phone).toBe('+2250102030406');
  const other = await admin('PATCH', `/test-vouchers/${id}`, { phone: '0102030407', country: 'BJ' });
  expect(other.body.phone).toBe('+2290102030407');
  // R2060: one that does not match the country is refused, wherever the country is given.
  for (const json of [{ phone: '812 345 678' }, { phone: '0812345678', country: 'CI' }]) {
    const refused = await admin('PATCH', `/test-vouchers/${id}`, json);
    expect([refused.status, refused.body.fields]).toEqual([400, { phone: phoneProblem(json.country ? 'CI' : 'BJ') }]);
  }
});

describe('records that stand below themselves', () => {
  it('are changed as others, with their figures', async () => {
    const one = await add('test-nodes', { name: 'Un', weight: 1 });
    const two = await add('test-nodes', { name: 'Deux', weight: 5, parentId: one.id });
    await admin('PATCH', `/test-nodes/${one.id}`, { parentId: two.id });
    expect((await admin('PATCH', `/test-nodes/${one.id}`, { weight: 2 })).body).toMatchObject({ weight: 2, below: 5 });
    expect(await read(`/test-nodes/${two.id}`)).toMatchObject({ below: 2 });
    const self = await add('test-nodes', { name: 'Soi', weight: 3 });
    await admin('PATCH', `/test-nodes/${self.id}`, { parentId: self.id });
    expect((await admin('PATCH', `/test-nodes/${self.id}`, { weight: 4 })).body).toMatchObject({ below: 4 });
  });

  it('go, or are refused with the reason: nothing goes round and round', async () => {
    const self = await add('test-leaves', { name: 'Soi' });
    await admin('PATCH', `/test-leaves/${self.id}`, { parentId: self.id });
    expect((await admin('DELETE', `/test-leaves/${self.id}`)).status).toBe(204);
    const one = await add('test-leaves', { name: 'Un' });
    const two = await add('test-leaves', { name: 'Deux', parentId: one.id });
    await admin('PATCH', `/test-leaves/${one.id}`, { parentId: two.id });
    expect((await admin('DELETE', `/test-leaves/${one.id}`)).status).toBe(409);
  });
});

it('undoing an action leaves what children say to them', async () => {
  const { id } = await add('test-boxes', { name: 'Vide' });
  expect((await admin('POST', `/test-boxes/${id}/fill`)).body).toMatchObject({ name: 'Pleine', items: 1 });
  const entry = (await read(`/audit?recordId=${id}`)).find((it: { through: string }) => it.through === 'Remplir');
  expect((await admin('POST', `/audit/${entry.id}/restore`)).status).toBe(200);
  expect(await read(`/test-boxes/${id}`)).toMatchObject({ name: 'Vide', items: 1 });
});
