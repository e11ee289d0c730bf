import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
let order: { id: string; shortNumber: string };
beforeAll(async () => {
  order = (await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) })).body;
});
beforeEach(() => shop.database.execute(sql`delete from attempts`));

const PHONE = '+229 01 97 00 00 00';
const lookUp = (number: string, phone: string) => shop.call('POST', '/orders/look-up', { json: { number, phone } });

describe('an order by its short number and its phone', () => {
  it('answers its status and steps, and nothing else', async () => {
    const found = await lookUp(order.shortNumber, PHONE);
    expect(found.body).toEqual({
      shortNumber: order.shortNumber,
      status: 'pending',
      isRefunded: false,
      deliveryType: 'domicile',
      createdAt: expect.any(String),
      steps: [{ to: 'pending', at: expect.any(String) }],
    });
  });

  it.each(['01 97 00 00 00', '97000000', '00229 0197000000', '2290197000000'])(
    'takes the phone as %s',
    async (phone) => {
      expect((await lookUp(order.shortNumber.toLowerCase().replaceAll('-', ' '), phone)).status).toBe(200);
    },
  );

  it('says the same of an unknown number and of another phone', async () => {
    const answers = [
      await lookUp(order.shortNumber, '+2290196000000'),
      await lookUp('KR-2222-22', PHONE),
      await lookUp('bonjour', PHONE),
      await lookUp(order.shortNumber, 'abc'),
    ];
    const answer = answers.map(({ status, body: { requestId: _, ...body } }) => JSON.stringify([status, body]));
    expect(new Set(answer).size).toBe(1);
    expect(answers[0]!.status).toBe(404);
  });

  it('lets ten tries an hour at a number, existing or not, then none, the right one included', async () => {
    for (const number of [order.shortNumber, 'KR-2222-22']) {
      for (let turn = 0; turn < 10; turn += 1) expect((await lookUp(number, '+2290196000000')).status).toBe(404);
      const late = await lookUp(number, PHONE);
      expect(late.status).toBe(429);
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('lets sixty tries an hour from an address, whatever the number, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, (_, at) => lookUp(`bonjour ${at}`, PHONE)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(60).fill(404), 429]);
  });
});
