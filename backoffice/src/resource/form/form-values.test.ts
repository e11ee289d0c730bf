import { boolean, group, integer, text } from '@karite/shared/resource';
import { brands, categories, orders, products } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { isExtension } from '../is-extension.ts';
import type { DraftOf } from '../kinds/index.ts';
import { draftOf, fieldOfError, messageAt, payloadOf, sectionsOf } from './form-values.ts';
import { problemsOf } from './validate.ts';

const ID = 'a3bb189e-8bf9-4c3e-9d1f-2f1c7a6b5e01';
const OTHER = 'b4cc29af-9c0a-4d4f-8e20-30228b7c6f02';
const image = (id: string, order: number) => ({ id, url: `/media/${id}.webp`, order });
const photo = new File(['x'], 'photo.png');

describe('sections of a form (R1507)', () => {
  it('are in the declared order, with fields that name none in the first', () => {
    const sections = sectionsOf(products, true)
      .map(({ title, fields }) => [
        title,
        fields.map(([name]) => name).filter((name) => !isExtension('products', name)),
      ])
      .filter(([, names]) => names?.length);
    expect(sections).toEqual([
      [
        'Informations générales',
        [
          'name',
          'price',
          'description',
          'brandId',
          'badge',
          'inStock',
          'status',
          'publishAt',
          'rating',
          'reviews',
          'barcode',
          'priority',
        ],
      ],
      ['Catégories', ['categories']],
      ['Teinte et format', ['variantOfId', 'shade', 'swatch', 'format']],
      ['Images', ['images']],
      [
        'Composition et utilisation',
        ['skinTypes', 'hairTypes', 'size', 'sizeUnit', 'openMonths', 'howToUse', 'ingredients', 'authorisation'],
      ],
    ]);
  });

  it('are one without a title where none is declared', () => {
    expect(sectionsOf(brands, true)).toMatchObject([{ title: null }]);
  });

  it('contain nothing that only the server writes', () => expect(sectionsOf(orders, false)).toEqual([]));

  it('show of a record that is there what the declaration wants shown', () => {
    const shown = {
      ...brands,
      fields: { ...brands.fields, views: integer({ label: 'Vues', readOnly: true, shownInForm: true }) },
    };
    const names = (isNew: boolean) => sectionsOf(shown, isNew).flatMap(({ fields }) => fields.map(([name]) => name));
    expect(names(false)).toEqual([...names(true), 'views']);
    expect(names(true)).not.toContain('views');
    expect(draftOf(shown, null)).not.toHaveProperty('views');
  });
});

describe('what a form starts with', () => {
  it('are the initial values of the declaration', () => {
    expect(draftOf(products, null)).toMatchObject({ inStock: true, categories: [], name: undefined });
    expect(draftOf(categories, null)).toMatchObject({ color: '#b54e5a' });
  });

  it('are the record’s values, relations by id and pictures in their order', () => {
    const record = {
      id: ID,
      inStock: false,
      categories: [{ id: 'c1', title: 'C' }],
      images: [image('b', 1), image('a', 0)],
    };
    expect(draftOf(products, record)).toMatchObject({
      inStock: false,
      categories: ['c1'],
      images: [{ id: 'a' }, { id: 'b' }],
    });
  });
});

describe('what a form sends', () => {
  const record = { id: ID, name: 'Lait', price: 100, images: [image('a', 0), image('b', 1), image('c', 2)] };
  const draft = { ...draftOf(products, record), badge: '', rating: null };

  it('leaves out what is empty', () => {
    const payload = payloadOf(products, draft, 'edit', record);
    expect(payload).toMatchObject({ name: 'Lait', price: 100, inStock: true, categories: [] });
    for (const name of ['badge', 'rating', 'brandId']) expect(payload).not.toHaveProperty(name);
  });

  it('R1508: numbers stored pictures from 0, names removed ones, adds the new', () => {
    const images = [image('c', 2), image('a', 0), { file: photo }];
    const payload = payloadOf(products, { ...draft, images }, 'edit', record);
    expect(payload.existingImages).toEqual([
      { id: 'c', order: 0 },
      { id: 'a', order: 1 },
    ]);
    expect(payload.imagesToDelete).toEqual(['b']);
    expect(payload.newImages).toEqual([photo]);
    for (const key of ['images', 'newImagesOrder']) expect(payload).not.toHaveProperty(key);
  });

  it('R1508: sends the places of new pictures that do not come last', () => {
    const images = [{ file: photo }, image('a', 0), { ...image('b', 1), file: photo }, image('c', 2)];
    expect(payloadOf(products, { ...draft, images }, 'edit', record)).toMatchObject({
      newImages: [photo, photo],
      newImagesOrder: '[0,2]',
      existingImages: [
        { id: 'a', order: 1 },
        { id: 'c', order: 3 },
      ],
      imagesToDelete: ['b'],
    });
  });

  it('R2186: sends paths of the library among new files, and takes none of it for a stored one', () => {
    const images = [image('a', 0), { url: '/media/l.webp', alt: 'Pot' }, { file: photo }, image('b', 1), image('c', 2)];
    expect(payloadOf(products, { ...draft, images }, 'edit', record)).toMatchObject({
      newImages: ['/media/l.webp', photo],
      newImagesOrder: '[1,2]',
      newImagesAlt: '["Pot",""]',
      existingImages: [
        { id: 'a', order: 0 },
        { id: 'b', order: 3 },
        { id: 'c', order: 4 },
      ],
    });
    const created = payloadOf(
      products,
      { ...draftOf(products, null), images: [{ url: '/media/l.webp' }] },
      'create',
      null,
    );
    expect(created).toMatchObject({ images: ['/media/l.webp'] });
  });

  it('R2187: neither holds nor sends pictures of the product that a variant shares', () => {
    const shade = { ...record, images: [{ ...image('p', 0), isShared: true }] };
    expect(draftOf(products, shade)).toMatchObject({ images: [] });
    const payload = payloadOf(products, draftOf(products, shade), 'edit', shade);
    for (const key of ['imagesToDelete', 'existingImages', 'newImages']) expect(payload).not.toHaveProperty(key);
  });

  it('R1582: sends the texts of stored pictures where there are any, and of new ones in their order', () => {
    const images = [
      { ...image('c', 2), alt: 'Dos' },
      { ...image('a', 0), alt: 'Face', file: photo },
      { file: photo },
      { file: photo, alt: 'Pot' },
    ];
    const payload = payloadOf(products, { ...draft, images }, 'edit', record);
    expect(payload.existingImages).toEqual([{ id: 'c', order: 0, alt: 'Dos' }]);
    expect(payload.newImagesAlt).toBe('["Face","","Pot"]');
    const fresh = [{ file: photo, alt: 'Pot' }];
    expect(payloadOf(products, { ...draftOf(products, null), images: fresh }, 'create', null)).toMatchObject({
      images: [photo],
      newImagesAlt: '["Pot"]',
    });
  });

  it('R1402: a new record’s pictures are simply its images', () => {
    const images = [{ file: photo }];
    expect(payloadOf(products, { ...draftOf(products, null), images }, 'create', null).images).toEqual([photo]);
  });

  it('sends a picture only when it changed: null clears it', () => {
    const brand = { id: ID, name: 'Aya', logo: '/media/l.webp' };
    const form = draftOf(brands, brand);
    expect(payloadOf(brands, form, 'edit', brand)).not.toHaveProperty('logo');
    expect(payloadOf(brands, { ...form, logo: null }, 'edit', brand).logo).toBeNull();
    expect(payloadOf(brands, { ...form, logo: photo }, 'edit', brand).logo).toBe(photo);
  });
});

describe('what the schema refuses', () => {
  it('is next to its field, in the declaration’s words (R1503)', () => {
    expect(problemsOf(brands, {}, 'create')).toEqual({ name: 'Le nom de la marque est obligatoire' });
    expect(problemsOf(categories, { title: '  ' }, 'edit')).toMatchObject({ title: 'Le titre est obligatoire' });
    expect(Object.keys(problemsOf(products, { name: 'Lait', price: -1, rating: 6 }, 'create'))).toEqual([
      'price',
      'rating',
    ]);
  });

  it('is nothing of what the form sends by itself', () => {
    const record = {
      id: ID,
      name: 'Lait',
      price: 100,
      brandId: OTHER,
      images: [image(ID, 0)],
      categories: [{ id: OTHER }],
    };
    const draft = { ...draftOf(products, record), images: [...record.images, { file: photo }] };
    expect(problemsOf(products, payloadOf(products, draft, 'edit', record), 'edit')).toEqual({});
    expect(problemsOf(products, payloadOf(products, draft, 'create', null), 'create')).toEqual({});
  });

  it.each([
    ['newImages', 'images'],
    ['existingImages.0.id', 'images'],
    ['imagesToDelete', 'images'],
    ['price', 'price'],
    ['unknown', null],
  ])('of %s is shown at %s', (name, field) => expect(fieldOfError(products, name)).toBe(field));

  it('names the field within a field that it is of', () => {
    const shops = {
      ...brands,
      fields: { address: group({ label: 'Adresse', fields: { street: text({ label: 'Rue' }) } }) },
    };
    expect(messageAt(shops, 'address.street', '20 caractères au plus')).toBe('Rue : 20 caractères au plus');
    expect(messageAt(shops, 'address', 'Champ obligatoire')).toBe('Champ obligatoire');
    expect(problemsOf(shops, { address: { street: 'a'.repeat(300) } }, 'edit')).toEqual({
      address: 'Rue : 200 caractères au plus',
    });
  });
});

describe('a group of fields', () => {
  const street = text({ label: 'Rue', required: 'La rue est obligatoire' });
  const fields = { street, isOpen: boolean({ label: 'Ouvert' }) };
  const shops = { ...brands, fields: { address: group({ label: 'Adresse', fields }) } };
  const judged = (address: DraftOf<'group'>) =>
    problemsOf(shops, payloadOf(shops, { address }, 'create', null), 'create');

  it('is not validated while it is empty, and is validated otherwise', () => {
    expect(draftOf(shops, null)).toEqual({ address: null });
    expect(judged(null)).toEqual({});
    expect(judged({ street: '', isOpen: false })).toEqual({});
    expect(judged({ street: '', isOpen: true })).toEqual({ address: 'Rue : La rue est obligatoire' });
    expect(judged({ street: 'Rue 12', isOpen: false })).toEqual({});
    expect(payloadOf(shops, { address: null }, 'edit', { address: { street: 'Rue 12', isOpen: false } })).toEqual({});
  });
});
