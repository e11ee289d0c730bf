import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerStore, answerOf, MOST_ANSWERS, MOST_BYTES } from '../../src/platform/server/cache/answer-store.ts';
import { makeProduct } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';

const shop = withTestApp();
let product = '';
let category = '';
beforeAll(async () => {
  product = (await makeProduct(shop)).id;
  const made = await shop.call('POST', '/categories', { token: shop.adminToken, json: { title: 'Corps' } });
  category = made.body.id;
});
beforeEach(async () => {
  shop.app.catalogueCache.drop();
  // Filling a store blocks the event loop; nothing is cached until the version was read again.
  await vi.waitFor(() => expect(shop.app.catalogueCache.isFresh).toBe(true), { timeout: 10_000 });
});

const cached = () => shop.app.catalogueCache.held.answers;
const status = async (url: string) => (await shop.call('GET', url)).status;
const text = 'x'.repeat(100);

describe('P51: memory is bounded by what is held', () => {
  it('P51: keys, bodies and compressed forms count', async () => {
    const store = new AnswerStore();
    const body = 'un texte de la boutique '.repeat(200);
    const answer = answerOf(body, { status: 200, headers: {}, reads: [] });
    store.set('k'.repeat(10_000), answer);
    const plain = store.size.bytes;
    expect(plain).toBeGreaterThan(body.length + 10_000);
    const br = (await answer.body.bytesFor('br')).bytes;
    expect(store.size.bytes).toBe(plain + br.length);
    const gzip = (await answer.body.bytesFor('gzip')).bytes;
    expect(store.size.bytes).toBe(plain + br.length + gzip.length);
    // Each in memory of its own: a corner of a larger block would hold that block.
    for (const bytes of [answer.body.body, br, gzip]) expect(bytes.buffer.byteLength).toBe(bytes.length);
    store.clear();
    await answer.body.bytesFor('br, gzip');
    expect(store.size).toEqual({ answers: 0, bytes: 0 });
  });

  it('P51: 20 000 long keys, and as many small answers, stay within the bounds', () => {
    const store = new AnswerStore();
    for (let at = 0; at < 20_000; at += 1)
      store.set(`${at} ${'x'.repeat(15_000)}`, answerOf(text, { status: 200, headers: {}, reads: [] }));
    expect(store.size.bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(store.size.answers).toBeGreaterThan(500);
    for (let at = 0; at < 20_000; at += 1) store.set(`${at}`, answerOf(text, { status: 200, headers: {}, reads: [] }));
    expect(store.size.bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(store.size.answers).toBe(MOST_ANSWERS);
  });

  it('P51: an unknown key is refused, not cached, and finds nothing', async () => {
    const paths = [
      '/products',
      `/products/${product}`,
      '/brands',
      '/categories/roots',
      `/categories/${category}`,
      `/categories/${category}/children`,
      `/categories/${category}/products`,
    ];
    // The event of an earlier change may arrive now, and drop cached entries.
    const storedOf = async () => {
      for (const path of paths) expect(await status(path)).toBe(200);
      return cached();
    };
    await expect.poll(storedOf).toBe(paths.length);
    const before = cached();
    for (const path of paths) {
      const refused = await shop.call('GET', `${path}?x=${'y'.repeat(5_000)}`);
      expect([path, refused.status, refused.body.fields]).toEqual([path, 400, { x: 'Champ inconnu' }]);
    }
    expect(cached()).toBe(before);
  });

  it('P51: equal queries in another order are one answer', async () => {
    const same = [
      'badge=a&badge=b&inStock=true&_end=3',
      '_end=3&badge=b&inStock=true&badge=a',
      '_end=%33&badge=%61&badge=b&inStock=true',
    ];
    for (const query of same) expect(await status(`/products?${query}`)).toBe(200);
    expect(cached()).toBe(1);
    // But what differs is not.
    expect((await shop.call('GET', '/products?badge=a')).headers['x-total-count']).toBe('0');
    expect((await shop.call('GET', '/products?badge_ne=a')).headers['x-total-count']).toBe('1');
    expect((await shop.call('GET', '/products?badge_ne=a%26badge%3Db')).headers['x-total-count']).toBe('1');
    expect(cached()).toBe(4);
  });

  it('P51: refusals and 404s are not cached', async () => {
    for (let at = 0; at < 50; at += 1) await status(`/products/nothing-${at}`);
    await status('/products?_start=x');
    expect(cached()).toBe(0);
  });

  it('P51: distinct searches are all counted', async () => {
    for (let at = 0; at < 300; at += 1) await status(`/brands?name_like=${at}${'x'.repeat(150)}`);
    expect(cached()).toBe(300);
    expect(shop.app.catalogueCache.held.bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
