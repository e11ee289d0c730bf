import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { exportFile } from '../support/jobs.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';

const shop = withTestApp();

const admin = (method: string, path: string, json?: object) =>
  shop.call(method, path, { token: shop.adminToken, json });

/** One of each thing that writes a secret link or keeps a secret, in a shop that sends no e-mails. */
async function fillShop() {
  const [victim, moved] = [await shop.signUp(), await shop.signUp()];
  await shop.database.execute(sql`update users set role = 'admin' where id = ${victim.id}`);
  await shop.call('POST', '/auth/forgot', { json: { email: victim.email } });
  await shop.call('PATCH', '/users/me', { token: moved.token, json: { email: `neuf-${moved.email}` } });
  await shop.call('POST', '/users/me/second-factor', { token: victim.token, json: {} });
  await shop.call('POST', '/auth/login', { json: { email: victim.email, password: 'mot de passe sûr' } });
  await shop.call('POST', '/newsletter', { json: { email: 'lettre@example.com' } });
  const gone = await makeProduct(shop, { inStock: false });
  await shop.call('POST', '/notifications/products', {
    token: victim.token,
    json: { email: victim.email, productId: gone.id },
  });
  await admin('PATCH', `/products/${gone.id}`, { inStock: true });
  const payload = orderOf([await makeProduct(shop)]);
  const json = { ...payload, customerInfo: { ...payload.customerInfo, email: 'invitee@example.com' } };
  const order = (await shop.call('POST', '/orders', { json })).body;
  await admin('POST', `/users/${victim.id}/link`, { kind: 'reset' });
  await admin('POST', '/webhooks', {
    name: 'Compta',
    url: 'https://example.com/x',
    events: [{ resource: 'orders', event: 'all' }],
  });
  await expect
    .poll(async () => (await shop.database.execute(sql`select 1 from messages where event = 'account'`)).rows.length)
    .toBeGreaterThanOrEqual(3);
  return { victim, order };
}

/** Whatever opens an account, an order or a subscription: what links hold, and hashes and secrets of the tables. */
async function secretsOf(followKey: string): Promise<string[]> {
  const { rows: letters } = await shop.database.execute<{ all: string }>(
    sql`select concat_ws(' ', body, html, leave_url) as all from messages`,
  );
  const inLinks = letters.flatMap(({ all }) =>
    [...all.matchAll(/(?:token|cle|key)=([A-Za-z0-9_-]{20,})/g)].map(([, key]) => key!),
  );
  const { rows: stored } = await shop.database.execute<{ secret: string | null }>(sql`
    select password_hash as secret from users union select token_hash from sessions union select token_hash from reset_links
    union select token_hash from email_changes union select secret_hash from "api-tokens" union select secret from webhooks
    union select secret from second_factors union select value from secrets union select hash from sign_in_places
    union select idempotency_key from messages where event = 'account'`);
  const all = [...inLinks, followKey, ...stored.flatMap(({ secret }) => secret ?? [])];
  expect(inLinks.length).toBeGreaterThanOrEqual(6);
  return [...new Set(all)];
}

type Reader = { name: string; token: string };

/** Every set of rights, an administrator, a customer, a visitor, and programs that may all that a token may. */
async function readers(): Promise<Reader[]> {
  const found: Reader[] = [
    { name: 'visitor', token: '' },
    { name: 'administrator', token: shop.adminToken },
  ];
  for (let set = 0; set < 8; set++) {
    const { id, token } = await shop.signUp();
    const rights = { orders: (set & 1) > 0, catalogue: (set & 2) > 0, reading: (set & 4) > 0 };
    if (set > 0) await admin('PATCH', `/users/${id}`, { rights });
    found.push({ name: `rights ${JSON.stringify(rights)}`, token });
  }
  const open = shop.app.resources.filter((it) => !it.isClosedToTokens && !it.isSingle);
  for (const operation of ['read', 'all']) {
    const scopes = open.map(({ name: resource }) => ({ resource, operation }));
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const made = await admin('POST', '/api-tokens', { name: operation, expiresAt, scopes });
    expect(made.status).toBe(201);
    found.push({
      name: `token ${operation}`,
      token: (await admin('POST', `/api-tokens/${made.body.id}/secret`)).body.secret,
    });
  }
  return found;
}

/** The reads of the contract that end, each with ids of records that there are. */
async function reads(ids: readonly string[]): Promise<string[]> {
  const { paths } = (await shop.call('GET', '/openapi.json')).body;
  return Object.entries<Record<string, unknown>>(paths)
    .filter(([path, methods]) => methods.get && !/live|openapi|docs/.test(path))
    .flatMap(([path]) => (path.includes('{') ? ids.map((id) => path.replace(/\{[^}]+\}/g, id)) : [path]));
}

const found = (text: string, secrets: readonly string[]) => secrets.filter((secret) => text.includes(secret));
/** By which every list is searched and filtered: text that is hidden must not be guessed piece by piece. */
const narrowed = ({ name, fields }: ResourceShape, piece: string): string[] => [
  `/${name}?q=${piece}&_end=5`,
  ...Object.keys(fields).flatMap((field) => [
    `/${name}?${field}_like=${piece}&_end=5`,
    `/${name}?${field}=${piece}&_end=5`,
  ]),
];

it('P66 no role reads what makes it another: rights × resources × fields', { timeout: 300_000 }, async () => {
  const { victim, order } = await fillShop();
  const everyone = await readers();
  const secrets = await secretsOf(order.followKey);
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`(select id from messages where event = 'account' limit 1) union all (select id from webhooks limit 1)`,
  );
  const addresses = await reads([victim.id, order.id, ...rows.map(({ id }) => id)]);
  const leaks: string[] = [];
  let requested = 0;
  const note = (who: string, what: string, text: string) => {
    requested += 1;
    const shown = found(text, secrets);
    if (shown.length > 0) leaks.push(`${who}: ${what}`);
  };
  for (const { name, token } of everyone) {
    for (const address of addresses) note(name, address, (await shop.call('GET', address, { token })).text);
    for (const resource of shop.app.resources) {
      note(name, resource.name, (await shop.call('GET', `/${resource.name}?_end=100`, { token })).text);
    }
  }
  // Who acts on orders anyway opens a chat that holds the customer's own link; nobody else, and nothing but that.
  const mayWrite = /^(administrator|token all|rights .*"orders":true.*): \/orders\/[^/]+\/whatsapp$/;
  expect(leaks.filter((leak) => !mayWrite.test(leak))).toEqual([]);
  expect(requested).toBeGreaterThan(3_000);

  const key = (
    await shop.database.execute<{ body: string }>(
      sql`select body from messages where event = 'account' and body like '%token=%' limit 1`,
    )
  ).rows[0]!;
  const piece = /token=([A-Za-z0-9_-]{12})/.exec(key.body)![1]!;
  const guessed: string[] = [];
  for (const { name, token } of everyone.filter(({ name }) => /administrator|reading":true|token all/.test(name)))
    for (const resource of shop.app.resources)
      for (const address of narrowed(resource, piece)) {
        const { status, body } = await shop.call('GET', address, { token });
        if (status === 200 && Array.isArray(body) && body.length > 0) guessed.push(`${name}: ${address}`);
      }
  expect(guessed).toEqual([]);

  const letters = (await admin('GET', '/messages?event=account&_end=50')).body;
  expect(letters.length).toBeGreaterThanOrEqual(3);
  expect(letters.every(({ text }: { text: unknown }) => text === null)).toBe(true);
  for (const resource of ['messages', 'users', 'orders', 'newsletter', 'webhooks', 'push-subscriptions', 'audit'])
    expect([resource, ...found((await exportFile(shop, resource)).payload, secrets)]).toEqual([resource]);
});
