import { belongsTo, boolean, choice, defineResource, integer, sequence, text } from '@karite/shared/resource';
import { expect, it } from 'vitest';
import { importFile } from '../../../test/support/jobs.ts';
import { retryUnavailable } from '../../../test/support/retry-unavailable.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const access = { read: 'everyone', write: 'admin' } as const;
const name = text({ label: 'Nom', required: 'Le nom est obligatoire' });
const desks = defineResource({
  name: 'test-desks',
  label: { one: 'Guichet', many: 'Guichets' },
  display: 'name',
  access,
  fields: { name },
});
const tickets = defineResource({
  name: 'test-tickets',
  label: { one: 'Ticket', many: 'Tickets' },
  display: 'number',
  access,
  search: { fields: ['number'], placeholder: 'Rechercher...' },
  fields: {
    number: sequence({ label: 'Numéro', prefix: 'T-', per: 'city', start: 10, digits: 3 }),
    count: sequence({ label: 'Rang dans l’année', per: 'year' }),
    sort: sequence({
      label: 'Série',
      prefix: ({ isHeavy }: { isHeavy: boolean }) => (isHeavy ? 'L-' : 'P-'),
      digits: 2,
    }),
    isHeavy: boolean({ label: 'Lourd' }),
    city: choice({
      label: 'Ville',
      options: { cotonou: 'Cotonou', abidjan: 'Abidjan' },
      required: 'La ville est obligatoire',
    }),
    deskId: belongsTo(desks, { label: 'Guichet', embed: ['name'] }),
    weight: integer({ label: 'Poids', min: 0 }),
  },
});

const t = withTestApp([desks, tickets]);

const send = (method: string, url: string, json?: unknown) => t.call(method, url, { token: t.adminToken, json });
const create = (json: object) => send('POST', '/test-tickets', { city: 'cotonou', ...json });
const numbers = async (city: string): Promise<string[]> =>
  (await t.call('GET', `/test-tickets?city=${city}&_sort=number&_order=asc`)).body.map(
    (row: { number: string }) => row.number,
  );
const year = new Date().getUTCFullYear();

it('gives each the next of its series, as it is formatted, and takes none from a request', async () => {
  expect((await create({})).body).toMatchObject({ number: 'T-cotonou-010', count: `${year}-1` });
  expect((await create({ city: 'abidjan' })).body).toMatchObject({ number: 'T-abidjan-010', count: `${year}-2` });
  expect((await create({ number: 'T-cotonou-999' })).status).toBe(400);
  const { body } = await create({});
  expect(body.number).toBe('T-cotonou-011');
  expect((await send('PATCH', `/test-tickets/${body.id}`, { number: 'T-cotonou-010' })).status).toBe(400);
  expect((await send('PATCH', `/test-tickets/${body.id}`, { city: 'abidjan' })).body.number).toBe('T-cotonou-011');
});

it('numbers by what a function makes of the record, each of its answers a series of its own', async () => {
  const { body: light } = await create({ isHeavy: false });
  const first = Number(light.sort.slice(2));
  const pad = (number: number) => String(number).padStart(2, '0');
  expect((await create({ isHeavy: true })).body.sort).toBe('L-01');
  expect((await create({ isHeavy: false })).body.sort).toBe(`P-${pad(first + 1)}`);
  expect((await create({ isHeavy: true })).body.sort).toBe('L-02');
});

it('leaves no gap and gives nothing twice when fifty are created at once, and others fail', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  const of = (at: number) => create({ city: 'abidjan', deskId: at % 3 === 2 ? unknown : null });
  const answers = await Promise.all(
    Array.from({ length: 75 }, async (_, at) => {
      const { status } = await retryUnavailable(() => of(at));
      return status;
    }),
  );
  expect(answers.filter((status) => status === 201)).toHaveLength(50);
  expect(answers.filter((status) => status === 409)).toHaveLength(25);
  const given = (await numbers('abidjan')).filter((number) => number.startsWith('T-abidjan-'));
  expect(given.map((number) => Number(number.slice(-3)))).toEqual(Array.from({ length: 51 }, (_, at) => 10 + at));
});

it('never gives a deleted one’s number again, and gives it back with it', async () => {
  const { id, number } = (await create({})).body;
  await send('DELETE', `/test-tickets/${id}`);
  expect((await create({})).body.number).not.toBe(number);
  const { body } = await send('GET', `/audit?recordId=${id}&action=delete`);
  expect((await send('POST', `/audit/${body[0].id}/restore`)).status).toBe(200);
  expect((await t.call('GET', `/test-tickets/${id}`)).body.number).toBe(number);
});

it('numbers what an import adds, and is searched for', async () => {
  const { body } = await importFile(t, 'Ville\nCotonou\nCotonou\n', '', tickets.name);
  expect(body.report).toMatchObject({ created: 2 });
  expect(new Set(await numbers('cotonou')).size).toBe((await numbers('cotonou')).length);
  expect((await t.call('GET', '/test-tickets?q=cotonou-010')).body).toHaveLength(1);
});
