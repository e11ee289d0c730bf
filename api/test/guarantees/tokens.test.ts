import { createHash, createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';

const shop = withTestApp();
let customer: { id: string; token: string; email: string };
beforeAll(async () => {
  customer = await shop.signUp();
});

const encode = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const hashes = async () =>
  (await shop.database.execute<{ hash: string }>(sql`select token_hash as hash from sessions order by 1`)).rows.map(
    ({ hash }) => hash,
  );
const statusOf = async (authorization: string, url = '/users/me') =>
  (await shop.call('GET', url, { headers: { authorization } })).status;

/** Tokens that say what they like, signed by whatever a careless server might believe. */
function jwts(): string[] {
  const claims = encode({
    sub: customer.id,
    email: 'admin@example.com',
    role: 'admin',
    isAdmin: true,
    exp: 9_999_999_999,
  });
  const unsigned = ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => {
    const head = encode({ alg, typ: 'JWT' });
    return [`${head}.${claims}.`, `${head}.${claims}`];
  });
  const secrets = ['', 'secret', 'changeme', 'karite', 'your-256-bit-secret', customer.id];
  const signed = secrets.map((secret) => {
    const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${claims}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  });
  const others = ['RS256', 'ES256', 'EdDSA', 'HS512'].map(
    (alg) =>
      `${encode({ alg, kid: '../../../dev/null', jku: 'https://example.com/keys' })}.${claims}.${'A'.repeat(86)}`,
  );
  return [...unsigned, ...signed, ...others];
}

/** What a real token becomes in a forger's hands. */
function altered(token: string): string[] {
  const flipped = [0, 1, 7, 21, 41, 42].map(
    (at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
  );
  return [
    ...flipped,
    token.slice(0, -1),
    token.slice(1),
    token.slice(0, 8),
    `${token}A`,
    `${token}=`,
    `A${token}`,
    token.toUpperCase(),
    token.toLowerCase(),
    [...token].reverse().join(''),
    `${token}.${token}`,
    `${token},${token}`,
    `"${token}"`,
    `${token}' or '1'='1`,
    `${token}%00`,
    Buffer.from(token, 'base64url').toString('hex'),
    encode(token),
    encodeURIComponent(encode(`${token}\0`)),
  ];
}

describe('P22 tokens', () => {
  it('P22 forged, altered and cut ones open nothing, and neither does what the database keeps', async () => {
    const stored = (await hashes()).flatMap((hash) => [
      hash,
      encode(Buffer.from(hash, 'hex').toString('latin1')),
      hash.slice(0, 43),
    ]);
    const forged = [
      ...jwts(),
      ...altered(shop.adminToken),
      ...stored,
      customer.id,
      customer.email,
      'undefined',
      'null',
      '*',
      '_'.repeat(43),
      createHash('sha256').update(customer.id).digest('base64url'),
    ];
    const opened: string[] = [];
    for (const token of forged)
      for (const url of ['/users/me', '/users'])
        if ((await statusOf(`Bearer ${token}`, url)) !== 401) opened.push(token);
    figure('P22', `${forged.length} forgeries: ${opened.length} opened anything`);
    expect(opened).toEqual([]);
    expect(forged.length).toBeGreaterThanOrEqual(40);
    expect(await statusOf(`Bearer ${shop.adminToken}`)).toBe(200);
  });

  it('P22 a right one in the wrong place opens nothing', async () => {
    const token = shop.adminToken;
    for (const header of [
      token,
      `Basic ${token}`,
      `Token ${token}`,
      `bearer: ${token}`,
      `Bearer  ${token}`,
      `Bearer ${token} `.padEnd(60, 'x'),
    ])
      expect(await statusOf(header)).toBe(401);
    for (const query of [`access_token=${token}`, `token=${token}`])
      expect((await shop.call('GET', `/users/me?${query}`)).status).toBe(401);
    expect(
      (await shop.call('GET', '/users/me', { headers: { cookie: `token=${token}; session=${token}` } })).status,
    ).toBe(401);
  });

  it('P22 each is 256 random bits of which only the hash is stored, for seven days at most', async () => {
    const tokens = [];
    for (let count = 0; count < 10; count += 1) tokens.push((await shop.signUp()).token);
    expect(new Set(tokens).size).toBe(10);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await hashes();
    for (const token of tokens) {
      expect(stored).toContain(createHash('sha256').update(token).digest('hex'));
      expect(JSON.stringify(stored)).not.toContain(token);
    }
    const late = await shop.database.execute(sql`select 1 from sessions where expires_at > now() + interval '7 days'`);
    expect(late.rows).toEqual([]);
  });

  it.each([
    'short',
    'karite',
    'x'.repeat(64),
    'abcabcabcabcabcabcabcabcabcabcabcabc',
    'change-me-change-me-change-me-change-me',
    'my very long and not so secret sentence',
  ])('P22 a secret of links that is short or known stops the start: %s', (ORDER_LINK_SECRET) =>
    expect(() => readSettings({ ORDER_LINK_SECRET })).toThrow('ORDER_LINK_SECRET'),
  );
});
