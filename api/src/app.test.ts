import { may } from '@karite/shared/access';
import { type Actor, heldRights, STAFF_RIGHTS, type StaffRight } from '@karite/shared/accounts';
import { valuesOf } from '@karite/shared/labels';
import { allows } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { callsOf, DECLARED, EVERYONE, SIGNED_IN as SIGNED_IN_CALLS } from '../test/support/who-may-call.ts';
import { withTestApp } from '../test/support/with-test-app.ts';

const shop = withTestApp();

type Operation = { summary?: string; responses: Record<string, unknown> };
const contract = async (): Promise<Record<string, Record<string, Operation>>> => {
  const { paths, servers } = (await shop.call('GET', '/openapi.json')).body;
  return Object.fromEntries(
    Object.entries<Record<string, Operation>>(paths).map(([path, operations]) => [servers[0].url + path, operations]),
  );
};
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** As the contract writes them. */
const named = (calls: Set<string>) =>
  new Set([...calls].map((call) => call.replace(/^(\w+) /, (method) => `${method.toLowerCase()}/api`)));
const PUBLIC = named(EVERYONE);
const SIGNED_IN = named(SIGNED_IN_CALLS);

describe('the contract of every route', () => {
  it('has the calls of R1401', async () => {
    const paths = await contract();
    for (const call of [
      'post /api/auth/register',
      'post /api/auth/login',
      'get /api/users/me',
      'patch /api/users/me',
      'get /api/users',
      'get /api/categories',
      'get /api/categories/roots',
      'get /api/categories/{id}/children',
      'get /api/categories/{id}',
      'post /api/categories',
      'put /api/categories/{id}',
      'delete /api/categories/{id}',
      'post /api/categories/upload',
      'get /api/categories/{id}/products',
      'get /api/brands',
      'get /api/brands/{id}',
      'post /api/brands',
      'put /api/brands/{id}',
      'patch /api/brands/{id}',
      'delete /api/brands/{id}',
      'get /api/products',
      'get /api/products/{id}',
      'post /api/products',
      'put /api/products/{id}',
      'delete /api/products/{id}',
      'post /api/orders',
      'get /api/orders',
      'get /api/orders/{id}',
      'patch /api/orders/{id}/status',
    ]) {
      const [method, path] = call.split(' ') as [string, string];
      expect(paths[path]?.[method], call).toBeDefined();
    }
  });

  it('judges the role before the body, on every route that is not public', async () => {
    const { token } = await shop.signUp();
    for (const [path, operations] of Object.entries(await contract()))
      for (const [method, operation] of Object.entries(operations)) {
        const call = `${method} ${path}`;
        expect(operation.summary, call).toBeTruthy();
        const url = path.replace('/api', '').replace('{id}', NOBODY);
        const send = (by?: string) =>
          shop.call(method.toUpperCase(), url, { token: by, ...(method !== 'get' && { json: { wrong: 1 } }) });
        const visitor = await send();
        if (PUBLIC.has(call)) expect([200, 204, 400, 404], call).toContain(visitor.status);
        else {
          expect(visitor.status, call).toBe(401);
          expect((await send('x'.repeat(43))).status, call).toBe(401);
          if (!SIGNED_IN.has(call)) expect((await send(token)).status, call).toBe(403);
        }
      }
  });

  const ALONE = valuesOf(STAFF_RIGHTS).map((right) => [right]);
  it.each<{ held: StaffRight[] | 'admin' }>([
    { held: [] },
    { held: 'admin' },
    ...[...ALONE, ['orders', 'catalogue'] satisfies StaffRight[]].map((held) => ({ held })),
  ])('lets an account ($held) do what the declarations give it, and refuses the rest', async ({ held }) => {
    const { id, email, token } = await shop.signUp();
    const given = held === 'admin' ? { role: held } : { rights: heldRights(held) };
    await shop.call('PATCH', `/users/${id}`, { token: shop.adminToken, json: given });
    const actor: Actor = { id, email, role: 'user', rights: null, ...given };
    for (const { resource, operation } of DECLARED)
      for (const call of callsOf(resource, operation)) {
        const [method, path] = call.split(' ') as [string, string];
        const json = method === 'GET' || method === 'DELETE' ? undefined : { wrong: 1 };
        const answer = await shop.call(method, path.replace('{id}', NOBODY), { token, json });
        expect(answer.status === 403, `${call}: ${answer.status}`).toBe(!may(actor, resource, operation));
      }
  });

  it('gives the generic routes of a declaration, and only those that it offers', async () => {
    const paths = await contract();
    for (const resource of resources) {
      const generic = [
        ...(allows(resource, 'read') ? ['get'] : []),
        ...(allows(resource, 'update') ? ['put', 'patch'] : []),
        ...(allows(resource, 'delete') ? ['delete'] : []),
      ];
      const offered = paths[`/api/${resource.name}${resource.isSingle ? '' : '/{id}'}`]!;
      expect(Object.keys(offered), resource.name).toEqual(expect.arrayContaining(generic));
      if (!allows(resource, 'read')) expect(offered.get, resource.name).toBeUndefined();
      // Customers delete their addresses by a route of the feature's own.
      if (!allows(resource, 'delete') && resource.name !== 'addresses')
        expect(offered.delete, resource.name).toBeUndefined();
    }
  });

  it('is a page to read as well', async () => {
    const page = await shop.app.inject('/api/docs/');
    expect([page.statusCode, String(page.headers['content-type'])]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('refusals', () => {
  it.each([
    ['a broken body', { payload: '{"email":', headers: { 'content-type': 'application/json' } }, 400],
    ['an empty body', { payload: '', headers: { 'content-type': 'application/json' } }, 400],
    ['a list for an object', { payload: '[]', headers: { 'content-type': 'application/json' } }, 400],
    ['an odd content type', { payload: '{}', headers: { 'content-type': 'text/plain\t' } }, 415],
    ['XML', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }, 415],
    [
      'a body over 100 kB',
      { payload: `"${'x'.repeat(100_001)}"`, headers: { 'content-type': 'application/json' } },
      413,
    ],
    ['a form without boundary', { payload: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
  ])('%s is %#', async (_what, request, status) => {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/login', ...request });
    const body = answer.json();
    expect([answer.statusCode, body.statusCode]).toEqual([status, status]);
    expect(Object.keys(body).sort()).toEqual(expect.arrayContaining(['error', 'message', 'requestId', 'statusCode']));
    expect(answer.payload).not.toMatch(/node_modules|\.ts:|\.js:|SyntaxError/);
  });

  it('has the same shape for an address that is not there, and protective headers on all', async () => {
    const missing = await shop.app.inject('/api/nowhere');
    expect(missing.json()).toMatchObject({
      statusCode: 404,
      error: 'not_found',
      message: 'Cette adresse n’existe pas',
    });
    expect(missing.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(missing.headers['content-security-policy']).toContain("script-src 'self'");
    expect(missing.headers.server ?? missing.headers['x-powered-by']).toBeUndefined();
  });

  it('is a page to who opens one in a browser, and the same shape to who calls', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await shop.app.inject({ url: '/nowhere', headers });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.payload).toContain('<p>Cette adresse n’existe pas</p>');
    expect(page.payload).not.toContain(page.headers['x-request-id'] ?? 'requestId');
    expect(page.headers['cache-control']).toBe('no-store');
    for (const call of [
      { url: '/api/nowhere', headers },
      { url: '/nowhere', headers: { accept: '*/*' } },
      { url: '/nowhere', headers, method: 'POST' as const },
    ])
      expect((await shop.app.inject(call)).headers['content-type']).toContain('application/json');
  });
});
