import { type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureFile } from '../../../testing/pictures.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { formOf, makeProduct, orderOf } from '../support/makers.ts';
import type { TestApp } from '../support/test-app.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { INTERNALS } from './support/contract.ts';
import { watchCalls } from './support/database-calls.ts';

const MESSAGE = 'Il n’y a plus de place pour enregistrer. Veuillez réessayer plus tard.';

const shop = withTestApp();
/** What every open file's methods come from: where a write can be made to fail. */
let handles: FileHandle;
beforeAll(async () => {
  const handle = await open(import.meta.filename);
  handles = Object.getPrototypeOf(handle);
  await handle.close();
});
afterEach(() => vi.restoreAllMocks());

const diskFull = () => Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
const files = async () => [await readdir(shop.mediaDir), await readdir(path.join(shop.mediaDir, '.incoming'))];
const productForm = async () =>
  formOf({ name: 'Lait', price: '900', images: [await pictureFile('a.png'), await pictureFile('b.png')] });
const makeOne = async () => shop.call('POST', '/products', { token: shop.adminToken, form: await productForm() });
const countOf = async (table: string) =>
  (await shop.database.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]!.n;

const expectFull = (answer: Awaited<ReturnType<TestApp['call']>>) => {
  expect([answer.status, answer.body?.error, answer.body?.message]).toEqual([507, 'storage_full', MESSAGE]);
  expect(answer.headers['retry-after']).toBeTruthy();
  expect(answer.text).not.toMatch(INTERNALS);
};

describe('P32: a full disk', () => {
  it('P32: for pictures, at any of a product’s files: 507, no partial file, and success when there is space', async () => {
    const before = [await files(), await countOf('products')];
    const whole = handles.writeFile;
    let writes = 0;
    for (let fails = 0; ; fails += 1) {
      writes = 0;
      vi.spyOn(handles, 'writeFile').mockImplementation(async function write(this: FileHandle, data) {
        const isLast = writes === fails;
        writes += 1;
        // A full disk takes what still fits.
        await whole.call(this, isLast ? (data as Buffer).subarray(0, 100) : data);
        if (isLast) throw diskFull();
      });
      const answer = await makeOne();
      vi.restoreAllMocks();
      if (answer.status === 201) break;
      expectFull(answer);
      expect([await files(), await countOf('products')]).toEqual(before);
    }
    expect(writes).toBeGreaterThan(2);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });

  it('P32: for pictures, noticed only when they are flushed', async () => {
    const before = await files();
    vi.spyOn(handles, 'sync').mockRejectedValue(diskFull());
    expectFull(await makeOne());
    expect(await files()).toEqual(before);
    vi.restoreAllMocks();
    expect((await makeOne()).status).toBe(201);
  });

  it('P32: for the database, at any call of an order: 507, no half order, and the next is taken', async () => {
    const product = await makeProduct(shop);
    const before = await countOf('orders');
    for (let fails = 0, isDone = false; !isDone; fails += 1) {
      let calls = 0;
      const stop = watchCalls(shop.database, () => {
        if (calls++ === fails) throw Object.assign(new Error('could not extend file'), { code: '53100' });
      });
      const answer = await shop.call('POST', '/orders', { json: orderOf([product]) });
      stop();
      isDone = answer.status === 201;
      if (isDone) break;
      expectFull(answer);
      expect(await countOf('orders')).toBe(before);
    }
    expect(await countOf('orders')).toBe(before + 1);
    expect((await shop.call('GET', '/products')).status).toBe(200);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });
});
