import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { RecordOf } from '../resource/index.ts';
import type { Brand, Category, Order, Resources, User } from '../resources/index.ts';
import { type Answer, addressOf, type Call, type PathOf, type Schema } from './index.ts';

const call: Call = vi.fn();

describe('an address', () => {
  it('has its values in place, and nothing of them as it came', () => {
    expect(addressOf('/followed-orders/{id}', { path: { id: '../users' }, query: { key: 'a&b=c' } })).toBe(
      '/followed-orders/..%2Fusers?key=a%26b%3Dc',
    );
  });

  it('repeats the key of a list, and omits blank values', () => {
    const query = { id: ['a', 'b'], q: '', badge: undefined, inStock: false, _start: 0 };
    expect(addressOf('/products', { query })).toBe('/products?id=a&id=b&inStock=false&_start=0');
    expect(addressOf('/products', { query: { id: [] } })).toBe('/products');
  });
});

/** Checked by `npm run check:types`: each expected error that is not one is an error. */
describe('a call that is not in the contract does not compile', () => {
  it('by its path or its method', () => {
    // @ts-expect-error no such path
    void call('GET', '/produits');
    // @ts-expect-error the address is a template, not filled in by hand
    void call('GET', '/products/42');
    // @ts-expect-error nobody deletes a statistic
    void call('DELETE', '/statistics');
    // @ts-expect-error methods are written as the protocol writes them
    void call('get', '/statistics');
    expectTypeOf<'/products/{id}'>().toExtend<PathOf<'PUT'>>();
  });

  it('by its parameters', () => {
    void call('GET', '/products/{id}', { path: { id: 'a' } });
    void call('GET', '/products', { query: { inStock: true, id: ['a', 'b'], brandId: 'c', price_gte: 5 } });
    // @ts-expect-error the id is missing
    void call('GET', '/products/{id}');
    // @ts-expect-error it is called id
    void call('GET', '/products/{id}', { path: { key: 'a' } });
    // @ts-expect-error no such filter
    void call('GET', '/products', { query: { colour: 'red' } });
    // @ts-expect-error a price is a number
    void call('GET', '/products', { query: { price_gte: 'cheap' } });
    // @ts-expect-error roots take no query
    void call('GET', '/categories/roots', { query: { _end: 3 } });
  });

  it('by its body', () => {
    void call('POST', '/auth/login', { body: { email: 'a@example.com', password: 'x' } });
    void call('POST', '/auth/logout');
    void call('PUT', '/brands/{id}', {
      path: { id: 'a' },
      body: { name: 'Aya', logo: { size: 1, type: 'image/png' } },
    });
    // @ts-expect-error the password is missing
    void call('POST', '/auth/login', { body: { email: 'a@example.com' } });
    // @ts-expect-error no such field
    void call('POST', '/auth/login', { body: { email: 'a@example.com', password: 'x', role: 'admin' } });
    // @ts-expect-error no such status
    void call('PATCH', '/orders/{id}/status', { path: { id: 'a' }, body: { status: 'lost' } });
    // @ts-expect-error the body is missing
    void call('POST', '/auth/forgot');
    // @ts-expect-error a reading has no body
    void call('GET', '/products', { body: {} });
  });

  it('by what is read of its answer', () => {
    type Read = Answer<'GET', '/products/{id}'>;
    expectTypeOf<Read['brand']>().toExtend<{ name: string } | null>();
    expectTypeOf<Answer<'DELETE', '/brands/{id}'>>().toEqualTypeOf<{ id: string } | null>();
    // @ts-expect-error no such key
    expectTypeOf<Read['colour']>().toBeNever();
    // @ts-expect-error not every product has a badge
    expectTypeOf<Read['badge']>().toEqualTypeOf<string>();
  });
});

describe('an answer that is limited to some fields', () => {
  const limited = () =>
    call('GET', '/products', { query: { fields: ['name', 'images.0', 'brand.name', 'categories.0.title'], _end: 3 } });
  type Listed = Awaited<ReturnType<typeof limited>>[number];

  it('has only the requested keys, its id, and the requested part of embedded records', () => {
    expectTypeOf<keyof Listed>().toEqualTypeOf<'id' | 'name' | 'images' | 'brand' | 'categories'>();
    expectTypeOf<Listed['brand']>().toEqualTypeOf<{ id: string; name: string } | null>();
    expectTypeOf<Listed['images']>().toEqualTypeOf<Answer<'GET', '/products/{id}'>['images']>();
    expectTypeOf<Listed['categories']>().toEqualTypeOf<{ id: string; title: string }[]>();
    const one = () => call('GET', '/brands/{id}', { path: { id: 'a' }, query: { fields: ['name'] } });
    expectTypeOf<Awaited<ReturnType<typeof one>>>().toEqualTypeOf<{ id: string; name: string }>();
  });

  it('accepts only fields that exist', () => {
    // @ts-expect-error no such field
    void call('GET', '/products', { query: { fields: ['colour'] } });
    // @ts-expect-error a name is no list
    void call('GET', '/products', { query: { fields: ['name.0'] } });
    // @ts-expect-error no such key of a brand
    void call('GET', '/products', { query: { fields: ['brand.price'] } });
  });
});

/** With what a shop adds to it. */
type Product = RecordOf<Resources['products']>;

describe('the contract and the declarations', () => {
  it('have the same type for a record', () => {
    expectTypeOf<Schema<'Product'>>().toExtend<Product>();
    expectTypeOf<Product>().toExtend<Schema<'Product'>>();
    expectTypeOf<Schema<'Brand'>>().toExtend<Brand>();
    expectTypeOf<Brand>().toExtend<Schema<'Brand'>>();
    expectTypeOf<Schema<'Order'>>().toExtend<Order>();
    // Not the other way round: a country and a mode of delivery are any text, for a shop may have others.
    expectTypeOf<Schema<'User'>>().toExtend<User>();
    // A shop may have rights of its own.
    expectTypeOf<Omit<User, 'rights'>>().toExtend<Omit<Schema<'User'>, 'rights'>>();
    expectTypeOf<Schema<'Category'>>().toExtend<Category>();
    expectTypeOf<Category>().toExtend<Schema<'Category'>>();
  });
});
