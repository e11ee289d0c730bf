import type { Order } from '@karite/shared/resources';
import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/quick.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import type { TestApp } from '../support/test-app.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';

const GUESSES = rounds('GUESSED_IDS', 1_000, 250);
type Person = Awaited<ReturnType<TestApp['signUp']>>;

const shop = withTestApp();
let victim: Person;
let thief: Person;
/** Of another customer, of a guest, of an administrator. */
let strange: (Order & { followKey: string })[];
let own: Order & { followKey: string };

beforeAll(async () => {
  [victim, thief] = [await shop.signUp(), await shop.signUp()];
  const product = await makeProduct(shop);
  const place = async (token?: string) =>
    (await shop.call('POST', '/orders', { json: orderOf([product]), token })).body;
  strange = [await place(victim.token), await place(), await place(shop.adminToken)];
  own = await place(thief.token);
});

const read = (id: string, token = thief.token) => shop.call('GET', `/orders/${encodeURIComponent(id)}`, { token });

/** Ids as a thief might come by them: drawn, counted up from an existing one, written otherwise, orders' numbers. */
function guesses(): string[] {
  const neighbours = strange.flatMap(({ id }) =>
    Array.from({ length: 32 }, (_, at) =>
      [...id.replaceAll('-', '')].map((sign, i) =>
        i === at ? ((Number.parseInt(sign, 16) + 1) % 16).toString(16) : sign,
      ),
    ).map((signs) => signs.join('').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')),
  );
  const existing = strange.flatMap(({ id, orderId, followKey }) => [
    id,
    id.toUpperCase(),
    `{${id}}`,
    ` ${id}`,
    `${id}?`,
    `../orders/${id}`,
    id.replaceAll('-', ''),
    `${id},${own.id}`,
    orderId,
    followKey,
  ]);
  const drawn = Array.from({ length: GUESSES - neighbours.length - existing.length }, () => crypto.randomUUID());
  return [...existing, ...neighbours, ...drawn];
}

describe('P15 objects of others', () => {
  it(`P15 of ${GUESSES} guessed or existing ids none is readable, by a customer or by a visitor`, async () => {
    const tried = guesses();
    expect(tried).toHaveLength(GUESSES);
    const readable: string[] = [];
    for (const id of tried) {
      const [asCustomer, asVisitor] = [await read(id), await read(id, '')];
      if (![400, 404].includes(asCustomer.status) || asVisitor.status !== 401) readable.push(id);
      expect(asCustomer.text).not.toMatch(/Adjovi|Cocotiers/);
    }
    figure('P15', `${tried.length} ids: ${readable.length} readable`);
    expect(readable).toEqual([]);
    expect((await read(own.id)).status).toBe(200);
  }, 60_000);

  it('P15 nor by the link of another order, or by one without its key', async () => {
    for (const { id } of strange)
      for (const key of ['', own.followKey, own.id, id, victim.token, 'A'.repeat(43)])
        expect([400, 404]).toContain((await shop.call('GET', `/followed-orders/${id}?key=${key}`)).status);
    expect((await shop.call('GET', `/followed-orders/${own.id}?key=${own.followKey}`)).status).toBe(200);
  });

  it('P15 lists are not widened by any query', async () => {
    for (const { id, orderId } of strange)
      for (const query of [
        '',
        `userId=${victim.id}`,
        `userId=${victim.id}&userId=${thief.id}`,
        `userId_ne=${thief.id}`,
        `id=${id}`,
        `q=${id}`,
        `q=${orderId}`,
        'q=or',
        `orderId=${orderId}`,
        `orderId_like=ORDER`,
        'status=pending',
        'totalPrice_gte=0',
        'email_like=@',
        '_start=0&_end=1000',
        '_sort=userId&_order=desc',
        `role=admin`,
      ]) {
        const list = await shop.call('GET', `/orders?${query}`, { token: thief.token });
        expect(list.text, query).not.toContain(id);
        if (list.status === 200) expect(Number(list.headers['x-total-count']), query).toBeLessThanOrEqual(1);
        else expect(list.status, query).toBe(400);
      }
    for (const { id } of strange)
      for (const url of [
        `/orders/${id}/status`,
        `/audit?recordId=${id}`,
        '/orders/export',
        '/statistics',
        '/messages',
      ]) {
        const method = url.endsWith('status') ? 'PATCH' : url.endsWith('export') ? 'POST' : 'GET';
        const answer = await shop.call(method, url, { token: thief.token });
        expect([403, 404], url).toContain(answer.status);
      }
  });
});
