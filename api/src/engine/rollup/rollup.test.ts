import { setTimeout as pause } from 'node:timers/promises';
import { belongsTo, decimal, defineResource, integer, price, state, text } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { importFile } from '../../../test/support/jobs.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkRollups } from './rollup-checks.ts';
import { rollupFills } from './rollup-sql.ts';

const access = { read: 'everyone', write: 'admin' } as const;
const name = text({ label: 'Nom', required: 'Le nom est obligatoire' });
const streets = defineResource({
  name: 'test-streets',
  label: { one: 'Rue', many: 'Rues' },
  display: 'name',
  access,
  fields: { name, visits: integer({ label: 'Visites', readOnly: true, initial: 0 }) },
});
const houses = defineResource({
  name: 'test-houses',
  label: { one: 'Maison', many: 'Maisons' },
  display: 'name',
  access,
  fields: {
    name,
    streetId: belongsTo(streets, { label: 'Rue', embed: ['name'] }),
    rating: decimal({ label: 'Note', min: 0, max: 5 }),
    visits: integer({ label: 'Visites', readOnly: true, initial: 0 }),
    best: integer({ label: 'Meilleure', readOnly: true }),
    spent: price({ label: 'Dépensé', readOnly: true, initial: 0 }),
    guests: text({ label: 'Visiteurs', readOnly: true }),
    isVisited: integer({ label: 'Visitée', computed: (it: { visits: number | null }) => (it.visits ? 1 : 0) }),
  },
  rollups: { streetId: { visits: { sum: 'visits' } } },
});
const visits = defineResource({
  name: 'test-visits',
  label: { one: 'Visite', many: 'Visites' },
  display: 'name',
  access,
  fields: {
    name,
    houseId: belongsTo(houses, { label: 'Maison', embed: ['name'], onDelete: 'cascade' }),
    stars: integer({ label: 'Étoiles', min: 1, max: 5, required: 'Choisissez une note' }),
    paid: price({ label: 'Payé' }),
    status: state({ label: 'Statut', states: { pending: 'En attente', published: 'Publiée' }, initial: 'pending' }),
  },
  rollups: {
    houseId: {
      rating: { average: 'stars', decimals: 1, where: { status: 'published' }, fallback: 'typed' },
      visits: { count: true },
      best: { max: 'stars', where: { status: 'published' } },
      spent: { sum: 'paid' },
      guests: { texts: 'name', where: { status: 'published' } },
    },
  },
});

/** What a deletion of a house and a change of a visit wait for, once they hold their record. */
let meet: (() => Promise<unknown>) | null = null;
/** Lets both go on when both are there; or after a moment, when one of them lets the other pass first. */
function meetingOfTwo(): () => Promise<unknown> {
  let isFirst = true;
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    if (!isFirst) open();
    isFirst = false;
    return Promise.race([isOpen, pause(400)]);
  };
}
let house: string;
const t = withTestApp([streets, houses, visits], {
  hooks: [
    {
      'test-houses': { beforeDelete: async () => void (await meet?.()) },
      'test-visits': { beforeSave: async () => void (await meet?.()) },
    },
  ],
});
beforeEach(async () => {
  house = (await add(houses, { rating: 4.5 })).id;
});

const send = (method: string, url: string, json?: unknown) => t.call(method, url, { token: t.adminToken, json });
async function add(resource: { name: string }, values: object) {
  const added = await send('POST', `/${resource.name}`, { name: 'Une', ...values });
  expect(added.status, added.text).toBe(201);
  return added.body;
}
const publish = (id: string) => send('PATCH', `/test-visits/${id}`, { status: 'published' });
async function visit(stars: number, paid = 100): Promise<string> {
  const { id } = await add(visits, { houseId: house, stars, paid });
  await publish(id);
  return id;
}
const read = async (id = house) => (await t.call('GET', `/test-houses/${id}`)).body;
const lastDeletion = async (recordId: string): Promise<string> => {
  const found = await t.database.execute<{ id: string }>(
    sql`select id from audit where record_id = ${recordId} and action = 'delete' order by at desc limit 1`,
  );
  return found.rows[0]!.id;
};
const asTyped = { rating: 4.5, visits: 0, best: null };

it('stores the figures of children: created, changed, moved, deleted and restored', async () => {
  expect(await read()).toMatchObject(asTyped);
  const pending = await add(visits, { houseId: house, stars: 1, paid: 50 });
  // What does not count leaves what was typed.
  expect(await read()).toMatchObject({ rating: 4.5, visits: 1, best: null, spent: 50, isVisited: 1 });
  const first = await visit(3);
  const second = await visit(4);
  expect(await read()).toMatchObject({ rating: 3.5, visits: 3, best: 4, spent: 250 });
  await send('PATCH', `/test-visits/${second}`, { stars: 5 });
  expect(await read()).toMatchObject({ rating: 4, best: 5 });
  const other = (await add(houses, {})).id;
  await send('PATCH', `/test-visits/${second}`, { houseId: other });
  expect(await read()).toMatchObject({ rating: 3, visits: 2, best: 3 });
  expect(await read(other)).toMatchObject({ rating: 5, visits: 1, best: 5 });
  await send('DELETE', `/test-visits/${first}`);
  expect(await read()).toMatchObject({ rating: 4.5, visits: 1, best: null });
  await send('POST', `/audit/${await lastDeletion(first)}/restore`);
  expect(await read()).toMatchObject({ rating: 3, visits: 2, best: 3 });
  for (const id of [first, pending.id]) await send('DELETE', `/test-visits/${id}`);
  expect(await read()).toMatchObject({ rating: 4.5, visits: 0, best: null, spent: 0, isVisited: 0 });
  expect(await checkRollups(t.database, [houses, visits])).toEqual([]);
});

it('holds the texts of its children, each once, in their order, and nothing where none counts', async () => {
  for (const name of ['Zoé', 'Élie', 'Elie', 'Zoé']) {
    const { id } = await add(visits, { houseId: house, stars: 1, name });
    await publish(id);
  }
  await add(visits, { houseId: house, stars: 1, name: 'Attend' });
  expect((await read()).guests).toBe('Elie\nÉlie\nZoé');
  await t.database.execute(sql`update "test-visits" set status = 'pending' where house_id = ${house}`);
  for (const fill of rollupFills(visits)) await t.database.execute(fill);
  await add(streets, {});
  expect((await read()).guests).toBeNull();
});

it('goes on to the parents of parents', async () => {
  const street = await add(streets, {});
  await send('PATCH', `/test-houses/${house}`, { streetId: street.id });
  await visit(2);
  await visit(2);
  expect((await t.call('GET', `/test-streets/${street.id}`)).body.visits).toBe(2);
});

it('rounds as declared, and raises the version of the parent only when its figures change', async () => {
  for (const stars of [1, 2, 2]) await visit(stars);
  expect((await read()).rating).toBe(1.7);
  const before = (await t.call('GET', `/test-houses/${house}`)).headers.etag;
  const { id } = await add(visits, { houseId: null, stars: 1 });
  await send('PATCH', `/test-visits/${id}`, { name: 'Autre' });
  expect((await t.call('GET', `/test-houses/${house}`)).headers.etag).toBe(before);
  await visit(5);
  expect((await t.call('GET', `/test-houses/${house}`)).headers.etag).not.toBe(before);
});

it('counts each of many that come and go at once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => visit((at % 5) + 1)));
  expect(await read()).toMatchObject({ visits: 12, best: 5, rating: 2.8 });
  await Promise.all([
    ...ids.slice(0, 6).map((id) => send('DELETE', `/test-visits/${id}`)),
    ...Array.from({ length: 6 }, () => visit(1)),
  ]);
  expect(await read()).toMatchObject({ visits: 12 });
  expect(await checkRollups(t.database, [visits])).toEqual([]);
});

it('keeps what was typed aside, takes it sent back unchanged, and refuses another figure while children say one', async () => {
  const id = await visit(2);
  const unchanged = await send('PUT', `/test-houses/${house}`, { name: 'Autre', rating: 2 });
  expect(unchanged.body).toMatchObject({ name: 'Autre', rating: 2 });
  const refused = await send('PATCH', `/test-houses/${house}`, { rating: 5 });
  expect(refused.status).toBe(409);
  expect(refused.body.fields.rating).toBe(
    'Note : ce chiffre vient de « Visites » ; il ne se saisit que quand il n’y en a aucun',
  );
  expect((await send('PATCH', `/test-houses/${house}`, { visits: 9 })).status).toBe(400);
  await send('DELETE', `/test-visits/${id}`);
  expect((await send('PATCH', `/test-houses/${house}`, { rating: 5 })).body.rating).toBe(5);
});

it('comes back with its children when both were deleted, with what was typed still aside', async () => {
  const id = await visit(2);
  await send('DELETE', `/test-houses/${house}`);
  expect((await send('POST', `/audit/${await lastDeletion(house)}/restore`)).status).toBe(200);
  expect(await read()).toMatchObject({ rating: 2, visits: 1 });
  await send('DELETE', `/test-visits/${id}`);
  expect(await read()).toMatchObject({ rating: 4.5, visits: 0 });
});

it('is right after an import, and after rows were written past the engine and filled in', async () => {
  const sheet = ['Nom;Maison;Étoiles', ...[1, 2, 3].map((stars) => `Une;${house};${stars}`)].join('\n');
  const { body } = await importFile(t, sheet, '', visits.name);
  expect(body.report).toMatchObject({ created: 3, problems: [] });
  expect(await read()).toMatchObject({ visits: 3, rating: 4.5 });
  await t.database.execute(sql`update "test-visits" set status = 'published' where house_id = ${house}`);
  expect(await checkRollups(t.database, [visits])).toMatchObject([{ invariant: 'I14', id: house }]);
  for (const fill of rollupFills(visits)) await t.database.execute(fill);
  // Earlier responses are cached until a write, and writes that bypass the engine are noticed a moment later.
  await add(streets, {});
  await expect.poll(() => read()).toMatchObject({ visits: 3, rating: 2, best: 3 });
  expect(await checkRollups(t.database, [visits])).toEqual([]);
});

it('a parent that is deleted while a child of it is changed: both get a response, in either order', async () => {
  const id = await visit(4);
  // Each locks its own record before the other's.
  meet = meetingOfTwo();
  const [gone, changed] = await Promise.all([
    send('DELETE', `/test-houses/${house}`),
    send('PATCH', `/test-visits/${id}`, { stars: 1 }),
  ]);
  meet = null;
  expect(gone.status).toBe(204);
  expect([200, 404]).toContain(changed.status);
  expect((await send('GET', `/test-visits/${id}`)).status).toBe(404);
});
