import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';

/** 200 for the whole guarantee. */
const TIMES = Number(process.env.PARALLEL_ROUNDS ?? 8);
const AT_ONCE = 50;

const shop = withTestApp();

describe('one orderId, one order', () => {
  it(
    `P2: ${AT_ONCE} posts of one orderId at once, ${TIMES} times, are one row and one id`,
    async () => {
      const product = await makeProduct(shop);
      for (let time = 0; time < TIMES; time += 1) {
        const payload = orderOf([product]);
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, () => shop.call('POST', '/orders', { json: payload })),
        );
        expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(AT_ONCE - 1).fill(200), 201]);
        expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
      }
      const count = await shop.database.execute<{ n: number }>(sql`select count(*)::int as n from orders`);
      expect(count.rows[0]!.n).toBe(TIMES);
      expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
    },
    TIMES * 5_000,
  );

  it('P3: the same number with other content, or from another account, shows and changes nothing', async () => {
    const owner = await shop.signUp();
    const other = await shop.signUp();
    const payload = orderOf([await makeProduct(shop, { name: 'Huile de baobab' })]);
    const first = await shop.call('POST', '/orders', { json: payload, token: owner.token });
    const stored = () => shop.database.execute(sql`select * from orders where id = ${first.body.id}`);
    const before = (await stored()).rows;
    for (const { json, token } of [
      { json: { ...payload, note: 'autre' }, token: owner.token },
      { json: payload, token: other.token },
      { json: payload, token: undefined },
      { json: { ...payload, items: payload.items.map((item) => ({ ...item, quantity: 2 })) }, token: owner.token },
    ]) {
      const refused = await shop.call('POST', '/orders', { json, token });
      expect([refused.status, refused.body.error]).toEqual([409, 'order_id_taken']);
      expect(refused.text).not.toMatch(/baobab|Adjovi|Cocotiers/);
    }
    expect((await stored()).rows).toEqual(before);
  });
});
