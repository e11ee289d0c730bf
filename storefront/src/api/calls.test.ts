import { paths } from '@karite/shared/paths';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestReset, resetPassword } from './accounts.ts';
import { NETWORK_MESSAGE } from './api-error.ts';
import { createClient } from './client.ts';
import { requestStockAlert, subscribe } from './messages.ts';
import { followOrder } from './orders.ts';
import { sendReview } from './own-reviews.ts';

import { saveInvoice } from './save-pdf.ts';

const said = { message: 'Merci' };
const serverOf = (answer: object | null, status = 200) => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) =>
    answer ? Response.json(answer, { status }) : new Response(null, { status: 204 }),
  );
  const sent = () => JSON.parse(String(fetch.mock.calls[0]?.[1]?.body));
  return { client: createClient({ fetch }), fetch, sent, path: () => fetch.mock.calls[0]?.[0] };
};

describe('A list', () => {
  const listFrom = (headers: Record<string, string>) =>
    createClient({ fetch: async () => Response.json([{ id: 'a' }], { headers }) }).list('/brands');

  it('has the total that the server returns', async () =>
    expect(await listFrom({ 'x-total-count': '12' })).toEqual({ items: [{ id: 'a' }], total: 12 }));

  it('marks a search without a match for all of its words (R2140)', async () =>
    expect(await listFrom({ 'x-total-count': '12', 'x-closest': 'true' })).toMatchObject({ isClosest: true }));

  it.each<Record<string, string>>([{}, { 'x-total-count': '' }, { 'x-total-count': 'many' }])(
    'is refused without it, and not taken for one single page: %j',
    async (headers) => {
      await expect(listFrom(headers)).rejects.toMatchObject({ code: 'bad_answer' });
    },
  );
});

describe('An invoice as a file', () => {
  const invoice = { id: 'i', number: 'F2026-000001' };
  afterEach(() => vi.unstubAllGlobals());

  it('has the reason of a refusal by the server, and blames the network only where no answer came', async () => {
    const busy = 'Il y a beaucoup de monde. Veuillez réessayer dans un instant.';
    vi.stubGlobal('fetch', async () => Response.json({ error: 'too_busy', message: busy }, { status: 503 }));
    await expect(saveInvoice(invoice)).rejects.toMatchObject({ statusCode: 503, message: busy });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(saveInvoice(invoice)).rejects.toMatchObject({ statusCode: 0, message: NETWORK_MESSAGE });
  });
});

describe('Calls for mails and links', () => {
  it('returns the message of the server about a forgotten password', async () => {
    const { client, path, sent } = serverOf(said, 202);
    expect(await requestReset(client, 'a@example.com')).toEqual(said);
    expect([path(), sent()]).toEqual(['/api/auth/forgot', { email: 'a@example.com' }]);
  });

  it('takes an answer without a body, and throws the words of a refusal', async () => {
    const body = { token: 't', password: 'un bon mot de passe' };
    expect(await resetPassword(serverOf(null).client, body)).toBeNull();
    const refused = serverOf({ error: 'forbidden', message: 'Ce lien n’est plus valable.' }, 403);
    await expect(resetPassword(refused.client, body)).rejects.toMatchObject({
      statusCode: 403,
      message: 'Ce lien n’est plus valable.',
    });
  });

  it('puts nothing of an address into a path as it came', async () => {
    const { client, path } = serverOf({});
    await followOrder(client, '../users', 'a&b=c');
    expect(path()).toBe('/api/followed-orders/..%2Fusers?key=a%26b%3Dc');
  });

  it('requests one product, one brand, or the newsletter', async () => {
    const shop = [serverOf(said), serverOf(said), serverOf(said)] as const;
    await requestStockAlert(shop[0].client, { productId: 'p' }, 'a@example.com');
    await requestStockAlert(shop[1].client, { brandId: 'b' }, 'a@example.com');
    await subscribe(shop[2].client, 'a@example.com');
    expect(shop.map((one) => one.sent())).toEqual([
      { productId: 'p', email: 'a@example.com' },
      { brandId: 'b', email: 'a@example.com' },
      { email: 'a@example.com' },
    ]);
  });

  it('links to an order with its key, whatever the key holds', () => {
    expect(paths.follow('1', 'a+b')).toBe('/commande/1?cle=a%2Bb');
  });
});

describe('a body that carries files', () => {
  const review = { productId: 'p', author: 'Afi', rating: 4 };

  it('travels as a form, and as JSON as long as there is none', async () => {
    const plain = serverOf({});
    await sendReview(plain.client, review);
    expect(plain.sent()).toEqual(review);
    const carrying = serverOf({});
    const picture = (name: string) => new File(['x'], name);
    await sendReview(carrying.client, { ...review, pictures: [picture('a.jpg'), picture('b.jpg')] });
    const { body, headers } = carrying.fetch.mock.calls[0]?.[1] ?? {};
    if (!(body instanceof FormData)) throw new Error('no form');
    expect([body.get('rating'), body.getAll('pictures')]).toEqual(['4', [expect.any(File), expect.any(File)]]);
    // The browser sets it, with the boundary.
    expect(headers).not.toHaveProperty('content-type');
  });
});
