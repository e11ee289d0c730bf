import { describe, expect, it } from 'vitest';
import { brands, categories, products } from '../../resources/index.ts';
import { inputSchema } from './index.ts';

const id = '0b0c4be0-3f39-4d7c-9d3a-5a8f4a2d6a11';
const path = '/media/0123456789abcdef0123456789abcdef-600x400-b54e5a.webp';
const file = { name: 'logo.png', size: 12 };
const issuesOf = (schema: ReturnType<typeof inputSchema>, input: unknown) =>
  schema.safeParse(input).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);

describe('input of a declared resource (R1402, R1404)', () => {
  it('reads a form: digits, true and false, repeated keys, and blank as absent', () => {
    const form = { name: ' Lait ', price: '1500', inStock: 'false', categories: id, badge: '', rating: '4.5' };
    expect(inputSchema(products, 'create').parse(form)).toMatchObject({
      name: 'Lait',
      price: 1_500,
      inStock: false,
      categories: [id],
      badge: null,
      rating: 4.5,
      reviews: null,
      images: [],
    });
  });

  it('fills the initial values (inStock true: R1101; color #b54e5a: R1124)', () => {
    expect(inputSchema(products, 'create').parse({ name: 'x', price: 1 })).toMatchObject({ inStock: true });
    expect(inputSchema(categories, 'create').parse({ title: 'x' })).toMatchObject({ color: '#b54e5a', parentId: null });
  });

  it.each([
    ['price', { name: 'x', price: -1 }, '0 au moins'],
    ['price', { name: 'x', price: '' }, 'Le prix est obligatoire'],
    ['price', { name: 'x', price: 'dix' }, 'Nombre attendu : « dix »'],
    ['price', { name: 'x', price: '0,500' }, '« 0,500 » peut se lire 500 ou 0,5. Veuillez préciser.'],
    ['price', { name: 'x', price: 1e12 }, '999999999 au plus'],
    ['name', { name: '  ', price: 1 }, 'Le nom du produit est obligatoire'],
    ['name', { price: 1 }, 'Le nom du produit est obligatoire'],
    ['name', { name: 'a\0b', price: 1 }, 'Caractère interdit'],
    ['name', { name: 'a'.repeat(201), price: 1 }, '200 caractères au plus'],
    ['rating', { name: 'x', price: 1, rating: 5.1 }, '5 au plus'],
    ['rating', { name: 'x', price: 1, rating: -0.1 }, '0 au moins'],
    ['reviews', { name: 'x', price: 1, reviews: 1.5 }, 'Nombre entier attendu'],
    ['inStock', { name: 'x', price: 1, inStock: 'oui' }, 'Oui ou non attendu'],
    ['brandId', { name: 'x', price: 1, brandId: '12' }, 'Identifiant invalide'],
  ])('refuses %s of %j: %s', (field, input, message) => {
    expect(issuesOf(inputSchema(products, 'create'), input)).toEqual([[field, message]]);
  });

  it('folds the line breaks of one-line texts before their length is checked, and preserves those of long ones', () => {
    const name = `${'a'.repeat(100)}\r\n\u2028\t${'b'.repeat(99)}\n`;
    const folded = inputSchema(products, 'create').parse({ name, price: 1, description: ' un\r\ndeux\rtrois\n' });
    expect(folded).toMatchObject({ name: `${'a'.repeat(100)} ${'b'.repeat(99)}`, description: 'un\ndeux\ntrois' });
    expect(issuesOf(inputSchema(products, 'create'), { name: `${name}b`, price: 1 })).toEqual([
      ['name', '200 caractères au plus'],
    ]);
    expect(issuesOf(inputSchema(products, 'create'), { name: '\n\u2029', price: 1 })).toEqual([
      ['name', 'Le nom du produit est obligatoire'],
    ]);
    const lines = '\r\n'.repeat(4_998);
    expect(inputSchema(products, 'patch').safeParse({ description: `a${lines}b` }).success).toBe(true);
    expect(inputSchema(products, 'patch').safeParse({ description: `aa${lines}b` }).success).toBe(false);
  });

  it('takes both ends of a range', () => {
    for (const rating of [0, 5])
      expect(inputSchema(products, 'create').parse({ name: 'x', price: 0, rating }).rating).toBe(rating);
  });

  it('refuses unknown fields, and fields that only the server writes', () => {
    for (const extra of [{ role: 'admin' }, { id }, { salePrice: 1 }, { isOnPromo: true }])
      expect(inputSchema(products, 'create').safeParse({ name: 'x', price: 1, ...extra }).success).toBe(false);
  });

  it('leaves a picture alone when it is absent, clears it when blank, takes a file or a path of ours', () => {
    const replace = inputSchema(brands, 'replace');
    expect(replace.parse({ name: 'x' }).logo).toBeUndefined();
    expect(replace.parse({ name: 'x', logo: '' }).logo).toBeNull();
    expect(replace.parse({ name: 'x', logo: file }).logo).toBe(file);
    expect(replace.parse({ name: 'x', logo: path }).logo).toBe(path);
    for (const logo of ['javascript:alert(1)', 'https://elsewhere.example/a.png', '/media/../secret'])
      expect(replace.safeParse({ name: 'x', logo }).success).toBe(false);
  });

  it('clears missing fields in a replacement, and does not change them in a patch', () => {
    expect(inputSchema(products, 'replace').parse({ name: 'x', price: 1 })).toMatchObject({
      badge: null,
      rating: null,
    });
    expect(inputSchema(products, 'patch').parse({ price: 2 })).toEqual({ price: 2 });
    expect(inputSchema(products, 'patch').parse({ badge: '' })).toEqual({ badge: null });
    expect(issuesOf(inputSchema(products, 'patch'), { price: '' })).toEqual([['price', 'Le prix est obligatoire']]);
  });

  it('edits a list of pictures by three keys (R1402)', () => {
    const input = {
      name: 'x',
      price: 1,
      newImages: file,
      existingImages: JSON.stringify([{ id, order: 0 }]),
      imagesToDelete: id,
    };
    expect(inputSchema(products, 'replace').parse(input)).toMatchObject({
      newImages: [file],
      existingImages: [{ id, order: 0 }],
      imagesToDelete: [id],
    });
    expect(inputSchema(products, 'replace').safeParse({ ...input, existingImages: '{' }).success).toBe(false);
  });
});
