import { belongsTo, boolean, choice, defineResource, integer, longText, text } from '@karite/shared/resource';
import { currentUser, products } from '@karite/shared/resources';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const reviews = defineResource({
  name: 'test-reviews',
  label: { one: 'Avis', many: 'Avis' },
  display: 'text',
  search: { fields: ['text'], placeholder: 'Rechercher' },
  access: {
    read: {
      everyone: { where: { status: 'published' }, fields: ['productId', 'rating', 'text', 'status', 'answer'] },
      owner: 'userId',
      admin: true,
    },
    create: { signedIn: { fields: ['productId', 'rating', 'text'] } },
    update: { owner: { field: 'userId', where: { status: 'pending' }, fields: ['rating', 'text'] }, admin: true },
    delete: { owner: 'userId', admin: true },
  },
  fields: {
    productId: belongsTo(products, {
      label: 'Produit',
      embed: ['name'],
      embedsAny: true,
      required: 'Choisissez un produit',
      filter: true,
    }),
    userId: currentUser({ label: 'Client', embed: ['email'], filter: true }),
    rating: integer({ label: 'Note', min: 1, max: 5, required: 'Choisissez une note', summed: true }),
    text: longText({ label: 'Avis' }),
    status: choice({
      label: 'Statut',
      options: { pending: 'Attend', published: 'Publié' },
      initial: 'pending',
      filter: true,
    }),
    isVerified: boolean({ label: 'Achat vérifié', initial: false }),
    answer: text({ label: 'Réponse' }),
  },
  messages: { notFound: 'Avis introuvable' },
});

const staffNotes = defineResource({
  name: 'test-notes',
  label: { one: 'Note', many: 'Notes' },
  display: 'body',
  access: { read: 'signedIn', create: 'everyone', delete: 'nobody' },
  fields: { body: text({ label: 'Note', required: 'Écrivez quelque chose' }) },
});

/** Its author words it, any administrator answers it; what is published stays as it is. */
const DRAFT = { status: 'draft' } as const;
const leaflets = defineResource({
  name: 'test-leaflets',
  label: { one: 'Tract', many: 'Tracts' },
  display: 'text',
  access: {
    read: 'admin',
    create: 'admin',
    update: { owner: { field: 'userId', where: DRAFT }, admin: { where: DRAFT, fields: ['answer', 'status'] } },
    delete: { owner: 'userId', admin: { where: DRAFT } },
  },
  fields: {
    userId: currentUser({ label: 'Auteur', embed: [] }),
    text: text({ label: 'Texte' }),
    answer: text({ label: 'Réponse' }),
    status: choice({ label: 'Statut', options: { draft: 'Brouillon', published: 'Publié' }, initial: 'draft' }),
  },
  actions: { withdraw: { label: 'Retirer', set: { status: 'draft' } } },
});

let productId: string;
const people: Record<'awa' | 'koffi', { id: string; token: string; email: string }> = Object.create(null);
const shop = withTestApp([reviews, staffNotes, leaflets]);

beforeAll(async () => {
  productId = (await makeProduct(shop)).id;
  people.awa = await shop.signUp();
  people.koffi = await shop.signUp();
});

const URL = '/test-reviews';
const asAdmin = (method: string, url: string, options: object = {}) =>
  shop.call(method, url, { token: shop.adminToken, ...options });
const write = (who: 'awa' | 'koffi', given: object = {}) =>
  shop.call('POST', URL, { token: people[who].token, json: { productId, rating: 4, text: 'Doux', ...given } });
const publish = (id: string) => asAdmin('PATCH', `${URL}/${id}`, { json: { status: 'published' } });
const idsOf = (answer: { body: { id: string }[] }) => answer.body.map(({ id }) => id).sort();

describe('a record that its owner creates', () => {
  it('is theirs by the session, begins as declared, and never takes its owner from the request', async () => {
    const { status, body } = await write('awa');
    expect([status, body.userId, body.user.email]).toEqual([201, people.awa.id, people.awa.email]);
    expect(body).toMatchObject({ status: 'pending', isVerified: false, answer: null });
    expect((await write('awa', { userId: people.koffi.id })).body.fields).toEqual({ userId: 'Champ inconnu' });
    expect((await write('awa', { status: 'published' })).status).toBe(400);
  });

  it('is recorded in the audit when staff change it, under their name; what customers do with their own is not', async () => {
    const { body } = await write('awa');
    await publish(body.id);
    const entries = await asAdmin('GET', `/audit?recordId=${body.id}`);
    expect(entries.body).toMatchObject([{ action: 'edit', email: 'admin@example.com' }]);
  });

  it('requires visitors to sign in; administrators without any field write none', async () => {
    expect((await shop.call('POST', URL, { json: {} })).status).toBe(401);
    expect((await asAdmin('POST', URL, { json: { productId, rating: 5, answer: 'x' } })).status).toBe(400);
  });
});

describe('the sums of a list', () => {
  it('are those of all that it finds, and for who administers it', async () => {
    const totals = (query: string, token?: string) => shop.call('GET', `${URL}/totals${query}`, { token });
    for (const rating of [5, 3, 3]) await write('awa', { rating, text: 'Compté' });
    const { status, body } = await totals('?text_like=compté', shop.adminToken);
    expect([status, body]).toEqual([200, { rating: 11 }]);
    expect((await totals('?text_like=compté&rating=3', shop.adminToken)).body).toEqual({ rating: 6 });
    expect((await totals('?text_like=rien de tel', shop.adminToken)).body).toEqual({ rating: 0 });
    expect((await totals('?_end=2', shop.adminToken)).body.fields).toEqual({ _end: 'Champ inconnu' });
    expect((await totals('')).status).toBe(401);
    expect((await totals('', people.awa.token)).status).toBe(403);
    expect((await asAdmin('GET', '/brands/totals')).status).toBe(404);
  });
});

describe('who reads what', () => {
  it('is what everyone may read, and one’s own: together, counted together', async () => {
    const [mine, theirs, hidden] = [await write('awa'), await write('koffi'), await write('koffi')];
    await publish(theirs.body.id);
    const seenBy = (token?: string) => shop.call('GET', `${URL}?_end=1000`, { token });
    const forVisitors = idsOf(await seenBy());
    expect(forVisitors).toContain(theirs.body.id);
    for (const { body } of [mine, hidden]) expect(forVisitors).not.toContain(body.id);
    const own = await seenBy(people.awa.token);
    expect(idsOf(own)).toEqual(expect.arrayContaining([mine.body.id, theirs.body.id]));
    expect(idsOf(own)).not.toContain(hidden.body.id);
    expect(Number(own.headers['x-total-count'])).toBe(own.body.length);
    expect(idsOf(await seenBy(shop.adminToken))).toEqual(expect.arrayContaining([hidden.body.id]));
    // A visitor's response is cached, and never sent to a signed-in caller, nor the reverse.
    expect(idsOf(await seenBy())).toEqual(forVisitors);
  });

  it('leaves fields that one may not read out of the record, and out of filters and sorting', async () => {
    const { body } = await write('koffi');
    expect((await shop.call('GET', `${URL}/${body.id}`)).status).toBe(404);
    await publish(body.id);
    const visitors = (await shop.call('GET', `${URL}/${body.id}`)).body;
    expect(visitors).toMatchObject({ id: body.id, rating: 4, status: 'published' });
    for (const key of ['userId', 'user', 'isVerified']) expect(visitors).not.toHaveProperty(key);
    const own = (await shop.call('GET', `${URL}/${body.id}`, { token: people.koffi.token })).body;
    expect(own).toMatchObject({ userId: people.koffi.id, isVerified: false });

    const byOwner = `${URL}?userId=${people.koffi.id}`;
    expect((await shop.call('GET', byOwner)).body.fields).toEqual({ userId: 'Vous ne voyez pas le champ « userId »' });
    expect((await shop.call('GET', `${URL}?_sort=isVerified`)).status).toBe(400);
    expect((await shop.call('GET', byOwner, { token: people.awa.token })).body).toEqual([]);
    expect(idsOf(await shop.call('GET', byOwner, { token: people.koffi.token }))).toContain(body.id);
  });
});

describe('who changes and deletes', () => {
  it('is the owner, of what they are given, while the condition holds', async () => {
    const { body } = await write('awa');
    const change = (json: object, token = people.awa.token, method = 'PATCH', headers = {}) =>
      shop.call(method, `${URL}/${body.id}`, { token, json, headers });
    expect((await change({ text: 'Très doux' })).body.text).toBe('Très doux');
    expect((await change({ status: 'published' })).status).toBe(400);
    expect((await change({ isVerified: true })).status).toBe(400);
    // What was read goes back as it was, with another text; what an owner may not write is left as it is.
    expect((await change({ ...body, text: 'Fondant' }, undefined, 'PATCH')).status).toBe(400);
    const read = (await shop.call('GET', `${URL}/${body.id}`, { token: people.awa.token })).body;
    expect((await change({ ...read, rating: 2 }, undefined, 'PUT')).body).toMatchObject({
      rating: 2,
      status: 'pending',
    });
    expect((await change({ rating: 1 }, undefined, 'PATCH', { 'if-match': '"1-x"' })).body.changed.by).toBeNull();
    expect((await change({ rating: 1 }, people.koffi.token)).body.message).toBe('Avis introuvable');
    expect((await shop.call('PATCH', `${URL}/${body.id}`, { json: {} })).status).toBe(401);
    await publish(body.id);
    expect((await change({ rating: 1 })).status).toBe(404);
    expect((await asAdmin('PATCH', `${URL}/${body.id}`, { json: { answer: 'Merci' } })).body.answer).toBe('Merci');
  });

  it('discloses nothing of a field that the owner of another record guesses', async () => {
    const { body } = await write('koffi');
    await publish(body.id);
    const guess = (isVerified: boolean) =>
      shop.call('PATCH', `${URL}/${body.id}`, { token: people.awa.token, json: { isVerified } });
    expect([(await guess(true)).status, (await guess(false)).status]).toEqual([404, 404]);
  });

  it('deletes their own alone', async () => {
    const { body } = await write('awa');
    const url = `${URL}/${body.id}`;
    expect((await shop.call('DELETE', url)).status).toBe(401);
    expect((await shop.call('DELETE', url, { token: people.koffi.token })).status).toBe(404);
    expect((await shop.call('DELETE', url, { token: people.awa.token })).status).toBe(204);
  });
});

describe('words for rules', () => {
  it('let everyone create, those who are signed in read, and nobody delete', async () => {
    const made = await shop.call('POST', '/test-notes', { json: { body: 'Bonjour' } });
    expect(made.status).toBe(201);
    expect((await shop.call('GET', '/test-notes')).status).toBe(401);
    expect((await shop.call('GET', '/test-notes', { token: people.awa.token })).body).toHaveLength(1);
    expect((await asAdmin('DELETE', `/test-notes/${made.body.id}`)).status).toBe(404);
    const { body: contract } = await shop.call('GET', '/openapi.json');
    expect(Object.keys(contract.paths['/test-notes/{id}'])).toEqual(['get']);
    expect(contract.paths['/test-reviews'].get.security).toEqual([
      {},
      { bearer: [] },
      { token: ['test-reviews:read'] },
    ]);
    expect(contract.components.schemas.TestReview.required).not.toContain('isVerified');
    expect(contract.components.schemas.TestReview.required).toContain('rating');
  });
});

describe('taking a change back', () => {
  const LEAFLETS = '/test-leaflets';
  const add = async (json: object = { text: 'Promo' }) => (await asAdmin('POST', LEAFLETS, { json })).body.id;
  const edit = (id: string, json: object, token = shop.adminToken) =>
    shop.call('PATCH', `${LEAFLETS}/${id}`, { token, json });
  const undoLast = async (id: string, token = shop.adminToken, place = 0) => {
    const { body } = await asAdmin('GET', `/audit?recordId=${id}`);
    return (await shop.call('POST', `/audit/${body[place].id}/restore`, { token, json: { force: true } })).status;
  };
  const read = async (id: string) => (await asAdmin('GET', `${LEAFLETS}/${id}`)).body;
  const anotherAdministrator = async () => {
    const { id, token } = await shop.signUp();
    await asAdmin('PATCH', `/users/${id}`, { json: { role: 'admin' } });
    return token;
  };

  it('is for who may write the fields that it writes', async () => {
    const other = await anotherAdministrator();
    const id = await add();
    await edit(id, { text: 'Soldes' });
    expect([await undoLast(id, other), (await read(id)).text]).toEqual([403, 'Soldes']);
    expect([await undoLast(id), (await read(id)).text]).toEqual([200, 'Promo']);
    await edit(id, { answer: 'Bien' });
    expect([await undoLast(id, other), (await read(id)).answer]).toEqual([200, null]);
  });

  it('is for who may change or delete the record as it is now, or do the action that changed it', async () => {
    const other = await anotherAdministrator();
    const id = await add();
    await edit(id, { text: 'Soldes' });
    await edit(id, { status: 'published' });
    expect([await undoLast(id, undefined, 1), await undoLast(id, other, 2)]).toEqual([403, 403]);
    await asAdmin('POST', `${LEAFLETS}/${id}/withdraw`);
    expect([await undoLast(id, other), (await read(id)).status]).toEqual([200, 'published']);
    expect(await undoLast(await add(), other)).toBe(200);
  });

  it('brings a deleted record back for who may create one', async () => {
    const id = await add();
    await asAdmin('DELETE', `${LEAFLETS}/${id}`);
    expect(await undoLast(id)).toBe(200);
  });
});
