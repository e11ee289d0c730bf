import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  belongsTo,
  choice,
  defineResource,
  integer,
  type RecordOf,
  type ResourceShape,
  text,
} from '../resource/index.ts';
import { defineCustom, type Extended, type Extension, extendAll } from './index.ts';

const named = <const N extends string>(name: N) =>
  defineResource({
    name,
    label: { one: 'Un', many: 'Plusieurs' },
    display: 'name',
    access: { read: 'everyone', create: 'admin' },
    fields: { name: text({ label: 'Nom' }) },
  });

const custom = defineCustom({
  resources: [named('wholesalers')],
  extend: {
    products: {
      fields: { volume: integer({ label: 'Volume', section: 'content' }) },
      sections: { content: 'Contenance' },
      unique: [{ fields: ['name', 'volume'], message: 'Ce volume existe déjà' }],
    },
  },
});

describe('what a shop adds to a resource of Karité', () => {
  it('is part of the declaration that others point to', () => {
    const products: ResourceShape = named('products');
    const before = products;
    extendAll([products], custom);
    expect(before.fields.volume).toMatchObject({ kind: 'integer' });
    expect(Object.keys(before.fields)).toEqual(['name', 'volume']);
    expect(before.form?.sections).toEqual({ content: 'Contenance' });
    expect(before.unique).toHaveLength(1);
  });

  it('may call a field otherwise, which stays as it is', () => {
    const products: ResourceShape = named('products');
    const { name } = products.fields;
    extendAll([products], { resources: [], extend: { products: { labels: { name: 'Désignation' } } } });
    expect(products.fields).toEqual({ name: { ...name, label: 'Désignation' } });
    expect(() =>
      extendAll([named('products')], { resources: [], extend: { products: { labels: { nom: 'Nom' } } } }),
    ).toThrow(/labels.nom.*Karité has no such field/s);
  });

  it('is counted, searched, rolled up and acted on like what Karité declares', () => {
    const products: ResourceShape = named('products');
    const brands: ResourceShape = defineResource({
      ...named('brands'),
      search: { fields: ['name'], placeholder: '…', ranked: { first: ['name'] } },
      facets: {},
      fields: { name: text({ label: 'Nom' }), productId: belongsTo(products, { label: 'Produit', embed: [] }) },
    });
    const texture = choice({ label: 'Texture', options: { cream: 'Crème', oil: 'Huile' } });
    extendAll([products, brands], {
      resources: [],
      extend: {
        products: { fields: { best: text({ label: 'Meilleure', readOnly: true }) } },
        brands: {
          fields: { texture, motto: text({ label: 'Devise' }) },
          facets: { texture: { label: 'Textures' } },
          search: { texture: 'linked', motto: 'last' },
          rollups: { productId: { best: { texts: 'motto' } } },
          actions: { empty: { label: 'Vider', set: { motto: null } } },
        },
      },
    });
    expect(brands).toMatchObject({
      facets: { texture: { label: 'Textures' } },
      search: { fields: ['name'], ranked: { first: ['name'], linked: ['texture'], last: ['motto'] } },
      rollups: { productId: { best: { texts: 'motto' } } },
      actions: { empty: { label: 'Vider' } },
    });
  });

  it.each<[Extension, RegExp]>([
    [{ facets: { nam: true } }, /facets: no field "nam".*Write "name"/s],
    [{ search: { nam: 'text' } }, /extend.products.search.nam: no such field.*Write "name"/s],
    [{ search: JSON.parse('{ "name": "frist" }') }, /"frist" is no weight.*Write "first"/s],
    [{ search: { name: 'text' } }, /products have no search/],
    [{ actions: { empty: { label: 'x', set: { nam: 'a' } } } }, /sets "nam", which is no field.*Write "name"/s],
    [{ rollups: { nameId: { name: { count: true } } } }, /"nameId" is not a belongsTo field/],
  ])('is refused with a remedy: %o', (extension, why) => {
    expect(() => extendAll([named('products')], { resources: [], extend: { products: extension } })).toThrow(why);
  });

  it('is typed where records and hooks are read by name', () => {
    type Own = ReturnType<typeof named<'products'>>;
    expectTypeOf<RecordOf<Extended<Own, typeof custom.extend>>['volume']>().toEqualTypeOf<number | null>();
    type Acting = Extended<Own, { products: { actions: { empty: { label: string; run: true } } } }>;
    expectTypeOf<Acting['actions']['empty']['run']>().toEqualTypeOf<true>();
    expectTypeOf<Extended<Own, object>>().toEqualTypeOf<Own>();
  });

  it('is refused where Karité has none, or has the name', () => {
    const extend = { products: { fields: { name: text({ label: 'Nom' }) } } };
    expect(() => extendAll([named('products')], { resources: [], extend })).toThrow(
      /custom.extend.products.fields.name: Karité has/,
    );
    expect(() => extendAll([named('brands')], { resources: [], extend })).toThrow(
      /custom.extend.products: Karité has no resource "products"/,
    );
    expect(() => extendAll([named('brands')], { resources: [named('brands')], extend: {} })).toThrow(
      /brands.name: Karité has/,
    );
  });

  it('is judged as any declaration', () => {
    const extend = { products: { fields: { Volume: integer({ label: 'Volume' }) } } };
    expect(() => extendAll([named('products')], { resources: [], extend })).toThrow(
      /products.Volume: a field is named/,
    );
  });

  it('does not compile with a name that Karité has not', () => {
    // @ts-expect-error: product, without an s
    defineCustom({ resources: [], extend: { product: { fields: {} } } });
    // @ts-expect-error: fields can be added, access can't be changed
    defineCustom({ resources: [], extend: { products: { access: { read: 'admin' } } } });
  });
});
