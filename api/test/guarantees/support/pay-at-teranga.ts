import { createHmac, randomUUID } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { expect, vi } from 'vitest';
import { orderOf } from '../../support/makers.ts';
import { freePort, postJson, type ServerProcess } from '../../support/server-process.ts';

const SECRET = 'un secret de Teranga';

/** The settings of the provider that docs/recipes/a-payment-provider.md makes, with a port: the shop's own stand-in plays it. */
export async function terangaSettings() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api/payments/stand-in`;
  const environment = { TERANGA_KEY: 'une clé de Teranga', TERANGA_NOTICE_SECRET: SECRET, TERANGA_URL: url };
  return { port, environment };
}

const bodyOf = async (answer: Promise<Response>, status: number) => {
  const response = await answer;
  const text = await response.text();
  expect([response.status, text]).toEqual([status, expect.anything()]);
  return JSON.parse(text);
};

const notify = (server: ServerProcess, reference: string, secret: string) => {
  const body = JSON.stringify({ reference });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return fetch(`${server.api}/payment-notices/teranga`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-teranga-signature': signature },
    body,
  });
};

/** Opens a way to pay by Teranga in Côte d'Ivoire. */
export const openTeranga = (server: ServerProcess, token: string) =>
  bodyOf(
    postJson(
      server,
      '/payment-methods',
      {
        label: 'Wave par Teranga',
        method: 'en-ligne',
        country: 'CI',
        provider: 'teranga',
        currency: 'XOF',
        isOpen: true,
      },
      token,
    ),
    201,
  );

/** Pays an order of a product as a guest does, and returns its payment. */
export async function payAtTeranga(server: ServerProcess, product: Product): Promise<string> {
  const offered = await (await fetch(`${server.api}/payment-methods/offered?country=CI`)).json();
  expect(offered).toContainEqual(expect.objectContaining({ provider: 'teranga', isOpen: true, isTest: true }));
  const payload = orderOf([product], { delivery: { country: 'CI', city: 'Abidjan' } });
  payload.orderId = `ORDER_${Date.now()}_${randomUUID().slice(0, 8)}`;
  payload.payment.method = 'en-ligne';
  const { id, followKey: key, totalPrice } = await bodyOf(postJson(server, '/orders', payload, ''), 201);
  const started = await bodyOf(postJson(server, `/orders/${id}/payments`, { key, provider: 'teranga' }, ''), 201);
  expect(started).toMatchObject({ provider: 'teranga', open: { kind: 'page' } });
  expect(started.open.url).toContain('/stand-in/widget#');

  const press = { play: 'silence', amount: totalPrice, currency: 'XOF', partnerId: started.id };
  await bodyOf(postJson(server, '/payments/stand-in/transactions', press, ''), 200);
  expect((await notify(server, started.id, 'un autre secret')).status).toBe(401);
  expect((await notify(server, started.id, SECRET)).status).toBe(200);
  await vi.waitFor(
    async () => {
      const checked = await bodyOf(postJson(server, `/payments/${started.id}/check`, { key }, ''), 200);
      expect(checked).toMatchObject({ status: 'paid', orderStatus: 'paid' });
    },
    { timeout: 20_000, interval: 500 },
  );
  return started.id;
}

/** Refunds a part of a payment by its provider. */
export async function refundAtTeranga(server: ServerProcess, token: string, payment: string, amount: number) {
  const wanted = { id: randomUUID(), amount, byHand: false, note: null };
  const refund = await bodyOf(postJson(server, `/payments/${payment}/refunds`, wanted, token), 201);
  expect(refund).toMatchObject({ status: 'done', amount });
}
