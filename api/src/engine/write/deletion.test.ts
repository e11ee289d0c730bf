import { randomUUID } from 'node:crypto';
import { belongsTo, children, defineResource, text } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { MOST_CASCADED } from './deletion.ts';

const access = { read: 'everyone', write: 'admin' } as const;
const name = text({ label: 'Nom', required: 'Le nom est obligatoire' });
const shelves = defineResource({
  name: 'test-shelves',
  label: { one: 'Rayon', many: 'Rayons' },
  display: 'name',
  access,
  fields: { name },
});
const books = defineResource({
  name: 'test-books',
  label: { one: 'Livre', many: 'Livres' },
  display: 'name',
  access,
  fields: {
    name,
    shelfId: belongsTo(shelves, { label: 'Rayon', embed: ['name'], onDelete: 'cascade' }),
    // A volume goes with its first one, and a loan of the first keeps the others as well.
    firstId: belongsTo('self', { label: 'Premier tome', embed: ['name'], onDelete: 'cascade' }),
    volumes: children({ label: 'Tomes', via: 'firstId', embed: ['name'] }),
  },
});
const loans = defineResource({
  name: 'test-loans',
  label: { one: 'Prêt', many: 'Prêts' },
  display: 'name',
  access,
  fields: { name, bookId: belongsTo(books, { label: 'Livre', embed: ['name'] }) },
});
const notes = defineResource({
  name: 'test-notes',
  label: { one: 'Note', many: 'Notes' },
  display: 'name',
  access,
  fields: { name, bookId: belongsTo(books, { label: 'Livre', embed: ['name'], onDelete: 'clear' }) },
});

const t = withTestApp([shelves, books, loans, notes]);

const send = (method: string, url: string, json?: unknown) => t.call(method, url, { token: t.adminToken, json });
async function add(resource: { name: string }, values: object): Promise<string> {
  const added = await send('POST', `/${resource.name}`, { name: 'Un', ...values });
  expect(added.status, added.text).toBe(201);
  return added.body.id;
}
const isThere = async (resource: { name: string }, id: string) =>
  (await t.call('GET', `/${resource.name}/${id}`)).status === 200;
const lastDeletion = async (recordId: string): Promise<string> => {
  const found = await t.database.execute<{ id: string }>(
    sql`select id from audit where record_id = ${recordId} and action = 'delete' order by at desc limit 1`,
  );
  return found.rows[0]!.id;
};

it('deletes what goes with a record, each audited, and brings all of it back with it', async () => {
  const shelfId = await add(shelves, { name: 'Romans' });
  const book = await add(books, { shelfId });
  const volume = await add(books, { name: 'Deux', firstId: book, shelfId });
  const other = await add(books, { name: 'Ailleurs' });
  const note = await add(notes, { bookId: volume });
  const requested = await send('GET', `/test-shelves/deletion?id=${shelfId}`);
  expect(requested.body).toEqual({ deleted: [{ resource: 'test-books', count: 2 }], refusing: [] });

  expect((await send('DELETE', `/test-shelves/${shelfId}`)).status).toBe(204);
  for (const id of [book, volume]) expect(await isThere(books, id)).toBe(false);
  expect(await isThere(books, other)).toBe(true);
  expect((await t.call('GET', `/test-notes/${note}`)).body.bookId).toBeNull();
  const audited = await t.database.execute<{ resource: string; recordId: string }>(
    sql`select record_id as "recordId" from audit where action = 'delete' and record_id in (${shelfId}, ${book}, ${volume})`,
  );
  expect(audited.rows).toHaveLength(3);

  const restored = await send('POST', `/audit/${await lastDeletion(shelfId)}/restore`);
  expect(restored.status, restored.text).toBe(200);
  expect((await t.call('GET', `/test-books/${volume}`)).body).toMatchObject({ name: 'Deux', firstId: book, shelfId });
  expect((await t.call('GET', `/test-books/${book}`)).body).toMatchObject({ shelfId, volumes: [{ id: volume }] });
  expect((await t.call('GET', `/test-notes/${note}`)).body.bookId).toBe(volume);
});

it('brings back alone what went alone, and not before what it went with', async () => {
  const shelfId = await add(shelves, {});
  const stored = await add(books, { shelfId });
  const gone = await add(books, { shelfId });
  await send('DELETE', `/test-books/${gone}`);
  await send('DELETE', `/test-shelves/${shelfId}`);
  const early = await send('POST', `/audit/${await lastDeletion(stored)}/restore`);
  expect(early.status).toBe(409);
  expect(early.body.message).toContain('Rétablissez d’abord : Rayon');
  await send('POST', `/audit/${await lastDeletion(shelfId)}/restore`);
  expect([await isThere(books, stored), await isThere(books, gone)]).toEqual([true, false]);
});

it('is refused, whole, by what points to anything that would go, with the number', async () => {
  const shelfId = await add(shelves, {});
  const bookId = await add(books, { shelfId });
  await add(loans, { bookId });
  await add(loans, { bookId });
  const refused = await send('DELETE', `/test-shelves/${shelfId}`);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('Suppression impossible : encore utilisé par 2 prêts');
  expect(await isThere(books, bookId)).toBe(true);
  expect((await send('GET', `/test-shelves/deletion?id=${shelfId}`)).body.refusing).toEqual([
    { resource: 'test-loans', count: 2 },
  ]);
});

it('takes a bounded number of records, and returns their number', async () => {
  const shelfId = await add(shelves, {});
  const fill = (count: number) =>
    t.database.execute(
      sql`insert into "test-books" (name, shelf_id) select 'Un', ${shelfId} from generate_series(1, ${count}::int)`,
    );
  await fill(MOST_CASCADED + 1);
  const refused = await send('DELETE', `/test-shelves/${shelfId}`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Suppression impossible en une fois : 501 livres seraient supprimés aussi (500 au plus). Supprimez-en d’abord une partie.',
  ]);
  await t.database.execute(sql`delete from "test-books" where shelf_id = ${shelfId}`);
  await fill(20);
  expect((await send('DELETE', `/test-shelves/${shelfId}`)).status).toBe(204);
});

it('leaves nobody behind when a record comes while the one that it points to is deleted', async () => {
  const shelfId = await add(shelves, {});
  await Promise.all([
    send('DELETE', `/test-shelves/${shelfId}`),
    ...Array.from({ length: 6 }, (_, at) => send('POST', '/test-books', { name: `Livre ${at}`, shelfId })),
  ]);
  const left = await t.database.execute(sql`
    select 1 from "test-books" where shelf_id is not null and shelf_id not in (select id from "test-shelves")`);
  expect(left.rows).toEqual([]);
});

it('is for administrators only', async () => {
  expect((await t.call('GET', `/test-shelves/deletion?id=${randomUUID()}`)).status).toBe(401);
});
