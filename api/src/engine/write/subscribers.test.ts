import { brands, reviews } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { letPausesPass, runTask } from '../../../test/support/tasks.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { defineSubscriber } from './subscribers.ts';
import { createIn } from './write.ts';

type Seen = { event: string; name: string | undefined; before: object; after: object; by: string | undefined };
let seen: Seen[] = [];
let givenUp: string[] = [];

const follow = defineSubscriber({
  name: 'test-follow-brands',
  label: 'Suivre les marques',
  resource: brands,
  on: ['created', 'updated', 'removed'],
  when: ({ after }) => after?.name !== 'Ignorée',
  attempts: 2,
  async run(_, { event, record, before, after, by }) {
    if (record?.name === 'Poison') throw new Error('poisoned');
    seen.push({ event, name: record?.name, before, after, by: by?.email });
  },
  async onGivenUp(_, { record }) {
    givenUp.push(String(record?.name));
  },
});
const published = defineSubscriber({
  name: 'test-follow-reviews',
  label: 'Suivre les avis',
  resource: reviews,
  on: ['transition'],
  async run(_, { event, before, after }) {
    seen.push({ event, name: undefined, before, after, by: undefined });
  },
});
const shop = withTestApp([], { repeatsWork: false, subscribers: [follow, published] });

beforeEach(async () => {
  seen = [];
  givenUp = [];
  await shop.database.execute(sql`delete from pgboss.job where name like 'test-follow-%'`);
});
const admin = () => ({ token: shop.adminToken });
const run = () => runTask(shop, 'test-follow-brands');
const addBrand = async (name: string) => (await shop.call('POST', '/brands', { ...admin(), json: { name } })).body.id;

describe('a subscriber', () => {
  it('runs after the commit of each change, with what changed and who did it', async () => {
    const id = await addBrand('Nila');
    await shop.call('PATCH', `/brands/${id}`, { ...admin(), json: { name: 'Nyla' } });
    // It changes nothing.
    await shop.call('PATCH', `/brands/${id}`, { ...admin(), json: { name: 'Nyla' } });
    expect(seen).toEqual([]);
    await run();
    expect(seen.toSorted((one, other) => one.event.localeCompare(other.event))).toEqual([
      { event: 'created', name: 'Nyla', before: {}, after: {}, by: 'admin@example.com' },
      { event: 'updated', name: 'Nyla', before: { name: 'Nila' }, after: { name: 'Nyla' }, by: 'admin@example.com' },
    ]);
    seen = [];
    expect((await shop.call('DELETE', `/brands/${id}`, admin())).status).toBe(204);
    await run();
    expect(seen).toMatchObject([{ event: 'removed', name: undefined, before: { id, name: 'Nyla' }, after: {} }]);
  });

  it('runs for none of a write that is undone', async () => {
    const { app, database } = shop;
    const writer = { app, database, resource: brands, by: null };
    const undone = database.transaction(async (transaction) => {
      await createIn(transaction, writer, { name: 'Reprise' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await run();
    expect(seen).toEqual([]);
  });

  it('chooses its changes', async () => {
    await addBrand('Ignorée');
    await run();
    expect(seen).toEqual([]);
  });

  it('is retried, given up at last, and hinders nobody', async () => {
    const id = await addBrand('Poison');
    await addBrand('Saine');
    await run();
    expect(seen.map(({ name }) => name)).toEqual(['Saine']);
    const { body } = await shop.call('GET', `/tasks?record_like=${id}`, admin());
    expect(body).toMatchObject([{ label: 'Suivre les marques', resource: 'brands', state: 'retry', failures: 1 }]);
    await letPausesPass(shop);
    await run();
    expect(givenUp).toEqual(['Poison']);
    // What was wrong is put right: the next attempt succeeds.
    await shop.call('PATCH', `/brands/${id}`, { ...admin(), json: { name: 'Guérie' } });
    seen = [];
    expect((await shop.call('POST', `/tasks/${body[0].id}/again`, admin())).status).toBe(200);
    await run();
    expect(seen.map(({ event, name }) => [event, name]).toSorted()).toEqual([
      ['created', 'Guérie'],
      ['updated', 'Guérie'],
    ]);
  });

  it('follows the transitions of a state alone', async () => {
    const product = (await shop.call('POST', '/products', { ...admin(), json: { name: 'Savon', price: 500 } })).body;
    const { token } = await shop.signUp();
    const json = { productId: product.id, author: 'Afi', rating: 4 };
    const { id } = (await shop.call('POST', '/reviews', { token, json })).body;
    await shop.call('POST', `/reviews/${id}/answer`, { ...admin(), json: { answer: 'Merci' } });
    await shop.call('POST', `/reviews/${id}/publish`, admin());
    await runTask(shop, 'test-follow-reviews');
    expect(seen).toMatchObject([
      { event: 'transition', before: { status: 'pending' }, after: { status: 'published' } },
    ]);
  });

  it('of nothing that happens is refused', async () => {
    const wrong = (given: object) =>
      openTestApp([], { subscribers: [{ ...follow, task: { ...follow.task, name: 'test-wrong' }, ...given }] });
    await expect(wrong({ resource: 'brand' })).rejects.toThrow(/no changes of "brand" can be followed. Write "brands"/);
    await expect(wrong({ on: [] })).rejects.toThrow(/"on" is empty/);
    await expect(wrong({ on: ['deleted'] })).rejects.toThrow(/no event "deleted"/);
  });
});
