import { MOST_VARIANTS } from '@karite/shared/catalogue';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { formOf, makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';

const shop = withTestApp();
let head: Product;
let number = 0;
beforeEach(async () => {
  number += 1;
  head = await makeProduct(shop, {
    name: `Rouge mat ${number} Prune`,
    shade: 'Prune',
    swatch: '#5a1f3a',
    price: 8_900,
  });
});

const admin = (method: string, url: string, json?: unknown) => shop.call(method, url, { token: shop.adminToken, json });
const add = (shade: string, given: object = {}) =>
  admin('POST', '/products', {
    name: `Rouge mat ${number} ${shade}`,
    price: 8_900,
    shade,
    variantOfId: head.id,
    ...given,
  });
const made = async (shade: string, given: object = {}): Promise<Product> => {
  const { status, body, text } = await add(shade, given);
  expect(status, text).toBe(201);
  return body;
};
const read = async (id = head.id): Promise<Product> => (await shop.call('GET', `/products/${id}`)).body;
const refusal = async (answer: Promise<{ status: number; body: { fields?: object } }>) => {
  const { status, body } = await answer;
  return [status, body.fields];
};

describe('a variant (R1910)', () => {
  it('is a product of its own, of which the one on the shelf holds what a list shows', async () => {
    expect(await read()).toMatchObject({ variants: 0, isAvailable: true, fromPrice: 8_900, variantOf: null });
    const coral = await made('Corail', { swatch: '#e8604c', price: 7_500, barcode: '4006381333931', inStock: false });
    await made('Nude', { swatch: '#c99a86', badge: 'Promo', price: 9_000 });
    expect(await read()).toMatchObject({
      variants: 2,
      variantsInStock: 1,
      swatches: '#c99a86\n#e8604c',
      variantNames: `Rouge mat ${number} Corail\nRouge mat ${number} Nude`,
      fromPrice: 7_500,
      mostVariantPrice: 8_100,
      isAvailable: true,
    });
    expect(await read(coral.id)).toMatchObject({
      variantOf: { id: head.id, name: head.name },
      fromPrice: 7_500,
      isAvailable: false,
    });
  });

  it('has its own value in a list, and finds the product on the shelf (R1912)', async () => {
    const { id } = await made('Corail');
    const listed = async (query: string) =>
      (await shop.call('GET', `/products?${query}`)).body.map((it: Product) => it.id);
    expect(await listed(`q=Rouge+mat+${number}+corail&variantOfId_empty=true`)).toEqual([head.id]);
    expect(await listed(`variantOfId=${head.id}`)).toEqual([id]);
    expect((await listed(`name_like=Rouge mat ${number} `)).sort()).toEqual([head.id, id].sort());
  });

  it('has fields without sorting and without an index', async () => {
    expect((await shop.call('GET', '/products?_sort=fromPrice')).status).toBe(200);
    expect((await shop.call('GET', '/products?_sort=shade')).status).toBe(400);
    const { rows } = await shop.database.execute(
      sql`select indexname as name from pg_indexes where tablename = 'products' and indexdef ~ '[(](variant|shade|swatch|format|from_price|is_available)' order by 1`,
    );
    expect(rows).toEqual([{ name: 'products_from_price' }, { name: 'products_variant_of_id' }]);
  });

  it('is passed over by the index of each order, without a check of its row', async () => {
    const { rows } = await shop.database.execute<{ made: string }>(
      sql`select indexdef as made from pg_indexes where tablename = 'products' and indexdef ~ ', id[,)]' order by indexname`,
    );
    const whole = rows.filter(({ made }) => !made.endsWith(', id, variant_of_id)'));
    expect(rows.length).toBeGreaterThan(20);
    // The index for lists by date of change.
    expect(whole.map(({ made }) => made.split(' ')[2])).toEqual(['products_updated']);
  });

  it('in stock alone makes its product one that there is', async () => {
    const coral = await made('Corail');
    await admin('PATCH', `/products/${head.id}`, { inStock: false });
    expect(await read()).toMatchObject({ inStock: false, isAvailable: true });
    await admin('PATCH', `/products/${coral.id}`, { inStock: false });
    expect(await read()).toMatchObject({ isAvailable: false });
  });

  it('is on one level alone', async () => {
    const coral = await made('Corail');
    const at = (variantOfId: string, id: string) => refusal(admin('PATCH', `/products/${id}`, { variantOfId }));
    const other = await makeProduct(shop, { name: 'Autre Ambre', shade: 'Ambre' });
    expect(await at(coral.id, other.id)).toEqual([
      400,
      { variantOfId: expect.stringContaining('lui-même une déclinaison') },
    ]);
    expect(await at(other.id, head.id)).toEqual([400, { variantOfId: expect.stringContaining('a des déclinaisons') }]);
    expect(await at(head.id, head.id)).toEqual([
      400,
      { variantOfId: expect.stringContaining('sa propre déclinaison') },
    ]);
    expect(await at('3f2a8c1e-5b7d-4c9a-8e21-6d0f4b7a9c53', other.id)).toEqual([
      400,
      { variantOfId: 'Ce produit n’existe pas' },
    ]);
    expect(await at(other.id, coral.id)).toEqual([200, undefined]);
    expect([(await read()).variants, (await read(other.id)).variants]).toEqual([0, 1]);
  });

  it('goes with its product and comes back with it', async () => {
    const coral = await made('Corail');
    expect((await admin('DELETE', `/products/${head.id}`)).status).toBe(204);
    expect((await shop.call('GET', `/products/${coral.id}`)).status).toBe(404);
    const [entry] = (await admin('GET', `/audit?resource=products&recordId=${head.id}&action=delete`)).body;
    expect((await admin('POST', `/audit/${entry.id}/restore`)).status).toBe(200);
    expect([(await read()).variants, (await read(coral.id)).variantOfId]).toEqual([1, head.id]);
  });

  it(`has at most ${MOST_VARIANTS} others beside it`, async () => {
    for (let at = 1; at <= MOST_VARIANTS; at += 1) await made(`Ton ${at}.`);
    expect(await refusal(add('De trop'))).toEqual([400, { variantOfId: `${MOST_VARIANTS} déclinaisons au plus` }]);
    expect((await read()).variants).toBe(MOST_VARIANTS);
  });
});

describe('its choice (R1911)', () => {
  it('is one, in its name, and no other’s', async () => {
    await made('Corail');
    expect(await refusal(add('', { name: 'Rouge' }))).toEqual([400, { shade: 'Indiquez une teinte ou un format' }]);
    expect(await refusal(add('Nude', { name: 'Rouge' }))).toEqual([400, { name: 'Le nom doit dire « Nude »' }]);
    expect(await refusal(add('CORÀIL'))).toEqual([400, { shade: `« Rouge mat ${number} Corail » est déjà ce choix` }]);
    expect(await refusal(add('prune'))).toEqual([400, { shade: `« ${head.name} » est déjà ce choix` }]);
    const coral = (await made('Corail', { name: `Rouge mat ${number} corail 8 g`, format: '8 g' })).id;
    expect(await refusal(admin('PATCH', `/products/${coral}`, { name: 'Rouge corail' }))).toEqual([
      400,
      { name: 'Le nom doit dire « 8 g »' },
    ]);
    expect((await admin('PATCH', `/products/${coral}`, { price: 1 })).status).toBe(200);
  });

  it('is required of the product on the shelf as well', async () => {
    const bare = await makeProduct(shop, { name: 'Rouge' });
    expect(await refusal(add('Corail', { variantOfId: bare.id }))).toEqual([
      400,
      { variantOfId: 'Donnez d’abord une teinte ou un format à « Rouge »' },
    ]);
    await made('Corail');
    expect(await refusal(admin('PATCH', `/products/${head.id}`, { shade: null }))).toEqual([
      400,
      { shade: 'Indiquez une teinte ou un format' },
    ]);
    const alike = { shade: 'Corail', name: `Rouge mat ${number} Corail` };
    expect(await refusal(admin('PATCH', `/products/${head.id}`, alike))).toEqual([
      400,
      { shade: `« Rouge mat ${number} Corail » est déjà ce choix` },
    ]);
  });

  it('is one of two that come at once', async () => {
    const answers = await Promise.all([add('Corail'), add('corail')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('is nothing that other products say', async () => {
    const { id } = await makeProduct(shop);
    expect((await admin('PUT', `/products/${id}`, { name: 'Savon', price: 100 })).status).toBe(200);
  });
});

describe('several in one go (R1918)', () => {
  const addAll = (variants: object[], given: object = {}, id = head.id) =>
    admin('POST', `/products/${id}/variants`, { variants, ...given });

  it('are as the product is, but for what each line says', async () => {
    await admin('PATCH', `/products/${head.id}`, { description: 'Mat', openMonths: 12, size: 4, sizeUnit: 'g' });
    const { status, body } = await addAll([
      { shade: 'Corail', swatch: '#e8604c' },
      { shade: 'Nude', price: 7_000, quantity: 0 },
      { format: '8 g', quantity: 5 },
    ]);
    expect([status, body.map(({ name }: Product) => name)]).toEqual([
      201,
      [`Rouge mat ${number} Corail`, `Rouge mat ${number} Nude`, `${head.name} 8 g`],
    ]);
    const [coral, nude, large] = await Promise.all(body.map(({ id }: Product) => read(id)));
    expect(coral).toMatchObject({
      variantOfId: head.id,
      price: 8_900,
      description: 'Mat',
      openMonths: 12,
      size: 4,
      inStock: true,
      priority: 1,
    });
    expect(nude).toMatchObject({ price: 7_000, inStock: false, swatch: null });
    expect(large).toMatchObject({ shade: 'Prune', swatch: '#5a1f3a', format: '8 g', size: null, inStock: true });
    const [stock] = (await admin('GET', `/stocks?productId=${large.id}`)).body;
    expect([stock.quantity, (await read()).variants]).toEqual([5, 3]);
  });

  it('are all there or none, and the line that is wrong is named', async () => {
    const { status, body } = await addAll([{ shade: 'Corail' }, { shade: 'corail' }]);
    expect([status, body.message]).toEqual([400, `Ligne 2 : « Rouge mat ${number} Corail » est déjà ce choix`]);
    expect(Object.keys(body.fields)).toEqual(['variants.1.shade']);
    expect((await read()).variants).toBe(0);
    expect((await addAll([])).status).toBe(400);
    expect((await addAll([{ shade: 'Corail', swatch: 'rouge' }])).status).toBe(400);
    expect((await addAll([{ shade: 'Corail', name: 'Autre' }])).status).toBe(400);
  });

  it('say first which choice the product itself is, where it says none', async () => {
    const bare = await makeProduct(shop, { name: `Vernis ${number}` });
    expect((await addAll([{ shade: 'Corail' }], {}, bare.id)).status).toBe(400);
    const { body } = await addAll([{ shade: 'Corail' }], { self: { shade: 'Rouge' } }, bare.id);
    expect([(await read(bare.id)).name, body[0].name]).toEqual([`Vernis ${number} Rouge`, `Vernis ${number} Corail`]);
  });

  it('are added by who may add products', async () => {
    const json = { variants: [{ shade: 'Corail' }] };
    expect((await shop.call('POST', `/products/${head.id}/variants`, { json })).status).toBe(401);
    const { token } = await shop.signUp();
    expect((await shop.call('POST', `/products/${head.id}/variants`, { json, token })).status).toBe(403);
    expect((await addAll([{ shade: 'Corail' }], {}, '3f2a8c1e-5b7d-4c9a-8e21-6d0f4b7a9c53')).status).toBe(404);
  });
});

describe('around it', () => {
  it('an order names the choice', async () => {
    const coral = await made('Corail');
    const { status, body } = await shop.call('POST', '/orders', { json: orderOf([coral]) });
    expect([status, body.items[0]]).toMatchObject([201, { productId: coral.id, name: `Rouge mat ${number} Corail` }]);
  });

  it('reviews are of all choices together, and a purchase of any is one (R1914)', async () => {
    const coral = await made('Corail');
    const afi = await shop.signUp();
    await shop.call('POST', '/orders', { json: orderOf([coral]), token: afi.token });
    const json = { productId: coral.id, author: 'Afi', rating: 4 };
    const review = (await shop.call('POST', '/reviews', { token: afi.token, json })).body;
    expect(review).toMatchObject({ productId: head.id, isVerified: true });
    await admin('POST', `/reviews/${review.id}/publish`);
    expect(await read()).toMatchObject({ rating: 4, reviews: 1 });
    const again = { ...json, productId: head.id };
    expect((await shop.call('POST', '/reviews', { token: afi.token, json: again })).status).toBe(409);
  });

  it('one that becomes a variant brings its reviews along', async () => {
    const other = await makeProduct(shop, { name: 'Rouge Ambre', shade: 'Ambre' });
    const review = async (productId: string, token: string, rating: number) => {
      const { body } = await shop.call('POST', '/reviews', { token, json: { productId, author: 'Afi', rating } });
      await admin('POST', `/reviews/${body.id}/publish`);
    };
    const [afi, ama] = [await shop.signUp(), await shop.signUp()];
    await review(head.id, afi.token, 5);
    await review(other.id, afi.token, 1);
    await review(other.id, ama.token, 2);
    expect((await admin('PATCH', `/products/${other.id}`, { variantOfId: head.id })).status).toBe(200);
    expect(await read()).toMatchObject({ rating: 3.5, reviews: 2 });
  });

  it('an offer for a product is for its variants too (R1915)', async () => {
    const coral = await made('Corail', { price: 10_000 });
    await admin('POST', '/offers', {
      name: 'Rouges',
      code: `ROUGE${number}`,
      kind: 'percent',
      percent: 20,
      products: [head.id],
    });
    const existing = (await shop.call('POST', '/offers/known', { json: { code: `ROUGE${number}` } })).body;
    expect(existing.offer.productIds.sort()).toEqual([head.id, coral.id].sort());
    const base = orderOf([coral]);
    const totalPrice = base.totalPrice - 2_000;
    const json = { ...base, payment: { ...base.payment, amount: totalPrice }, totalPrice, promoCode: `ROUGE${number}` };
    expect((await shop.call('POST', '/orders', { json })).body).toMatchObject({ discount: 2_000 });
  });

  it('all that was held is what the variants say', async () => {
    const found = await checkInvariants(shop.database, shop.mediaStore);
    expect(found.filter(({ invariant }) => invariant !== 'I10')).toEqual([]);
  });
});

describe('R2187: the pictures of a variant', () => {
  const withPictures = async (id: string, ...sizes: number[]) => {
    const form = formOf({
      newImages: await Promise.all(sizes.map((width) => pictureFile('a.png', { width, height: 20 }))),
    });
    const answer = await shop.call('PATCH', `/products/${id}`, { token: shop.adminToken, form });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as Product;
  };
  const widths = ({ images }: Pick<Product, 'images'>) => images.map(({ url }) => Number(/-(\d+)x/.exec(url)?.[1]));
  const inList = async (query: string) => (await shop.call('GET', `/products?variantOfId=${head.id}&${query}`)).body;

  it('are those of its product while it has none, in every answer, and follow them', async () => {
    const coral = await made('Corail');
    expect((await read(coral.id)).images).toEqual([]);
    await withPictures(head.id, 30, 31);
    const shown = await read(coral.id);
    expect(widths(shown)).toEqual([30, 31]);
    expect(shown.images).toEqual((await read()).images.map((image) => ({ ...image, isShared: true })));
    expect((await read()).images[0]).not.toHaveProperty('isShared');
    const [first] = shown.images;
    expect(await inList('fields=images.0')).toEqual([
      { id: coral.id, images: [{ id: first?.id, url: first?.url, order: 0 }] },
    ]);
    expect(widths((await inList('')).at(0))).toEqual([30, 31]);
    await withPictures(head.id, 32);
    expect([widths(await read(coral.id)), widths((await inList('fields=images'))[0])]).toEqual([
      [30, 31, 32],
      [30, 31, 32],
    ]);
  });

  it('are its own as soon as it has one, and again the product’s when that is deleted or taken back', async () => {
    const coral = await made('Corail');
    await withPictures(head.id, 30);
    const own = await withPictures(coral.id, 40);
    expect(widths(own)).toEqual([40]);
    expect(own.images[0]).not.toHaveProperty('isShared');
    const removed = await admin('PATCH', `/products/${coral.id}`, { imagesToDelete: [own.images[0]?.id] });
    expect([removed.status, widths(removed.body)]).toEqual([200, [30]]);
    const [entry] = (await admin('GET', `/audit?recordId=${coral.id}&action=edit&_sort=at&_order=desc`)).body;
    expect((await admin('POST', `/audit/${entry.id}/restore`, {})).status).toBe(200);
    expect([widths(await read(coral.id)), widths(await read())]).toEqual([[40], [30]]);
    const [former] = (await admin('GET', `/audit?recordId=${coral.id}&action=edit&_sort=at&_order=asc`)).body;
    expect((await admin('POST', `/audit/${former.id}/restore`, { force: true })).status).toBe(200);
    expect([widths(await read(coral.id)), widths(await read())]).toEqual([[30], [30]]);
  });

  it('come back with it after a deletion, and are changed by no request to it', async () => {
    const coral = await made('Corail');
    const { images } = await withPictures(head.id, 30);
    const [id] = images.map((image) => image.id);
    const edited = await admin('PATCH', `/products/${coral.id}`, { existingImages: [{ id, order: 0, alt: 'Volée' }] });
    expect([edited.status, widths(edited.body)]).toEqual([200, [30]]);
    expect((await admin('PATCH', `/products/${coral.id}`, { imagesToDelete: [id] })).status).toBe(200);
    expect((await read()).images).toEqual(images);
    expect((await admin('DELETE', `/products/${head.id}`)).status).toBe(204);
    const [entry] = (await admin('GET', `/audit?recordId=${head.id}&action=delete`)).body;
    expect((await admin('POST', `/audit/${entry.id}/restore`, {})).status).toBe(200);
    expect([widths(await read(coral.id)), widths(await read())]).toEqual([[30], [30]]);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });
});
