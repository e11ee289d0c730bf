import { products } from '@karite/shared/resources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { checkApi } from './define-api.ts';
import { defineApi, findOne, hooks, invalid, notFound, signedIn } from './index.ts';
import { loadCustom } from './load-custom.ts';

/** An example of a shop's `custom/api/index.ts`. */
const custom = defineApi({
  hooks: hooks({
    products: {
      async check({ values }) {
        if (values.name?.includes('magique')) throw invalid({ name: 'Rien n’est magique' });
      },
    },
  }),
  async routes(app, { database }) {
    app.get(
      '/products/:id/letters',
      {
        onRequest: app.access.administers(products, 'read'),
        schema: {
          tags: ['Produits'],
          summary: 'Compter les lettres d’un nom',
          params: z.object({ id: z.uuid() }),
          response: { 200: z.object({ letters: z.number(), by: z.string() }) },
        },
      },
      async (request) => {
        const product = await findOne(database, products, request.params.id);
        if (!product) throw notFound('Produit introuvable');
        return { letters: product.name.length, by: signedIn(request).email };
      },
    );
  },
});

let shop: TestApp;
let id: string;
beforeAll(async () => {
  const { hooks: ownHooks = {}, routes } = custom;
  shop = await openTestApp([], { hooks: [ownHooks], routes: routes ? [routes] : [] });
});
afterAll(() => shop.close());

describe('what a shop adds to the server', () => {
  it('judges records of Karité’s resources, after Karité has', async () => {
    const refused = await shop.call('POST', '/products', {
      token: shop.adminToken,
      json: { name: 'Savon magique', price: 500 },
    });
    expect([refused.status, refused.body.fields]).toEqual([400, { name: 'Rien n’est magique' }]);
    const taken = await shop.call('POST', '/products', { token: shop.adminToken, json: { name: 'Savon', price: 500 } });
    expect(taken.status).toBe(201);
    id = taken.body.id;
  });

  it('has routes that are guarded, judged and described as the others are', async () => {
    const path = `/products/${id}/letters`;
    expect((await shop.call('GET', path)).status).toBe(401);
    expect((await shop.call('GET', path, { token: (await shop.signUp()).token })).status).toBe(403);
    const answer = await shop.call('GET', path, { token: shop.adminToken });
    expect([answer.status, answer.body]).toEqual([200, { letters: 5, by: 'admin@example.com' }]);
    expect((await shop.call('GET', '/products/x/letters', { token: shop.adminToken })).status).toBe(400);
    expect(shop.app.swagger().paths).toHaveProperty('/products/{id}/letters');
  });

  it('is read from the shop’s own folder', async () => {
    const found = await loadCustom();
    expect(Object.keys(found)).toEqual([
      'hooks',
      'actions',
      'routes',
      'tasks',
      'subscribers',
      'checks',
      'firstSteps',
      'payments',
    ]);
    expect(found.hooks).toHaveLength(1);
  });
});

describe('what a shop gets wrong', () => {
  it('is refused by its part: a name, a route that is there', async () => {
    // @ts-expect-error misspelt
    expect(() => checkApi({ hook: {} })).toThrow(/custom.hook: "hook" is no option of defineApi. Write "hooks"/);
    // @ts-expect-error declared in custom/shared
    expect(() => checkApi({ messages: [] })).toThrow(/Declare them in custom\/shared: defineCustom\({ messages }\)/);
    // @ts-expect-error no list
    expect(() => checkApi({ firstSteps: {} })).toThrow(/custom.firstSteps: is no list/);
    // @ts-expect-error a list
    expect(() => checkApi({ routes: [] })).toThrow(/custom.routes: is no function/);
    const { routes } = defineApi({
      async routes(app) {
        app.get('/products/:id', async () => ({}));
      },
    });
    await expect(openTestApp([], { routes: routes ? [routes] : [] })).rejects.toThrow(
      /custom.routes: GET \/api\/products\/:id is a route already/,
    );
  });
});
