import { boolean, defineResource, integer, type RecordOf, text } from '@karite/shared/resource';
import type { orders } from '@karite/shared/resources';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { importFile } from '../../testing/jobs.ts';
import { makeProduct, orderOf } from '../../testing/makers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { invalid } from '../server/errors/api-error.ts';
import { deleteIn } from './delete-record.ts';
import { type HooksOf, hooks } from './hooks.ts';
import { createIn, editIn } from './write.ts';

const tasks = defineResource({
  name: 'tasks',
  label: { one: 'Tâche', many: 'Tâches' },
  display: 'name',
  access: { read: 'admin', create: 'admin', update: 'admin', delete: 'admin' },
  fields: {
    name: text({ label: 'Nom', required: 'Le nom est obligatoire' }),
    hours: integer({ label: 'Heures', min: 0 }),
    isDone: boolean({ label: 'Faite', initial: false }),
  },
});

type Task = RecordOf<typeof tasks>;
let seen: string[] = [];
const by = (who: { email: string } | null) => who?.email.replace(/@.*/, '') ?? 'server';
const said = (task: Task | null) => (task ? `${task.name}:${task.hours}` : '-');

const own: HooksOf<typeof tasks> = {
  tasks: {
    async beforeSave({ values, before }) {
      if (!before && values.hours == null) values.hours = 1;
    },
    async check({ values }) {
      if (values.hours === 13) throw invalid({ hours: 'Treize porte malheur' });
    },
    async afterSave({ by: who, before, after }) {
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
const later: HooksOf<typeof tasks> = {
  tasks: {
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
  shop = await openTestApp([tasks], { hooks: [own, later, ofOrders] });
});
afterAll(() => shop.close());
beforeEach(() => {
  seen = [];
});

const admin = (method: string, url: string, json?: object) =>
  shop.call(method, url, { token: shop.adminToken, ...(json && { json }) });
const add = async (json: object) => (await admin('POST', '/tasks', json)).body;

describe('hooks know who acts, and what was there before and after', () => {
  it('run for what a route creates, changes and deletes, in the order that they were given in', async () => {
    const task = await add({ name: 'Ranger' });
    expect(task.hours).toBe(1);
    await admin('PATCH', `/tasks/${task.id}`, { hours: 2 });
    await admin('DELETE', `/tasks/${task.id}`);
    expect(seen).toEqual([
      'then 1',
      'admin saved - Ranger:1',
      'then 2',
      'admin saved Ranger:1 Ranger:2',
      'admin deleted Ranger:2',
    ]);
  });

  it('undo the whole save when one throws, the last one too', async () => {
    expect((await admin('POST', '/tasks', { name: 'x', hours: 13 })).body.fields).toEqual({
      hours: 'Treize porte malheur',
    });
    expect((await admin('POST', '/tasks', { name: 'Refusée' })).status).toBe(400);
    expect((await admin('GET', '/tasks?name=Refus%C3%A9e')).body).toEqual([]);
    const done = await add({ name: 'Finie', isDone: true });
    expect((await admin('DELETE', `/tasks/${done.id}`)).body.fields).toEqual({ isDone: 'Une tâche faite reste' });
    expect((await admin('GET', `/tasks/${done.id}`)).status).toBe(200);
  });

  it('run for each row of an import, whose dry run asks `check` alone', async () => {
    const sheet = 'Nom;Heures\nPeser;\nCompter;5\n';
    await importFile(shop, sheet, '?dryRun=true', 'tasks');
    expect(seen).toEqual([]);
    const { body } = await importFile(shop, sheet, '', 'tasks');
    expect(body.report).toMatchObject({ created: 2, isSaved: true });
    expect(seen.filter((line) => !line.startsWith('then')).sort()).toEqual([
      'admin saved - Compter:5',
      'admin saved - Peser:1',
    ]);
    const refused = await importFile(shop, 'Nom;Heures\nPeser;13\n', '?dryRun=true', 'tasks');
    expect(refused.body.report.problems).toMatchObject([{ field: 'hours', message: 'Treize porte malheur' }]);
  });

  it('run when a change is undone, and when a deleted record is brought back', async () => {
    const task = await add({ name: 'Coudre', hours: 3 });
    await admin('PATCH', `/tasks/${task.id}`, { hours: 4 });
    const entries = async () => (await admin('GET', `/audit?recordId=${task.id}`)).body;
    await admin('POST', `/audit/${(await entries())[0].id}/restore`);
    await admin('DELETE', `/tasks/${task.id}`);
    seen = [];
    await admin('POST', `/audit/${(await entries())[0].id}/restore`);
    expect(seen).toEqual(['then 3', 'admin saved - Coudre:3']);
    await admin('POST', `/audit/${(await entries())[0].id}/restore`);
    expect(seen.at(-1)).toBe('admin deleted Coudre:3');
  });

  it('run for the server itself, which no audit names', async () => {
    const writer = { app: shop.app, database: shop.database, resource: tasks, by: null };
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
