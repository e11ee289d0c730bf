import { defineResource, position, text } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { importFile } from '../../../test/support/jobs.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const access = { read: 'everyone', write: 'admin' } as const;
const label = { one: 'Étape', many: 'Étapes' };
const name = text({ label: 'Nom', required: 'Le nom est obligatoire' });
const steps = defineResource({
  name: 'test-steps',
  label,
  display: 'name',
  access,
  fields: { name, rank: position({ label: 'Rang', column: true }) },
});
const stops = defineResource({
  name: 'test-stops',
  label,
  display: 'name',
  access,
  fields: { name, line: text({ label: 'Ligne' }), rank: position({ label: 'Rang', within: 'line' }) },
});

const t = withTestApp([steps, stops]);

const send = (method: string, url: string, json?: unknown) => t.call(method, url, { token: t.adminToken, json });
type Row = { id: string; name: string; rank: number };
const list = async (path = '/test-steps'): Promise<Row[]> => (await t.call('GET', path)).body;
const inOrder = async (path?: string) => (await list(path)).map((row) => `${row.rank}${row.name}`).join(' ');
const move = (json: object) => send('POST', '/test-steps/order', json);
let ids: Record<string, string>;

beforeEach(async () => {
  await t.database.execute(sql`delete from "test-steps"`);
  ids = {};
  for (const each of 'abcd') ids[each] = (await send('POST', '/test-steps', { name: each })).body.id;
});

it('puts new records at the end, and lists in this order', async () => {
  expect(await inOrder()).toBe('1a 2b 3c 4d');
  expect((await send('POST', '/test-steps', { name: 'e', rank: 1 })).status).toBe(400);
});

it('moves before, after, a step, and never beyond the ends', async () => {
  expect((await move({ id: ids.d, before: ids.b })).body).toEqual({ id: ids.d, position: 2 });
  expect(await inOrder()).toBe('1a 2d 3b 4c');
  await move({ id: ids.a, after: ids.c });
  expect(await inOrder()).toBe('1d 2b 3c 4a');
  await move({ id: ids.b, step: -1 });
  await move({ id: ids.b, step: -1 });
  await move({ id: ids.d, step: 1 });
  expect(await inOrder()).toBe('1b 2c 3d 4a');
  await move({ id: ids.a, step: 1 });
  expect(await inOrder()).toBe('1b 2c 3d 4a');
});

it('raises the versions of those that changed places, and audits the one that was moved', async () => {
  const etagOf = async (id: string | undefined) => (await t.call('GET', `/test-steps/${id}`)).headers.etag;
  const [a, b] = [await etagOf(ids.a), await etagOf(ids.b)];
  await move({ id: ids.d, before: ids.b });
  expect(await etagOf(ids.a)).toBe(a);
  expect(await etagOf(ids.b)).not.toBe(b);
  const { body } = await send('GET', `/audit?recordId=${ids.d}&action=edit`);
  expect(body).toMatchObject([{ before: { rank: 4 }, after: { rank: 2 } }]);
  expect((await send('POST', `/audit/${body[0].id}/restore`)).status).toBe(200);
  expect(await inOrder()).toBe('1a 2b 3c 4d');
});

it('neither loses nor doubles a place when many move, come and go at once', async () => {
  const all = ['a', 'b', 'c', 'd'];
  await Promise.all([
    ...Array.from({ length: 12 }, (_, at) => move({ id: ids[all[at % 4]!], before: ids[all[(at + 1) % 4]!] })),
    ...['e', 'f', 'g'].map((each) => send('POST', '/test-steps', { name: each })),
  ]);
  const rows = await list();
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(new Set(rows.map((row) => row.name)).size).toBe(7);
});

it('keeps its order when a record goes and comes back', async () => {
  await send('DELETE', `/test-steps/${ids.b}`);
  expect((await list()).map((row) => row.name).join('')).toBe('acd');
  await move({ id: ids.d, before: ids.c });
  const { body } = await send('GET', `/audit?recordId=${ids.b}&action=delete`);
  expect((await send('POST', `/audit/${body[0].id}/restore`)).status).toBe(200);
  expect((await list()).map((row) => row.name).join('')).toBe('abdc');
  expect(new Set((await list()).map((row) => row.rank)).size).toBe(4);
});

it('refuses a neighbour that is gone, an unknown record, and who is no administrator', async () => {
  await send('DELETE', `/test-steps/${ids.b}`);
  expect((await move({ id: ids.a, after: ids.b })).status).toBe(409);
  expect((await move({ id: ids.b, after: ids.a })).status).toBe(404);
  expect((await move({ id: ids.a })).status).toBe(400);
  expect((await t.call('POST', '/test-steps/order', { json: { id: ids.a, step: 1 } })).status).toBe(401);
});

it('orders each group by itself, and puts a record that joins another at its end', async () => {
  for (const [each, line] of [
    ['a', 'x'],
    ['b', 'y'],
    ['c', 'x'],
    ['d', 'y'],
  ])
    await send('POST', '/test-stops', { name: each, line });
  expect(await inOrder('/test-stops?line=x')).toBe('1a 2c');
  const [first] = await list('/test-stops?line=y');
  await send('PATCH', `/test-stops/${first!.id}`, { line: 'x' });
  expect(await inOrder('/test-stops?line=x')).toBe('1a 2c 3b');
});

it('numbers what an import adds', async () => {
  await importFile(t, 'Nom\ne\nf\n', '', steps.name);
  expect(await inOrder()).toBe('1a 2b 3c 4d 5e 6f');
});
