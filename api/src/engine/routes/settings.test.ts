import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { issueDue } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { FILLED_TABLES } from '../../platform/database/tables/filled-tables.ts';

const shop = withTestApp();
let product: Awaited<ReturnType<typeof makeProduct>>;
const settings: ResourceShape[] = resources.filter(({ isSingle }) => isSingle);
/** What each begins with. */
const first = new Map<string, Record<string, unknown>>();
beforeAll(async () => {
  product = await makeProduct(shop);
  for (const { name } of settings) first.set(name, (await admin('GET', `/${name}`)).body);
});
beforeEach(async () => {
  for (const { name } of settings) await shop.database.execute(sql`delete from ${sql.identifier(name)}`);
});

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
/** Keys of the server's row, which are no settings. */
const OF_ROW = ['id', 'createdAt', 'updatedAt'];
const content = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !OF_ROW.includes(name)));

describe('R2025: settings without a row', () => {
  it.each(settings.map(({ name }) => name))('%s is read as declared', async (name) => {
    const { status, body } = await admin('GET', `/${name}`);
    expect([status, content(body)]).toEqual([200, content(first.get(name)!)]);
  });

  it.each(settings.map(({ name }) => name))('%s is replaced, and taken back after its row went again', async (name) => {
    const sent = content(first.get(name)!);
    const replaced = await admin('PUT', `/${name}`, sent);
    expect(replaced.status).toBe(200);
    await shop.database.execute(sql`delete from ${sql.identifier(name)}`);
    expect((await admin('PATCH', `/${name}`, {})).status).toBe(200);
  });

  it('a change is taken back though its row went meanwhile', async () => {
    expect((await admin('PATCH', '/identity', { name: 'Autre nom' })).status).toBe(200);
    const { body } = await admin('GET', '/audit?resource=identity&_sort=at&_order=desc');
    await shop.database.execute(sql`update identity set id = gen_random_uuid()`);
    const undone = await admin('POST', `/audit/${body[0].id}/restore`, {});
    expect(undone.status).toBe(200);
    expect((await admin('GET', '/identity')).body.name).toBe(first.get('identity')!.name);
  });

  it('an order is placed, paid, invoiced and followed, with points and best sellers, and staff come in', async () => {
    const { token } = await shop.signUp();
    const placed = await shop.call('POST', '/orders', { token, json: orderOf([product]) });
    expect(placed.status).toBe(201);
    const { id } = placed.body;
    expect((await admin('PATCH', `/orders/${id}/status`, { status: 'completed' })).status).toBe(200);
    await issueDue(shop);
    expect((await admin('GET', `/orders/${id}/invoices`)).body).toHaveLength(1);
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(200);
    expect((await admin('GET', '/today')).status).toBe(200);
  });

  it('two that read at once make one row', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin('GET', '/points-settings')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  });

  it('nor does an order or a page fail where every row that a migration made is gone', async () => {
    for (const name of FILLED_TABLES) await shop.database.execute(sql`delete from ${sql.identifier(name)}`);
    const { status } = await shop.call('POST', '/orders', { json: orderOf([product]) });
    expect(status).toBeLessThan(500);
    for (const path of ['/delivery-countries', '/payment-methods/offered', '/legal-pages', '/content', '/orders'])
      expect([path, (await admin('GET', path)).status >= 500]).toEqual([path, false]);
  });
});
