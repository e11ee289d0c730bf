import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../../../test/support/with-test-app.ts';

const OURS = 'https://app.example';
const open = withTestApp([], { settings: { ALLOWED_ORIGINS: [OURS, 'https://tool.example:8443'] } });
const closed = withTestApp();

type Shop = typeof open;

const ask = (shop: Shop, method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method, url, headers });
const corsOf = (answer: { headers: Record<string, unknown> }) =>
  Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name.startsWith('access-control-')));
const preflight = (shop: Shop, origin: string, method = 'PATCH') =>
  ask(shop, 'OPTIONS', '/api/brands', {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  });

describe('a page of another origin', () => {
  it('that is allowed reads answers, those kept in the cache and refusals too, without credentials', async () => {
    for (const origin of [OURS, 'https://tool.example:8443', OURS]) {
      const answer = await ask(open, 'GET', '/api/brands', { origin });
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
      expect(answer.headers['access-control-expose-headers']).toContain('X-Total-Count');
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(String(answer.headers.vary)).toMatch(/Origin/i);
    }
    for (const url of ['/api/orders', '/api/nothing-here']) {
      const refused = await ask(open, 'GET', url, { origin: OURS });
      expect([refused.statusCode >= 400, refused.headers['access-control-allow-origin']]).toEqual([true, OURS]);
    }
  });

  it('that is allowed may send a token and JSON', async () => {
    const answer = await preflight(open, OURS);
    expect(answer.statusCode).toBe(204);
    expect(corsOf(answer)).toMatchObject({
      'access-control-allow-origin': OURS,
      'access-control-allow-headers': 'authorization,content-type',
      'access-control-max-age': '7200',
    });
    expect(answer.headers['access-control-allow-methods']).toContain('PATCH');
    const mine = await ask(open, 'GET', '/api/orders', { origin: OURS, authorization: `Bearer ${open.adminToken}` });
    expect(mine.statusCode).toBe(200);
  });

  it('that is not allowed reads nothing', async () => {
    for (const origin of ['https://evil.example', 'http://app.example', 'https://app.example.evil.example', 'null']) {
      expect(
        corsOf(await ask(open, 'GET', '/api/brands', { origin }))['access-control-allow-origin'],
        origin,
      ).toBeUndefined();
      expect(corsOf(await preflight(open, origin))['access-control-allow-origin'], origin).toBeUndefined();
    }
  });

  it('reads nothing without the setting, and gets no preflight', async () => {
    expect(corsOf(await ask(closed, 'GET', '/api/brands', { origin: OURS }))).toEqual({});
    const answer = await preflight(closed, OURS);
    expect([answer.statusCode, corsOf(answer)]).toEqual([404, {}]);
  });

  it('shows pictures where it is allowed, and loads nothing else without CORS', async () => {
    const resourcePolicy = async (shop: Shop, url: string) =>
      (await ask(shop, 'GET', url)).headers['cross-origin-resource-policy'];
    expect(await resourcePolicy(open, '/media/nothing.webp')).toBe('cross-origin');
    expect(await resourcePolicy(open, '/api/brands')).toBe('same-origin');
    expect(await resourcePolicy(closed, '/media/nothing.webp')).toBe('same-origin');
  });
});
