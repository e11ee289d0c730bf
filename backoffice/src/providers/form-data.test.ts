import { describe, expect, it } from 'vitest';
import { hasFile, toFormData } from './form-data.ts';

const photo = new File(['x'], 'photo.png', { type: 'image/png' });
const entries = (values: object) => [...toFormData(values).entries()];

describe('R1402 multipart', () => {
  it('repeats the key of a list', () => {
    expect(entries({ categories: ['a', 'b'] })).toEqual([
      ['categories', 'a'],
      ['categories', 'b'],
    ]);
  });

  it('writes a list of objects as JSON', () => {
    expect(entries({ existingImages: [{ id: 'a', order: 0 }] })).toEqual([
      ['existingImages', '[{"id":"a","order":0}]'],
    ]);
  });

  it('sends null and an empty list as blank, which clears, and omits undefined', () => {
    expect(entries({ logo: null, categories: [], badge: undefined })).toEqual([
      ['logo', ''],
      ['categories', ''],
    ]);
  });

  it('keeps zero and false, which are values', () => {
    expect(entries({ price: 0, inStock: false })).toEqual([
      ['price', '0'],
      ['inStock', 'false'],
    ]);
  });

  it('carries files under their own name', () => {
    const [, file] = entries({ newImages: [photo] })[0]!;
    expect(file).toBeInstanceOf(File);
    expect((file as File).name).toBe('photo.png');
  });
});

describe('hasFile', () => {
  it.each([
    { values: { name: 'x' }, expected: false },
    { values: { logo: photo }, expected: true },
    { values: { images: ['a', photo] }, expected: true },
    { values: { categories: [] }, expected: false },
  ])('$expected for $values', ({ values, expected }) => expect(hasFile(values)).toBe(expected));
});
