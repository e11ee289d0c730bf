import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMediaUrl, readPicture } from '@karite/shared/media';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { formOf, makeProduct } from '../../../test/support/makers.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp([], { repeatsWork: false });

const admin = (method: string, url: string, options: object = {}) =>
  shop.call(method, url, { token: shop.adminToken, ...options });
const files = async () => (await readdir(shop.mediaDir)).filter((name) => name.endsWith('.webp')).sort();
const makeCategory = async (given: object) => (await admin('POST', '/categories', { json: given })).body;

describe('brands: multipart (R1402)', () => {
  it('keeps a logo in several widths, without what the file carried along', async () => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#b54e5a' } });
    const withMetadata = await picture
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-de-famille' } })
      .toBuffer();
    const logo = new File([new Uint8Array(withMetadata), 'traînée'], '../../evil.php.jpg', { type: 'text/html' });
    const created = await admin('POST', '/brands', {
      form: formOf({ name: 'Sènami', description: 'Une maison.', logo }),
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ name: 'Sènami', description: 'Une maison.', featured: false, priority: null });
    expect(isMediaUrl(created.body.logo)).toBe(true);
    const { width, height, variants } = readPicture(created.body.logo)!;
    expect([width, height, variants.map((variant) => variant.width)]).toEqual([900, 600, [160, 400, 800, 900]]);
    // Of what stands for its sizes nothing is more than pixels, and nothing of the file itself is left.
    for (const { url } of variants)
      expect((await shop.app.inject(url)).rawPayload.includes('secret-de-famille')).toBe(false);
    await runTask(shop, 'finish-pictures');
    for (const name of await readdir(shop.mediaDir)) expect(name).not.toContain('.source');
    for (const variant of variants) {
      const served = await shop.app.inject(variant.url);
      expect([served.statusCode, served.headers['content-type'], served.headers['x-content-type-options']]).toEqual([
        200,
        'image/webp',
        'nosniff',
      ]);
      expect(served.headers['cache-control']).toContain('immutable');
      expect((await sharp(served.rawPayload).metadata()).width).toBe(variant.width);
      expect(served.rawPayload.includes('secret-de-famille')).toBe(false);
    }
  });

  it('keeps the logo when a change brings none, and clears it on request', async () => {
    const { body: brand } = await admin('POST', '/brands', {
      form: formOf({ name: 'Kivuela', logo: await pictureFile() }),
    });
    const renamed = await admin('PUT', `/brands/${brand.id}`, { form: formOf({ name: 'Kivuela Paris' }) });
    expect(renamed.body).toMatchObject({ name: 'Kivuela Paris', logo: brand.logo });
    expect((await admin('PATCH', `/brands/${brand.id}`, { form: formOf({ logo: '' }) })).body).toMatchObject({
      name: 'Kivuela Paris',
      logo: null,
    });
  });

  it.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'logo.png'],
    ['a page', '<html><script>alert(1)</script></html>', 'logo.jpg'],
    ['a PNG that is cut', Buffer.from('89504e470d0a1a0a0000000d4948445200000384', 'hex'), 'logo.png'],
  ])('refuses %s, and leaves no file', async (_what, content, name) => {
    const before = await files();
    const refused = await admin('POST', '/brands', { form: formOf({ name: 'Faux', logo: new File([content], name) }) });
    expect([refused.status, refused.body.error]).toEqual([400, 'validation']);
    expect(await files()).toEqual(before);
  });

  it('refuses a file over 10 MB with 413, and a form with other invalid fields without storing its file', async () => {
    const before = await files();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'logo.png');
    expect((await admin('POST', '/brands', { form: formOf({ name: 'Gros', logo: large }) })).status).toBe(413);
    const nameless = await admin('POST', '/brands', { form: formOf({ name: ' ', logo: await pictureFile() }) });
    expect([nameless.status, nameless.body.fields]).toEqual([400, { name: 'Le nom de la marque est obligatoire' }]);
    expect(await files()).toEqual(before);
  });

  it('refuses to delete a brand that products still name', async () => {
    const { body: brand } = await admin('POST', '/brands', { json: { name: 'Tenue' } });
    await makeProduct(shop, { brandId: brand.id });
    const refused = await admin('DELETE', `/brands/${brand.id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Suppression impossible : encore utilisé par 1 produit',
    ]);
  });
});

describe('R1107: bar codes', () => {
  const add = (barcode: unknown) => admin('POST', '/products', { json: { name: 'Codé', price: 500, barcode } });
  const found = async (q: string) => (await shop.call('GET', `/products?q=${q}&fields=barcode`)).body;

  it('are stored as 13 digits, or 8, and refused where the check digit is not theirs', async () => {
    for (const [typed, stored] of [
      ['4 006381 333931', '4006381333931'],
      ['036000291452', '0036000291452'],
      ['73513537', '73513537'],
      ['', null],
      [null, null],
    ]) {
      const { status, body } = await add(typed);
      expect([status, body.barcode], String(typed)).toEqual([201, stored]);
    }
    const wrong = await add('4006381333932');
    expect(wrong).toMatchObject({ status: 400, body: { fields: { barcode: expect.stringMatching(/^Le dernier/) } } });
    expect((await add('12345')).body.fields.barcode).toBe('Code-barres attendu : 8, 12 ou 13 chiffres');
  });

  it('are one product’s alone, in whichever writing', async () => {
    const taken = await add('0036000291452');
    expect([taken.status, taken.body.message]).toEqual([409, 'Un autre produit a déjà ce code-barres']);
  });

  it('are found whole by a search, never by a part, and by their filter', async () => {
    expect(await found('4006381333931')).toMatchObject([{ barcode: '4006381333931' }]);
    expect(await found('036000291452')).toMatchObject([{ barcode: '0036000291452' }]);
    for (const part of ['400638133393', '36000291452', '735']) expect(await found(part), part).toEqual([]);
    const filtered = await shop.call('GET', '/products?barcode=036000291452');
    expect(filtered.body).toMatchObject([{ barcode: '0036000291452' }]);
  });
});

describe('R1833: product details', () => {
  const facts = {
    size: 12.5,
    sizeUnit: 'ml',
    openMonths: 12,
    howToUse: 'Masser.\nRincer.',
    ingredients: 'Aqua, Zyxolinum',
    authorisation: 'AMM 2026-0412/MS',
  };

  it('is stored with a product, and missing where it was not entered', async () => {
    const created = await admin('POST', '/products', { json: { name: 'Fiole', price: 500, ...facts } });
    expect([created.status, created.body]).toEqual([201, expect.objectContaining(facts)]);
    const plain = await admin('POST', '/products', { json: { name: 'Sans fiche', price: 500 } });
    const none = {
      size: null,
      sizeUnit: null,
      openMonths: null,
      howToUse: null,
      ingredients: null,
      authorisation: null,
    };
    expect(plain.body).toMatchObject(none);
  });

  it.each([
    ['size', 0.1, 0],
    ['openMonths', 60, 61],
    ['openMonths', 1, 0.5],
    ['sizeUnit', 'piece', 'kg'],
    ['howToUse', 'x'.repeat(2_000), 'x'.repeat(2_001)],
    ['ingredients', 'x'.repeat(6_000), 'x'.repeat(6_001)],
    ['authorisation', 'x'.repeat(60), 'x'.repeat(61)],
  ])('takes %s as far as it goes', async (field, good, bad) => {
    const { status } = await admin('POST', '/products', { json: { name: 'Limite', price: 500, [field]: good } });
    const wrong = await admin('POST', '/products', { json: { name: 'Limite', price: 500, [field]: bad } });
    expect([status, wrong.status, Object.keys(wrong.body.fields)]).toEqual([201, 400, [field]]);
  });

  it('is found by its ingredients (R1807), and no filter contains their words', async () => {
    expect((await shop.call('GET', '/products?q=zyxolinum&fields=name')).body).toMatchObject([{ name: 'Fiole' }]);
    expect((await shop.call('GET', '/products?ingredients_like=zyxolinum')).status).toBe(400);
    expect((await shop.call('GET', '/products?ingredients_empty=false&fields=name')).body).toContainEqual(
      expect.objectContaining({ name: 'Fiole' }),
    );
  });
});

describe('products: pictures on edit (R1402, R1508)', () => {
  it('adds, reorders, deletes, and numbers from 0', async () => {
    const images = [await pictureFile('a.png'), await pictureFile('b.png', { width: 300, height: 300 })];
    const created = await admin('POST', '/products', {
      form: formOf({ name: 'Lait', price: '9500', inStock: 'true', images }),
    });
    const [first, second] = created.body.images;
    expect(created.body.images.map((image: { order: number }) => image.order)).toEqual([0, 1]);
    const edited = await admin('PUT', `/products/${created.body.id}`, {
      form: formOf({
        name: 'Lait',
        price: '9500',
        newImages: await pictureFile('c.png', { width: 200, height: 200 }),
        existingImages: JSON.stringify([{ id: second.id, order: 0 }]),
        imagesToDelete: first.id,
      }),
    });
    expect(edited.body.images).toMatchObject([{ id: second.id, url: second.url, order: 0 }, { order: 1 }]);
    expect(readPicture(edited.body.images[1].url)?.width).toBe(200);
  });

  it('R1541: puts a new picture where it is said, the others last', async () => {
    const images = [await pictureFile('a.png'), await pictureFile('b.png', { width: 300, height: 300 })];
    const created = await admin('POST', '/products', { form: formOf({ name: 'Baume', price: '500', images }) });
    const [first, second] = created.body.images;
    const form = {
      newImages: [
        await pictureFile('c.png', { width: 200, height: 200 }),
        await pictureFile('d.png', { width: 100, height: 100 }),
      ],
      existingImages: JSON.stringify([{ id: second.id, order: 1 }]),
      imagesToDelete: first.id,
    };
    const address = `/products/${created.body.id}`;
    const wrong = await admin('PATCH', address, { form: formOf({ ...form, newImagesOrder: '[-1]' }) });
    expect(wrong.status).toBe(400);
    const edited = await admin('PATCH', address, { form: formOf({ ...form, newImagesOrder: '[0]' }) });
    const widths = edited.body.images.map(({ url }: { url: string }) => readPicture(url)?.width);
    expect(widths).toEqual([200, 300, 100]);
    expect(edited.body.images.map(({ order }: { order: number }) => order)).toEqual([0, 1, 2]);
  });

  it('R1582: keeps the alternative texts of new pictures and of those that stay, and no card carries them', async () => {
    const images = [await pictureFile('a.png'), await pictureFile('b.png', { width: 300, height: 300 })];
    const form = { name: 'Gel', price: '500', images };
    const over = await admin('POST', '/products', {
      form: formOf({ ...form, newImagesAlt: JSON.stringify(['x'.repeat(151)]) }),
    });
    expect([over.status, Object.values(over.body.fields)]).toEqual([400, ['150 caractères au plus']]);
    const longest = 'x'.repeat(150);
    const created = await admin('POST', '/products', {
      form: formOf({ ...form, newImagesAlt: JSON.stringify(['', ` ${longest} `]) }),
    });
    const [first, second] = created.body.images;
    expect([Object.keys(first), second.alt]).toEqual([['id', 'url', 'order'], longest]);
    const address = `/products/${created.body.id}`;
    const change = async (...existingImages: object[]) =>
      (await admin('PATCH', address, { json: { existingImages } })).body.images.map(
        (image: { alt?: string }) => image.alt,
      );
    expect(await change({ id: first.id, order: 0, alt: 'Un pot' }, { id: second.id, order: 1 })).toEqual([
      'Un pot',
      longest,
    ]);
    expect(await change({ id: second.id, order: 1, alt: '' })).toEqual(['Un pot', undefined]);
    const { body: whole } = await admin('GET', address);
    const sent = await admin('PUT', address, { json: whole });
    expect([sent.status, sent.body.images]).toEqual([200, whole.images]);
    const { body: card } = await admin('GET', `/products?id=${created.body.id}&fields=images.0`);
    expect(Object.keys(card[0].images[0])).toEqual(['id', 'url', 'order']);
    await admin('DELETE', address);
    const { body: entries } = await admin('GET', `/audit?recordId=${created.body.id}&_end=1`);
    expect((await admin('POST', `/audit/${entries[0].id}/restore`)).status).toBe(200);
    expect((await admin('GET', address)).body.images).toEqual(whole.images);
  });

  it('computes what follows from badge and price, again after a change of one of them', async () => {
    const product = await makeProduct(shop, { price: 4_995, badge: 'promo' });
    expect(product).toMatchObject({ price: 4_995, salePrice: 4_495.5, isOnPromo: true });
    const raised = await admin('PATCH', `/products/${product.id}`, { json: { price: 10_000 } });
    expect(raised.body).toMatchObject({ price: 10_000, salePrice: 9_000, badge: 'promo' });
    const plain = await admin('PATCH', `/products/${product.id}`, { json: { badge: null } });
    expect(plain.body).toMatchObject({ salePrice: 10_000, isOnPromo: false });
  });

  it('says 404 in French for what is not there', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'abc', '%2500']) {
      const missing = await shop.call('GET', `/products/${id}`);
      expect([missing.status, missing.body.message]).toEqual([
        404,
        "Produit introuvable - Le produit que vous recherchez n'existe pas ou a été supprimé.",
      ]);
    }
    const unreadable = await shop.call('GET', '/products/%00');
    expect([unreadable.status, unreadable.body.message]).toEqual([400, 'Adresse illisible']);
  });
});

describe('categories: a tree of one level (R1124)', () => {
  it('applies the child set whole', async () => {
    const [face, eyes, lips] = [
      await makeCategory({ title: 'Visage' }),
      await makeCategory({ title: 'Yeux' }),
      await makeCategory({ title: 'Lèvres' }),
    ];
    await admin('PUT', `/categories/${face.id}`, { json: { title: 'Visage', children: [eyes.id] } });
    const edited = await admin('PUT', `/categories/${face.id}`, { json: { title: 'Visage', children: [lips.id] } });
    expect(edited.body.children.map((child: { title: string }) => child.title)).toEqual(['Lèvres']);
    expect((await shop.call('GET', `/categories/${eyes.id}`)).body.parentId).toBeNull();
    const roots = (await shop.call('GET', '/categories/roots')).body.map((root: { title: string }) => root.title);
    expect(roots).toEqual(expect.arrayContaining(['Visage', 'Yeux']));
    expect(roots).not.toContain('Lèvres');
    expect((await shop.call('GET', `/categories/${face.id}/children`)).body).toHaveLength(1);
  });

  it('R1127: follows the order that administrators drag them to, among those of the same parent', async () => {
    const root = await makeCategory({ title: 'Maison' });
    const [candles, soaps] = [
      await makeCategory({ title: 'Bougies', parentId: root.id }),
      await makeCategory({ title: 'Savons', parentId: root.id }),
    ];
    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
    const children = async () => titles((await shop.call('GET', `/categories/${root.id}/children`)).body);
    const embedded = async () => titles((await shop.call('GET', `/categories/${root.id}`)).body.children);
    expect([await children(), await embedded()]).toEqual([
      ['Bougies', 'Savons'],
      ['Bougies', 'Savons'],
    ]);
    await admin('POST', '/categories/order', { json: { id: soaps.id, before: candles.id } });
    expect([await children(), await embedded()]).toEqual([
      ['Savons', 'Bougies'],
      ['Savons', 'Bougies'],
    ]);
    const [first] = (await shop.call('GET', '/categories/roots')).body;
    await admin('POST', '/categories/order', { json: { id: root.id, before: first.id } });
    expect(titles((await shop.call('GET', '/categories/roots')).body)[0]).toBe('Maison');
  });

  it('refuses a second level, a cycle, and a parent that is not there', async () => {
    const root = await makeCategory({ title: 'Corps' });
    const child = await makeCategory({ title: 'Bain', parentId: root.id });
    const grandchild = await admin('POST', '/categories', { json: { title: 'Sels', parentId: child.id } });
    expect([grandchild.status, grandchild.body.message]).toEqual([400, 'Une sous-catégorie ne peut pas être parente']);
    expect((await admin('PATCH', `/categories/${root.id}`, { json: { parentId: root.id } })).status).toBe(400);
    expect(
      (
        await admin('PATCH', `/categories/${root.id}`, {
          json: { parentId: (await makeCategory({ title: 'Seule' })).id },
        })
      ).status,
    ).toBe(400);
    const nowhere = { parentId: '00000000-0000-4000-8000-000000000000' };
    expect((await admin('PATCH', `/categories/${child.id}`, { json: nowhere })).status).toBe(400);
  });

  it('stores a picture by itself and takes its path (R1401)', async () => {
    const uploaded = await admin('POST', '/categories/upload', { form: formOf({ image: await pictureFile() }) });
    expect(uploaded.status).toBe(201);
    const made = await makeCategory({ title: 'Solaire', image: uploaded.body.imageUrl });
    expect(made).toMatchObject({ image: uploaded.body.imageUrl, color: '#b54e5a' });
    await runTask(shop, 'finish-pictures');
    const name = path.join(shop.mediaDir, uploaded.body.imageUrl.replace('/media/', ''));
    expect((await readFile(name)).length).toBeGreaterThan(0);
  });

  it('lists the products of a category', async () => {
    const category = await makeCategory({ title: 'Mains' });
    const product = await makeProduct(shop, { categories: [category.id] });
    await makeProduct(shop);
    const listed = await shop.call('GET', `/categories/${category.id}/products`);
    expect(listed.body.map((each: { id: string }) => each.id)).toEqual([product.id]);
    expect(product.categories).toEqual([{ id: category.id, title: 'Mains' }]);
  });
});
