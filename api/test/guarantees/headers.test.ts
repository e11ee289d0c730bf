import { describe, expect, it } from 'vitest';
import { makeProduct } from '../support/makers.ts';
import type { TestApp } from '../support/test-app.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { readRoutes, urlOf } from './support/contract.ts';

const REQUIRED = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'content-security-policy',
];
const NAMING = ['server', 'x-powered-by', 'via'];

const shop = withTestApp();

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;
const expectSafe = (answer: Answer, what: string) => {
  for (const name of REQUIRED) expect(answer.headers[name], `${what}: ${name}`).toBeTruthy();
  for (const name of NAMING) expect(answer.headers[name], `${what}: ${name}`).toBeUndefined();
  expect(answer.headers['access-control-allow-origin'], what).toBeUndefined();
  expect(answer.headers['cache-control'], what).toBeTruthy();
};

describe('P35: headers', () => {
  it('P35: on every route, for every caller, errors included; personal answers are never stored', async () => {
    for (const route of await readRoutes(shop))
      for (const token of ['', shop.adminToken]) {
        if (token && route.path === '/auth/logout') continue;
        const answer = await shop.app.inject({
          method: route.method as 'GET',
          url: `/api${urlOf(route, 'x')}`,
          headers: { ...(token && { authorization: `Bearer ${token}` }), origin: 'https://elsewhere.example' },
        });
        const what = `${route.method} ${route.path} ${answer.statusCode}`;
        expectSafe(answer, what);
        if (/\/(users|orders|auth|audit|statistics)/.test(route.path))
          expect(answer.headers['cache-control'], what).toContain('no-store');
      }
  });

  it('P35: on 304, 404, 405, 413, 415, OPTIONS, pictures and health alike', async () => {
    await makeProduct(shop);
    const first = await shop.app.inject('/api/products');
    const ask = () =>
      shop.app.inject({ url: '/api/products', headers: { 'if-none-match': String(first.headers.etag) } });
    // The event of the new product may still drop cached entries.
    await expect.poll(async () => (await ask()).statusCode).toBe(304);
    const again = await ask();
    expect(again.statusCode).toBe(304);
    expectSafe(again, '304');
    const json = { 'content-type': 'application/json' };
    for (const request of [
      { url: '/api/nowhere' },
      { url: '/nowhere' },
      { url: '/media/nowhere.webp' },
      { url: '/health/ready' },
      { url: '/health/live' },
      { url: '/api/docs/' },
      { url: '/api/%' },
      {
        method: 'OPTIONS' as const,
        url: '/api/orders',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
      },
      { method: 'DELETE' as const, url: '/api/orders' },
      { method: 'POST' as const, url: '/api/auth/login', headers: json, payload: `"${'x'.repeat(100_001)}"` },
      { method: 'POST' as const, url: '/api/auth/login', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    ])
      expectSafe(await shop.app.inject(request), JSON.stringify(request).slice(0, 80));
  });
});
