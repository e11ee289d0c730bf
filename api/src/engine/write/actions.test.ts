import { choice, defineResource, integer, state, text } from '@karite/shared/resource';
import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { type ActionsOf, actionRegistry, actions, checkActions } from './actions.ts';

const STATES = { pending: 'En attente', published: 'Publié', refused: 'Refusé' } as const;

const notices = defineResource({
  name: 'notices',
  label: { one: 'Annonce', many: 'Annonces' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  fields: {
    name: text({ label: 'Nom', required: 'Le nom est obligatoire' }),
    status: choice({ label: 'Statut', options: STATES, initial: 'pending' }),
    sent: integer({ label: 'Envois', min: 0 }),
    reply: text({ label: 'Réponse', readOnly: true, maxLength: 20 }),
    stage: state({
      label: 'Étape',
      states: { draft: 'Brouillon', ready: 'Prête' },
      initial: 'draft',
      transitions: { draft: ['ready'] },
    }),
  },
  actions: {
    publish: { label: 'Publier', when: { status: 'pending' }, set: { status: 'published' } },
    send: { label: 'Envoyer', when: { status: ['published', 'refused'] }, run: true },
    answer: { label: 'Répondre', params: { reply: 'Écrivez la réponse', sent: true }, set: { status: 'published' } },
    greet: { label: 'Saluer', params: { reply: true }, run: true },
    begin: { label: 'Recommencer', run: true },
  },
});

const runs: ActionsOf<typeof notices> = {
  notices: {
    async send({ by, record }) {
      if (record.name === 'Muette') throw new ApiError(409, 'conflict', 'Personne ne la recevrait');
      return { sent: (record.sent ?? 0) + 1, name: `${record.name} par ${by?.email}` };
    },
    async greet({ values }) {
      return { reply: `Bonjour ${values.reply}` };
    },
    async begin() {
      return { stage: 'draft' };
    },
  },
};

const shop = withTestApp([notices], { actions: [runs] });

const admin = (method: string, url: string, json?: object, headers: Record<string, string> = {}) =>
  shop.call(method, url, { token: shop.adminToken, headers, ...(json && { json }) });
const add = async (name: string) => (await admin('POST', '/notices', { name })).body;
const act = (id: string, action: string, headers = {}) => admin('POST', `/notices/${id}/${action}`, undefined, headers);

describe('a declared action', () => {
  it('writes what it sets, once: where its condition does not hold it is refused and nothing changes', async () => {
    const { id } = await add('Soldes');
    const done = await act(id, 'publish');
    expect([done.status, done.body.status]).toEqual([200, 'published']);
    expect(done.headers.etag).toMatch(/^"2-/);
    const again = await act(id, 'publish');
    expect([again.status, again.body.message]).toEqual([
      409,
      '« Publier » n’est plus possible : cet enregistrement a changé d’état',
    ]);
    expect((await admin('GET', `/notices/${id}`)).headers.etag).toBe(done.headers.etag);
  });

  it('runs a function that receives the actor, and writes its result', async () => {
    const { id } = await add('Fête');
    expect((await act(id, 'send')).status).toBe(409);
    await act(id, 'publish');
    expect((await act(id, 'send')).body).toMatchObject({ sent: 1, name: 'Fête par admin@example.com' });
  });

  it('honours If-Match, and is recorded in the audit under its label, from where it is undone', async () => {
    const { id } = await add('Marché');
    const { etag } = (await admin('GET', `/notices/${id}`)).headers;
    await admin('PATCH', `/notices/${id}`, { name: 'Marché de Noël' });
    expect((await act(id, 'publish', { 'if-match': String(etag) })).status).toBe(412);
    expect((await act(id, 'publish')).status).toBe(200);
    const [entry] = (await admin('GET', `/audit?recordId=${id}`)).body;
    expect(entry).toMatchObject({ action: 'edit', through: 'Publier', email: 'admin@example.com' });
  });

  it('is for administrators, returns 404 where nothing is, and is part of the contract', async () => {
    const { id } = await add('Visite');
    const { token } = await shop.signUp();
    expect((await shop.call('POST', `/notices/${id}/publish`)).status).toBe(401);
    expect((await shop.call('POST', `/notices/${id}/publish`, { token })).status).toBe(403);
    expect((await shop.call('POST', '/notices/publish', { token, json: { ids: [id] } })).status).toBe(403);
    expect((await act(crypto.randomUUID(), 'publish')).body.message).toBe('Élément introuvable');
    const contract = (await shop.call('GET', '/openapi.json')).body;
    expect(Object.keys(contract.paths)).toEqual(
      expect.arrayContaining(['/notices/{id}/publish', '/notices/publish', '/notices/send']),
    );
  });

  it('reports the result of each of a selection: what is refused stays, the others are done', async () => {
    const [one, two, mute] = [await add('Un'), await add('Deux'), await add('Muette')];
    await act(two.id, 'publish');
    const gone = crypto.randomUUID();
    const { body } = await admin('POST', '/notices/publish', { ids: [one.id, two.id, mute.id, gone] });
    const by = Object.fromEntries(body.results.map((it: { id: string }) => [it.id, it]));
    expect(by[one.id]).toEqual({ id: one.id, isDone: true, message: null });
    expect(by[two.id]).toMatchObject({ isDone: false, message: expect.stringContaining('« Publier »') });
    expect(by[gone]).toMatchObject({ isDone: false, message: 'Élément introuvable' });
    const sent = await admin('POST', '/notices/send', { ids: [mute.id, one.id, one.id] });
    expect(sent.body.results.map(({ message }: { message: string | null }) => message).sort()).toEqual([
      'Personne ne la recevrait',
      null,
    ]);
    expect((await admin('GET', `/notices/${one.id}`)).body.sent).toBe(1);
    expect((await admin('GET', `/notices/${mute.id}`)).body.sent).toBeNull();
  });

  it('takes a hundred at once and no more', async () => {
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID());
    expect((await admin('POST', '/notices/publish', { ids: ids.slice(1) })).status).toBe(200);
    expect((await admin('POST', '/notices/publish', { ids })).body.fields).toEqual({ ids: '100 au plus' });
    expect((await admin('POST', '/notices/publish', { ids: [] })).status).toBe(400);
  });
});

describe('an action with input', () => {
  const call = (path: string, json?: unknown) => admin('POST', `/notices/${path}`, json as object);

  it('writes its input, read-only fields too, beside what it sets', async () => {
    const { id } = await add('Question');
    const { status, body } = await call(`${id}/answer`, { reply: ' Oui ', sent: 2 });
    expect([status, body]).toMatchObject([200, { reply: 'Oui', sent: 2, status: 'published' }]);
    const [entry] = (await admin('GET', `/audit?recordId=${id}&_sort=at&_order=desc`)).body;
    expect(entry).toMatchObject({ through: 'Répondre', after: { reply: 'Oui' } });
    expect((await admin('POST', `/audit/${entry.id}/restore`)).status).toBe(200);
    expect((await admin('GET', `/notices/${id}`)).body).toMatchObject({ reply: null, sent: null, status: 'pending' });
  });

  it('is validated like a form: what is missing, too long or unknown is reported at its field', async () => {
    const { id } = await add('Question');
    const fieldsOf = async (json?: unknown) => (await call(`${id}/answer`, json)).body.fields;
    expect(await fieldsOf({ reply: '  ' })).toEqual({ reply: 'Écrivez la réponse' });
    expect(await fieldsOf({ reply: 'a'.repeat(21) })).toEqual({ reply: '20 caractères au plus' });
    expect((await call(`${id}/answer`, { reply: 'Oui', name: 'Autre' })).status).toBe(400);
    expect((await call(`${id}/answer`)).status).toBe(400);
    expect((await call(`${id}/answer`, { reply: 'a'.repeat(20) })).status).toBe(200);
    expect((await call(`${id}/publish`, { reply: 'Oui' })).status).toBe(400);
  });

  it('hands it to its function, and returns the same for all of a selection', async () => {
    const ids = [(await add('Un')).id, (await add('Deux')).id];
    expect((await call('greet', { ids, values: { reply: 'à tous' } })).body.results).toMatchObject([
      { isDone: true },
      { isDone: true },
    ]);
    for (const id of ids) expect((await admin('GET', `/notices/${id}`)).body.reply).toBe('Bonjour à tous');
    expect((await call('answer', { ids })).status).toBe(400);
    expect((await call('answer', { ids, values: {} })).status).toBe(400);
    expect((await call('publish', { ids, values: { reply: 'x' } })).status).toBe(400);
  });

  it('is part of the contract with its fields', async () => {
    const { paths } = (await shop.call('GET', '/openapi.json')).body;
    const { schema } = paths['/notices/{id}/answer'].post.requestBody.content['application/json'];
    expect([Object.keys(schema.properties), schema.required]).toEqual([['reply', 'sent'], ['reply']]);
  });
});

it('a state that an action sets goes on as declared and no other way', async () => {
  const { id } = await add('Étape');
  expect((await admin('PATCH', `/notices/${id}`, { stage: 'ready' })).status).toBe(200);
  const back = await act(id, 'begin');
  expect([back.status, back.body.message]).toEqual([409, 'Étape : ne peut pas passer de « Prête » à « Brouillon »']);
});

describe('a declaration and its functions', () => {
  it('stop the start when one is without the other', () => {
    expect(() => actionRegistry([notices], [])).toThrow(
      /notices.actions.send: declares `run: true`, and the API has no function.* Write actions\(/,
    );
    expect(() => checkActions([], [runs])).toThrow(/custom.actions.notices: a function for an action of "notices"/);
    const misspelt = { notices: { ...runs.notices, sendt: async () => ({}), publish: async () => ({}) } };
    expect(() => checkActions([notices], [misspelt])).toThrow(
      /actions.notices.sendt: .* notices does not declare. Write "send"\n.*actions.notices.publish: .*Add run: true/,
    );
  });

  it('do not compile with names that are none', () => {
    // @ts-expect-error no such resource
    actions({ notice: {} });
    const wrong: ActionsOf<typeof notices> = {
      // @ts-expect-error `publish` runs no function
      notices: { publish: async () => ({}), send: async () => ({}), greet: async () => ({}) },
    };
    expect(wrong).toBeDefined();
  });
});
