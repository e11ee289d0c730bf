import { choice, defineResource, lines, state, stepFields, text } from '@karite/shared/resource';
import { currentUser } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../../test/support/jobs.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const STATES = { pending: { label: 'En attente', colour: 'wait' }, published: 'Publié', refused: 'Refusé' } as const;
const letters = defineResource({
  name: 'test-letters',
  label: { one: 'Lettre', many: 'Lettres' },
  display: 'name',
  access: { read: 'everyone', write: 'admin' },
  fields: {
    name: text({ label: 'Nom', required: 'Le nom est obligatoire' }),
    status: state({
      label: 'Statut',
      states: STATES,
      initial: 'pending',
      transitions: { pending: ['published', 'refused'], published: ['refused'] },
      steps: 'history',
      filter: true,
    }),
    history: lines({ label: 'Historique', readOnly: true, fields: stepFields(STATES) }),
  },
});

/** Its author withdraws it, an administrator publishes it, nobody lets it lapse by hand. */
const drafts = defineResource({
  name: 'test-drafts',
  label: { one: 'Brouillon', many: 'Brouillons' },
  display: 'name',
  access: {
    read: { owner: 'userId', admin: true },
    create: { signedIn: { fields: ['name', 'rush'] }, admin: true },
    update: { owner: 'userId', admin: true },
  },
  fields: {
    name: text({ label: 'Nom' }),
    rush: choice({ label: 'Hâte', options: { low: 'Non', high: 'Oui' } }),
    userId: currentUser({ label: 'Auteur', embed: [], setBy: 'admin' }),
    status: state({
      label: 'Statut',
      states: { written: 'Écrit', published: 'Publié', withdrawn: 'Retiré', lapsed: 'Périmé', read: 'Lu' },
      initial: 'written',
      may: {
        published: 'admin',
        withdrawn: { owner: { field: 'userId', where: { rush: 'low' } } },
        lapsed: 'nobody',
      },
    }),
  },
  actions: { lapse: { label: 'Périmer', set: { status: 'lapsed' } } },
});

const t = withTestApp([letters, drafts]);

const send = (method: string, url: string, json?: unknown) => t.call(method, url, { token: t.adminToken, json });
const add = async () => (await send('POST', '/test-letters', { name: 'Une' })).body;
const patch = (id: string, json: object) => send('PATCH', `/test-letters/${id}`, json);
const by = 'admin@example.com';

it('begins where all do, and keeps each step with who made it', async () => {
  const letter = await add();
  expect(letter).toMatchObject({ status: 'pending', history: [{ from: null, to: 'pending', by }] });
  const published = await patch(letter.id, { status: 'published' });
  expect(published.body.history).toMatchObject([
    { to: 'pending' },
    { from: 'pending', to: 'published', by, note: null },
  ]);
  const same = await patch(letter.id, { status: 'published', name: 'Autre' });
  expect([same.status, same.body.history.length]).toEqual([200, 2]);
});

it('refuses another beginning, and another step than those declared, naming both', async () => {
  const begun = await send('POST', '/test-letters', { name: 'Une', status: 'published' });
  expect([begun.status, begun.body.fields]).toEqual([400, { status: 'Statut : commence par « En attente »' }]);
  const { id } = await add();
  await patch(id, { status: 'refused' });
  const message = 'Statut : ne peut pas passer de « Refusé » à « En attente »';
  for (const method of ['PATCH', 'PUT']) {
    const refused = await send(method, `/test-letters/${id}`, { name: 'Une', status: 'pending' });
    expect([refused.status, refused.body.message, refused.body.fields]).toEqual([409, message, { status: message }]);
  }
  expect((await patch(id, { status: 'gone' })).status).toBe(400);
  expect((await patch(id, { status: null })).status).toBe(400);
  expect((await patch(id, { history: [] })).status).toBe(400);
  expect((await t.call('GET', `/test-letters/${id}`)).body.history).toHaveLength(2);
});

it('stays where it is when a record is replaced without a word of it', async () => {
  const { id } = await add();
  await patch(id, { status: 'refused' });
  const replaced = await send('PUT', `/test-letters/${id}`, { name: 'Autre' });
  expect(replaced.body).toMatchObject({ name: 'Autre', status: 'refused' });
});

it('lets one of two win that go different ways at once', async () => {
  const { id } = await add();
  await patch(id, { status: 'published' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => patch(id, { status: 'refused' })));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await t.call('GET', `/test-letters/${id}`)).body.history).toHaveLength(3);
  const other = (await add()).id;
  const both = await Promise.all([patch(other, { status: 'refused' }), patch(other, { status: 'published' })]);
  const { history } = (await t.call('GET', `/test-letters/${other}`)).body;
  expect(both.map(({ status }) => status)).toContain(200);
  expect(history.map((step: { from: string; to: string }) => `${step.from} ${step.to}`)).not.toContain(
    'refused published',
  );
});

it('is undone only where the way back is declared, and comes back with a deleted record as it was', async () => {
  const { id } = await add();
  await patch(id, { status: 'published' });
  const audit = async () => (await send('GET', `/audit?recordId=${id}&_sort=at&_order=desc`)).body;
  const [change] = await audit();
  const refused = await send('POST', `/audit/${change.id}/restore`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Statut : ne peut pas passer de « Publié » à « En attente »',
  ]);
  await send('DELETE', `/test-letters/${id}`);
  const [deletion] = await audit();
  expect((await send('POST', `/audit/${deletion.id}/restore`)).status).toBe(200);
  expect((await t.call('GET', `/test-letters/${id}`)).body).toMatchObject({
    status: 'published',
    history: [{ to: 'pending' }, { to: 'published' }],
  });
});

it('is not skipped in an import, which reports that beforehand, and is a filter', async () => {
  const { id } = await add();
  const done = (await add()).id;
  await patch(done, { status: 'refused' });
  const sheet = `id;Nom;Statut\n${id};Une;Publié\n${done};Une;Publié\n`;
  const { body } = await importFile(t, sheet, '', letters.name);
  expect(body.report.problems).toMatchObject([
    { row: 3, field: 'status', message: 'Statut : ne peut pas passer de « Refusé » à « Publié »' },
  ]);
  const saved = (await t.call('GET', '/test-letters?status=published')).body.map((each: { id: string }) => each.id);
  expect(saved).not.toContain(done);
});

describe('who may bring a record into a state', () => {
  const author = async (rush: 'low' | 'high' = 'low') => {
    const { token } = await t.signUp();
    const { id } = (await t.call('POST', '/test-drafts', { token, json: { name: 'Un', rush } })).body;
    const to = async (status: string, as = token) => {
      const answer = await t.call('PATCH', `/test-drafts/${id}`, { token: as, json: { status } });
      return answer.status === 200 ? answer.body.status : `${answer.status} ${answer.body.message}`;
    };
    return { id, to };
  };

  it('is set by state: its owner, an administrator, nobody; of others, who may change it', async () => {
    const { to } = await author();
    expect(await to('published')).toBe('403 Statut : vos droits ne permettent pas de passer à « Publié »');
    expect(await to('withdrawn', t.adminToken)).toMatch(/^403 /);
    expect(await to('published', t.adminToken)).toBe('published');
    expect(await to('withdrawn')).toBe('withdrawn');
    expect(await to('read')).toBe('read');
    expect(await to('lapsed')).toMatch(/^403 /);
    expect(await to('lapsed', t.adminToken)).toMatch(/^403 /);
    expect(await to('read', t.adminToken)).toBe('read');
  });

  it('may hang on the record, and leaves a declared action its own right', async () => {
    const { id, to } = await author('high');
    expect(await to('withdrawn')).toMatch(/^403 /);
    expect((await send('POST', `/test-drafts/${id}/lapse`)).body.status).toBe('lapsed');
  });

  it('leaves it to an API token that is for the action alone as well, and nothing else', async () => {
    const { id, to } = await author();
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const scopes = [{ resource: 'brands', operation: 'read' }];
    const { body: token } = await send('POST', '/api-tokens', { name: 'Automate', expiresAt, scopes });
    const { secret } = (await send('POST', `/api-tokens/${token.id}/secret`)).body;
    // This test's own resource is not offered when one is made.
    await t.database.execute(sql`
      update "api-tokens_scopes" set resource = ${drafts.name}, operation = 'lapse' where api_tokens_id = ${token.id}`);
    expect(await to('published', secret)).toMatch(/^403 /);
    const lapsed = await t.call('POST', `/test-drafts/${id}/lapse`, { token: secret });
    // Who may not read it is answered its id alone.
    expect([lapsed.status, lapsed.body]).toEqual([200, { id }]);
    expect((await send('GET', `/test-drafts/${id}`)).body.status).toBe('lapsed');
  });

  it('holds for an import', async () => {
    const { id } = await author();
    const { body } = await importFile(t, `id;Statut\n${id};Retiré\n`, '', drafts.name);
    expect(body.report.problems).toMatchObject([{ row: 2, message: expect.stringMatching(/vos droits/) }]);
  });
});
