import { randomUUID } from 'node:crypto';
import { defineResource, integer, state, text } from '@karite/shared/resource';
import { currentUser } from '@karite/shared/resources';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const TAKEN = 'Ce créneau est pris';

/** A booking for a time, of a customer or by staff for somebody who calls; a cancelled one leaves its time free. */
const bookings = defineResource({
  name: 'test-bookings',
  label: { one: 'Réservation', many: 'Réservations' },
  display: 'time',
  access: {
    read: { owner: 'userId', admin: true },
    create: { signedIn: true, admin: true },
    update: { owner: 'userId', admin: true },
  },
  unique: [{ fields: ['time'], where: { status: { ne: 'cancelled' } }, message: TAKEN }],
  fields: {
    userId: currentUser({ label: 'Client', embed: ['email'], setBy: 'admin' }),
    time: text({ label: 'Heure', required: 'Choisissez une heure' }),
    people: integer({ label: 'Personnes' }),
    perHead: integer({
      label: 'Minutes par personne',
      mayBeEmpty: true,
      computed: (it: { people: number | null }) => (it.people ? Math.floor(60 / it.people) : null),
    }),
    status: state({
      label: 'Statut',
      states: { open: 'Ouverte', cancelled: 'Annulée' },
      initial: 'open',
      transitions: { open: ['cancelled'], cancelled: ['open'] },
    }),
  },
});
/** Its computed field returns null, which its declaration does not say; a compiler would refuse it. */
const broken = defineResource({
  name: 'test-broken',
  label: { one: 'Panne', many: 'Pannes' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  fields: {
    name: text({ label: 'Nom' }),
    length: integer({ label: 'Longueur', computed: (): number => JSON.parse('null') }),
  },
});

const shop = withTestApp([bookings, broken]);
const people: Record<'awa' | 'koffi', { id: string; token: string }> = Object.create(null);
beforeAll(async () => {
  people.awa = await shop.signUp();
  people.koffi = await shop.signUp();
});

/** A time that no other test has. */
const at = () => randomUUID();
const asAdmin = (method: string, path: string, json: object) =>
  shop.call(method, path, { token: shop.adminToken, json });
const asAwa = (method: string, path: string, json: object) =>
  shop.call(method, path, { token: people.awa.token, json });
const BOOKINGS = '/test-bookings';

describe('an owner that staff may name', () => {
  it('is the caller, or whom staff name when they create or change the record', async () => {
    const { body: own } = await asAwa('POST', BOOKINGS, { time: at() });
    expect(own.userId).toBe(people.awa.id);
    const { status, body } = await asAdmin('POST', BOOKINGS, { time: at(), userId: people.koffi.id });
    expect([status, body.userId]).toEqual([201, people.koffi.id]);
    const read = await shop.call('GET', `${BOOKINGS}/${body.id}`, { token: people.koffi.token });
    expect(read.status).toBe(200);
    const moved = await asAdmin('PATCH', `${BOOKINGS}/${body.id}`, { userId: people.awa.id });
    expect([moved.status, moved.body.userId]).toEqual([200, people.awa.id]);
  });

  it('is never named by a customer', async () => {
    const given = await asAwa('POST', BOOKINGS, { time: at(), userId: people.koffi.id });
    expect([given.status, given.body.fields]).toEqual([400, { userId: 'Champ inconnu' }]);
    const { body: own } = await asAwa('POST', BOOKINGS, { time: at() });
    const path = `${BOOKINGS}/${own.id}`;
    expect((await asAwa('PATCH', path, { userId: people.koffi.id })).status).toBe(400);
    expect((await asAwa('PATCH', path, { people: 2 })).body).toMatchObject({ people: 2, userId: people.awa.id });
  });

  it('is in the contract, and may be left out', async () => {
    const { body } = await shop.call('GET', '/docs/json');
    const { schema } = body.paths[BOOKINGS].post.requestBody.content['application/json'];
    expect(schema.properties).toHaveProperty('userId');
    expect(schema.required).toEqual(['time']);
  });
});

describe('values that are unique among some records', () => {
  it('are taken by those alone, with the message of the rule', async () => {
    const time = at();
    const { body: first } = await asAwa('POST', BOOKINGS, { time });
    const second = await asAwa('POST', BOOKINGS, { time });
    expect([second.status, second.body.message, second.body.fields]).toEqual([409, TAKEN, { time: TAKEN }]);
    expect((await asAwa('PATCH', `${BOOKINGS}/${first.id}`, { status: 'cancelled' })).status).toBe(200);
    expect((await asAwa('POST', BOOKINGS, { time })).status).toBe(201);
    const again = await asAwa('PATCH', `${BOOKINGS}/${first.id}`, { status: 'open' });
    expect([again.status, again.body.fields]).toEqual([409, { time: TAKEN }]);
  });
});

describe('a computed value', () => {
  it('may be empty where its field says so', async () => {
    const { body } = await asAwa('POST', BOOKINGS, { time: at() });
    expect(body.perHead).toBeNull();
    expect((await asAwa('PATCH', `${BOOKINGS}/${body.id}`, { people: 4 })).body.perHead).toBe(15);
  });

  it('is an internal error otherwise, which names the field and the remedy in the log', async () => {
    expect((await asAdmin('POST', '/test-broken', { name: 'x' })).status).toBe(500);
  });
});
