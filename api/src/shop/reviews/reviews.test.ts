import { reviews } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { formOf, makeProduct, orderOf } from '../../../test/support/makers.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkRollups } from '../../engine/rollup/rollup-checks.ts';

const shop = withTestApp();
let product: Awaited<ReturnType<typeof makeProduct>>;
type Shopper = Awaited<ReturnType<TestApp['signUp']>>;
let afi: Shopper;
beforeEach(async () => {
  product = await makeProduct(shop, { rating: 4.5, reviews: 120 });
  afi = await shop.signUp();
});

const admin = (method: string, url: string, json?: unknown) => shop.call(method, url, { token: shop.adminToken, json });
const write = (shopper: Shopper, json: object = {}) =>
  shop.call('POST', '/reviews', {
    token: shopper.token,
    json: { productId: product.id, author: 'Afi', rating: 4, text: 'Sent bon', ...json },
  });
const written = async (json?: object, shopper?: Shopper) =>
  (await write(shopper ?? (await shop.signUp()), json)).body.id as string;
const act = (id: string, action: string, json?: object) => admin('POST', `/reviews/${id}/${action}`, json);
const published = async (rating: number): Promise<string> => {
  const id = await written({ rating });
  await act(id, 'publish');
  return id;
};
const figures = async () => {
  const { rating, reviews: count } = (await shop.call('GET', `/products/${product.id}`)).body;
  return [rating, count];
};
const listed = async (token?: string, query = '') =>
  (await shop.call('GET', `/reviews?productId=${product.id}${query}`, token ? { token } : {})).body;

describe('a review', () => {
  it('is written by who is signed in, in their own name, and waits', async () => {
    expect((await shop.call('POST', '/reviews', { json: { productId: product.id } })).status).toBe(401);
    const { status, body } = await write(afi);
    expect([status, body]).toMatchObject([201, { status: 'pending', userId: afi.id, isVerified: false, answer: null }]);
    for (const json of [
      { status: 'published' },
      { userId: shop.adminToken },
      { isVerified: true },
      { answer: 'Merci' },
    ])
      expect((await write(await shop.signUp(), json)).status).toBe(400);
  });

  it.each([
    [{ rating: 0 }, { rating: '1 au moins' }],
    [{ rating: 6 }, { rating: '5 au plus' }],
    [{ rating: undefined }, { rating: 'Choisissez une note' }],
    [{ author: ' ' }, { author: 'Indiquez le nom à afficher' }],
    [{ text: 'a'.repeat(2_001) }, { text: '2000 caractères au plus' }],
    [{ productId: '' }, { productId: 'Choisissez un produit' }],
  ])('%j is refused', async (json, fields) => {
    const refused = await write(afi, json);
    expect([refused.status, refused.body.fields]).toEqual([400, fields]);
  });

  it('takes both ends of the scale, and no text', async () => {
    expect((await write(afi, { rating: 1, text: '' })).status).toBe(201);
    expect((await write(await shop.signUp(), { rating: 5, text: 'a'.repeat(2_000) })).status).toBe(201);
  });

  it('is one each and product, also of two at once', async () => {
    const [one, two] = await Promise.all([write(afi), write(afi)]);
    expect([one.status, two.status].sort()).toEqual([201, 409]);
    const refused = await write(afi);
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      {
        productId: 'Vous avez déjà donné votre avis sur ce produit',
        userId: 'Vous avez déjà donné votre avis sur ce produit',
      },
    ]);
    expect((await write(await shop.signUp())).status).toBe(201);
    product = await makeProduct(shop);
    expect((await write(afi)).status).toBe(201);
  });

  it('is seen by its owner and the shop until it is published; then by everyone, without its author', async () => {
    const id = await written({}, afi);
    const other = await shop.signUp();
    expect(await listed()).toEqual([]);
    expect(await listed(other.token)).toEqual([]);
    expect(await listed(undefined, '&status=pending')).toEqual([]);
    expect(await listed(afi.token, '&status=published')).toEqual([]);
    expect((await shop.call('GET', `/reviews/${id}`, { token: other.token })).status).toBe(404);
    expect(await listed(afi.token, `&userId=${afi.id}`)).toMatchObject([{ id, status: 'pending' }]);
    expect(await listed(other.token, `&userId=${afi.id}`)).toEqual([]);
    expect(await admin('GET', `/reviews?status=pending&productId=${product.id}`)).toMatchObject({ body: [{ id }] });
    await act(id, 'publish');
    const [shown] = await listed();
    expect(shown).toMatchObject({ id, author: 'Afi', rating: 4, text: 'Sent bon', isVerified: false });
    for (const hidden of ['userId', 'user']) expect(shown).not.toHaveProperty(hidden);
    expect((await shop.call('GET', `/reviews?userId=${afi.id}`)).status).toBe(400);
  });

  it('is not published, answered or changed by a shopper, and taken back by its owner alone', async () => {
    const id = await written({}, afi);
    const other = await shop.signUp();
    for (const action of ['publish', 'refuse', 'answer'])
      expect((await shop.call('POST', `/reviews/${id}/${action}`, { token: afi.token })).status).toBe(403);
    expect((await shop.call('PATCH', `/reviews/${id}`, { token: afi.token, json: { answer: 'x' } })).status).toBe(403);
    expect((await shop.call('DELETE', `/reviews/${id}`, { token: other.token })).status).toBe(404);
    expect((await shop.call('DELETE', `/reviews/${id}`, { token: afi.token })).status).toBe(204);
    expect((await write(afi)).status).toBe(201);
  });

  it('carries up to four real pictures', async () => {
    const send = async (shopper: Shopper, count: number, file = pictureFile()) =>
      shop.call('POST', '/reviews', {
        token: shopper.token,
        form: formOf({
          productId: product.id,
          author: 'Afi',
          rating: '5',
          pictures: await Promise.all(Array.from({ length: count }, () => file)),
        }),
      });
    const refused = await send(afi, 5);
    expect([refused.status, refused.body.fields]).toEqual([400, { pictures: '4 images au plus' }]);
    const script = Promise.resolve(new File(['<svg onload="alert(1)">'], 'photo.png', { type: 'image/png' }));
    expect((await send(afi, 1, script)).status).toBe(400);
    const { status, body } = await send(afi, 4);
    expect([status, body.pictures.length]).toEqual([201, 4]);
  });

  it('is of a verified purchase where an order of that customer has the product and is not cancelled', async () => {
    const buy = async () => {
      const { body } = await shop.call('POST', '/orders', { token: afi.token, json: orderOf([product]) });
      return body.id as string;
    };
    const order = await buy();
    expect((await write(afi)).body.isVerified).toBe(true);
    expect((await write(await shop.signUp())).body.isVerified).toBe(false);
    product = await makeProduct(shop);
    await shop.database.execute(sql`update orders set status = 'cancelled' where id = ${order}`);
    const early = await written({}, afi);
    await buy();
    // Written before the purchase: it is checked again when it is published.
    expect((await act(early, 'publish')).body.isVerified).toBe(true);
  });
});

describe('published reviews', () => {
  it('make the rating and the count of their product; where there is none, the typed values stay', async () => {
    const first = await written({ rating: 2 });
    expect(await figures()).toEqual([4.5, 120]);
    await act(first, 'publish');
    expect(await figures()).toEqual([2, 1]);
    const second = await published(5);
    expect(await figures()).toEqual([3.5, 2]);
    await published(5);
    expect(await figures()).toEqual([4, 3]);
    expect((await shop.call('GET', `/products/${product.id}/ratings`)).body).toEqual([0, 1, 0, 0, 2]);
    expect((await shop.call('GET', '/products/none/ratings')).status).toBe(404);
    expect((await admin('PATCH', `/products/${product.id}`, { rating: 5 })).status).toBe(409);
    await act(first, 'refuse');
    expect(await figures()).toEqual([5, 2]);
    await admin('DELETE', `/reviews/${second}`);
    expect(await figures()).toEqual([5, 1]);
    const [deletion] = (await admin('GET', `/audit?recordId=${second}&action=delete`)).body;
    expect((await admin('POST', `/audit/${deletion.id}/restore`)).status).toBe(200);
    expect(await figures()).toEqual([5, 2]);
    const [refusal] = (await admin('GET', `/audit?recordId=${first}&_sort=at&_order=desc`)).body;
    expect(refusal.through).toBe('Refuser');
    expect((await admin('POST', `/audit/${refusal.id}/restore`)).status).toBe(200);
    expect(await figures()).toEqual([4, 3]);
    expect(await checkRollups(shop.database, [reviews])).toEqual([]);
  });

  it('are published, refused and answered in bulk; those already done are reported', async () => {
    const ids = [await written({ rating: 3 }), await written({ rating: 5 })];
    const done = await admin('POST', '/reviews/publish', { ids: [...ids, ids[0]] });
    expect(done.body.results.every(({ isDone }: { isDone: boolean }) => isDone)).toBe(true);
    expect(await figures()).toEqual([4, 2]);
    const again = await admin('POST', '/reviews/publish', { ids });
    expect(again.body.results[0].message).toContain('« Publier » n');
    await admin('POST', '/reviews/answer', { ids, values: { answer: 'Merci de votre fidélité' } });
    expect(await listed()).toMatchObject([
      { answer: 'Merci de votre fidélité' },
      { answer: 'Merci de votre fidélité' },
    ]);
    await admin('POST', '/reviews/refuse', { ids });
    expect(await figures()).toEqual([4.5, 120]);
    expect((await act(ids[0]!, 'answer', { answer: '' })).body.fields).toEqual({ answer: 'Écrivez la réponse' });
  });

  it('go with their product, and with the account of who wrote them', async () => {
    const stored = product;
    const gone = await makeProduct(shop);
    product = gone;
    await written({}, afi);
    await admin('DELETE', `/products/${gone.id}`);
    product = stored;
    const mine = await written({ rating: 1, text: 'Mes mots à moi' }, afi);
    await act(mine, 'publish');
    expect(await figures()).toEqual([1, 1]);
    const all = await shop.call('GET', '/users/me/export', { token: afi.token });
    expect(all.body.reviews).toMatchObject([{ id: mine, text: 'Mes mots à moi' }]);
    const json = { password: 'mot de passe sûr' };
    expect((await shop.call('POST', '/users/me/deletion', { token: afi.token, json })).status).toBe(204);
    expect(await figures()).toEqual([4.5, 120]);
    const left = await shop.database.execute(sql`
      select id from reviews where user_id = ${afi.id} union all
      select id from audit where resource = 'reviews' and (before::text like '%' || ${afi.email} || '%' or record_id = ${mine})`);
    expect(left.rows).toEqual([]);
  });
});

it('R1105: ranks products by their rating and by how many gave it', async () => {
  const many = await makeProduct(shop, { rating: 4.8, reviews: 100 });
  const one = await makeProduct(shop, { rating: 5, reviews: 1 });
  const ranked = async () =>
    (await shop.call('GET', `/products?_sort=score&_order=desc&id=${many.id}&id=${one.id}&id=${product.id}`)).body.map(
      ({ id }: { id: string }) => id,
    );
  expect(await ranked()).toEqual([many.id, product.id, one.id]);
  // A review counts from when it is published: the typed figures are then gone (R1105).
  const id = await written({ rating: 1 });
  expect(await ranked()).toEqual([many.id, product.id, one.id]);
  await act(id, 'publish');
  expect(await ranked()).toEqual([many.id, one.id, product.id]);
});
