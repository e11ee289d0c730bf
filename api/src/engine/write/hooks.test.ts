import { boolean, defineResource, integer, type RecordOf, text } from '@karite/shared/resource';
import type { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { importFile } from '../../../test/support/jobs.ts';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { deleteIn } from './delete-record.ts';
import { type AnyHooks, checkHooks, type HooksOf, hooks } from './hooks.ts';
import { createIn, editIn } from './write.ts';

const chores = defineResource({
  name: 'chores',
  label: { one: 'Tâche', many: 'Tâches' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  fields: {
    name: text({ label: 'Nom', required: 'Le nom est obligatoire' }),
    hours: integer({ label: 'Heures', min: 0 }),
    isDone: boolean({ label: 'Faite', initial: false }),
  },
});

type Task = RecordOf<typeof chores>;
let seen: string[] = [];
const by = (who: { email: string } | null) => who?.email.replace(/@.*/, '') ?? 'server';
const said = (task: Task | null) => (task ? `${task.name}:${task.hours}` : '-');

const own: HooksOf<typeof chores> = {
  chores: {
    async beforeSave({ values, before }) {
      if (!before && values.hours == null) values.hours = 1;
    },
    async check({ values }) {
      if (values.hours === 13) throw invalid({ hours: 'Treize porte malheur' });
    },
    async afterSave({ transaction, by: who, before, after }) {
      if (after.name === 'Relue') await transaction.execute(sql`update chores set hours = 7 where id = ${after.id}`);
      seen.push(`${by(who)} saved ${said(before)} ${said(after)}`);
      if (after.name === 'Refusée') throw invalid({ name: 'Refusée après coup' });
    },
    async beforeDelete({ before }) {
      if (before.isDone) throw invalid({ isDone: 'Une tâche faite reste' });
    },
    async afterDelete({ by: who, before }) {
      seen.push(`${by(who)} deleted ${said(before)}`);
    },
  },
};
const later: HooksOf<typeof chores> = {
  chores: {
    async beforeSave({ values }) {
      seen.push(`then ${values.hours}`);
    },
  },
};

let shop: TestApp;
beforeAll(async () => {
  const ofOrders = hooks({
    orders: {
      async afterSave({ by: who, before, after }) {
        seen.push(`${by(who)} ordered ${before} ${after.totalPrice}`);
      },
    },
  });
  const reported = (name: string) => ({
    afterSave: async ({ by: who, before }: { by: { email: string } | null; before: unknown }) => {
      seen.push(`${by(who)} ${before ? 'changed' : 'added'} ${name}`);
    },
    afterDelete: async ({ by: who }: { by: { email: string } | null }) => {
      seen.push(`${by(who)} deleted ${name}`);
    },
  });
  const ofFeatures = hooks({
    addresses: reported('addresses'),
    newsletter: reported('newsletter'),
    'stock-requests': reported('stock-requests'),
    'order-notes': reported('order-notes'),
    users: reported('users'),
  });
  shop = await openTestApp([chores], { hooks: [own, later, ofOrders, ofFeatures] });
});
afterAll(() => shop.close());
beforeEach(() => {
  seen = [];
});

const admin = (method: string, url: string, json?: object) =>
  shop.call(method, url, { token: shop.adminToken, ...(json && { json }) });
const add = async (json: object) => (await admin('POST', '/chores', json)).body;

describe('hooks know who acts, and what was there before and after', () => {
  it('run for what a route creates, changes and deletes, in the order that they were given in', async () => {
    const task = await add({ name: 'Ranger' });
    expect(task.hours).toBe(1);
    await admin('PATCH', `/chores/${task.id}`, { hours: 2 });
    await admin('DELETE', `/chores/${task.id}`);
    expect(seen).toEqual([
      'then 1',
      'admin saved - Ranger:1',
      'then 2',
      'admin saved Ranger:1 Ranger:2',
      'admin deleted Ranger:2',
    ]);
  });

  it('undo the whole save when one throws, the last one too', async () => {
    expect((await admin('POST', '/chores', { name: 'x', hours: 13 })).body.fields).toEqual({
      hours: 'Treize porte malheur',
    });
    expect((await admin('POST', '/chores', { name: 'Refusée' })).status).toBe(400);
    expect((await admin('GET', '/chores?name=Refus%C3%A9e')).body).toEqual([]);
    const done = await add({ name: 'Finie', isDone: true });
    expect((await admin('DELETE', `/chores/${done.id}`)).body.fields).toEqual({ isDone: 'Une tâche faite reste' });
    expect((await admin('GET', `/chores/${done.id}`)).status).toBe(200);
  });

  it('run for each row of an import; a dry run calls `check` alone', async () => {
    const sheet = 'Nom;Heures\nPeser;\nCompter;5\n';
    await importFile(shop, sheet, '?dryRun=true', 'chores');
    expect(seen).toEqual([]);
    const { body } = await importFile(shop, sheet, '', 'chores');
    expect(body.report).toMatchObject({ created: 2, isSaved: true });
    expect(seen.filter((line) => !line.startsWith('then')).sort()).toEqual([
      'admin saved - Compter:5',
      'admin saved - Peser:1',
    ]);
    const refused = await importFile(shop, 'Nom;Heures\nPeser;13\n', '?dryRun=true', 'chores');
    expect(refused.body.report.problems).toMatchObject([{ field: 'hours', message: 'Treize porte malheur' }]);
  });

  it('run when a change is undone, and when a deleted record is brought back', async () => {
    const task = await add({ name: 'Coudre', hours: 3 });
    await admin('PATCH', `/chores/${task.id}`, { hours: 4 });
    const entries = async () => (await admin('GET', `/audit?recordId=${task.id}`)).body;
    await admin('POST', `/audit/${(await entries())[0].id}/restore`);
    await admin('DELETE', `/chores/${task.id}`);
    seen = [];
    await admin('POST', `/audit/${(await entries())[0].id}/restore`);
    expect(seen).toEqual(['then 3', 'admin saved - Coudre:3']);
    await admin('POST', `/audit/${(await entries())[0].id}/restore`);
    expect(seen.at(-1)).toBe('admin deleted Coudre:3');
  });

  it('run for the server itself, which no audit names', async () => {
    const writer = { app: shop.app, database: shop.database, resource: chores, by: null };
    const id = await shop.database.transaction(async (transaction) => {
      const task = await createIn(transaction, writer, { name: 'Seul', hours: 1, isDone: false });
      await editIn(transaction, writer, task.id, { hours: 2 });
      await deleteIn(transaction, writer, task.id);
      return task.id;
    });
    expect(seen.filter((line) => !line.startsWith('then'))).toEqual([
      'server saved - Seul:1',
      'server saved Seul:1 Seul:2',
      'server deleted Seul:2',
    ]);
    expect((await admin('GET', `/audit?recordId=${id}`)).body).toEqual([]);
  });

  it('may change the record once more, which is answered as it is then', async () => {
    expect((await admin('POST', '/chores', { name: 'Relue', hours: 2 })).body.hours).toBe(7);
    expect((await admin('POST', '/chores', { name: 'Laissée', hours: 2 })).body.hours).toBe(2);
  });

  it('run for an order that is placed, by a visitor or by an account', async () => {
    const product = await makeProduct(shop);
    const { token, email } = await shop.signUp();
    const [first, second] = [orderOf([product]), orderOf([product])];
    await shop.call('POST', '/orders', { json: first });
    await shop.call('POST', '/orders', { json: second, token });
    await shop.call('POST', '/orders', { json: second, token });
    expect(seen).toEqual([
      `server ordered null ${first.totalPrice}`,
      `${by({ email })} ordered null ${second.totalPrice}`,
    ]);
  });
});

it('does not compile with a wrong name, nor with a field that a record does not have', () => {
  // @ts-expect-error no such resource
  hooks({ order: {} });
  // @ts-expect-error no such hook
  hooks({ orders: { onSave: async () => undefined } });
  hooks({
    orders: {
      async afterSave({ after, before }) {
        expectTypeOf(after.totalPrice).toEqualTypeOf<number>();
        expectTypeOf(before).toExtend<RecordOf<typeof orders> | null>();
        // @ts-expect-error no such field
        after.total;
      },
      async beforeSave({ values }) {
        // @ts-expect-error a price is a number
        values.totalPrice = '5';
      },
    },
  });
});

describe('hooks run for writes of features by routes of their own', () => {
  const call = (method: string, path: string, json?: object, token = shop.adminToken) =>
    shop.call(method, path, { token, json });

  it('addresses, from the first to the end of their account', async () => {
    const { token, id } = await shop.signUp('afi@example.com');
    // Otherwise the subscription does not count as hers (R2043).
    await shop.database.execute(sql`update users set email_confirmed_at = now() where id = ${id}`);
    const address = {
      nom: 'Adjovi',
      prenom: 'Afi',
      phone: '+229 01 97 00 00 00',
      address: '12 rue des Cocotiers',
      landmark: null,
      country: 'BJ',
      city: 'Cotonou',
    };
    const { body } = await call('POST', '/addresses', address, token);
    await call('PUT', `/addresses/${body.id}`, { ...address, city: 'Porto-Novo' }, token);
    await call('DELETE', `/addresses/${body.id}`, undefined, token);
    expect(seen).toEqual(['afi added addresses', 'afi changed addresses', 'afi deleted addresses']);
    seen = [];
    await call('POST', '/addresses', address, token);
    await shop.call('POST', '/newsletter', { json: { email: 'afi@example.com' } });
    expect((await call('POST', '/users/me/deletion', { password: 'mot de passe sûr' }, token)).status).toBe(204);
    expect(seen).toEqual([
      'afi added addresses',
      'server added newsletter',
      'server deleted addresses',
      'server deleted newsletter',
      'server deleted users',
    ]);
  });

  it('what visitors leave, once', async () => {
    const product = await makeProduct(shop, { inStock: false });
    for (let again = 0; again < 2; again += 1) {
      await shop.call('POST', '/newsletter', { json: { email: 'b@example.com' } });
      await shop.call('POST', '/notifications/products', { json: { productId: product.id, email: 'b@example.com' } });
    }
    expect(seen).toEqual(['server added newsletter', 'server added stock-requests']);
  });

  it('notes of staff, with their entry in the audit', async () => {
    const order = await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) });
    seen = [];
    const { body } = await call('POST', `/orders/${order.body.id}/notes`, { kind: 'note', body: 'Rappeler' });
    expect(seen).toEqual(['admin added order-notes']);
    expect((await call('GET', `/audit?recordId=${body.id}`)).body).toMatchObject([
      { action: 'create', resource: 'order-notes' },
    ]);
  });

  it('accounts: registered, changed by staff, changed by their owner', async () => {
    const password = 'une phrase de passe assez longue';
    const { body } = await shop.call('POST', '/auth/register', { json: { email: 'c@example.com', password } });
    await call('PATCH', `/users/${body.user.id}`, { rights: { reading: true } });
    await call('PATCH', '/users/me', { email: 'd@example.com' }, body.access_token);
    expect(seen).toEqual(['server added users', 'admin changed users', 'c changed users']);
  });
});

it('hooks that nobody would call stop the start', () => {
  const refused = (given: Record<string, object>) => () => {
    const byName: AnyHooks = given;
    checkHooks([chores], [byName]);
  };
  expect(refused({ chore: {} })).toThrow(/custom.hooks.chore: no resource is called "chore". Write "chores"/);
  expect(refused({ chores: { afterSaved: async () => {} } })).toThrow(/hooks.chores.afterSaved: .* Write "afterSave"/);
  expect(refused({ chores: { check: true } })).toThrow(/hooks.chores.check: is no function/);
  expect(checkHooks([chores], [own])).toEqual([own]);
});
