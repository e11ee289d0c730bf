import { deepEqual, equal, ok } from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { addAccount } from '../../../api/src/accounts/account-store.ts';
import { openSession } from '../../../api/src/server/access/session-store.ts';
import { LOT, MOST_A_MINUTE } from '../../../api/src/server/access/token-pace.ts';
import { formOf, orderOf, pictureFile } from '../../../api/testing/makers.ts';
import { ask, done, doorOf, get, listen, type ManyDoors, until } from './many-doors.ts';

/** Something that the processes of a shop must agree on; `prove` throws where they don't, and returns a figure. */
export type Agreement = { name: string; prove(shop: ManyDoors): Promise<string> };

const STALE_MS = 2_000;
const PASSWORD = 'mot de passe sûr';
const name = (what: string) => `${what} ${randomBytes(4).toString('hex')}`;
const inMs = (ms: readonly number[]) => `${Math.round(Math.max(...ms))} ms`;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const statuses = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const account = async ({ database }: ManyDoors, role: 'admin' | 'user' = 'user') => {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  return { email, id: await addAccount(database, email, PASSWORD, role) };
};
const makeProduct = async (shop: ManyDoors): Promise<Product> =>
  (await done(ask(shop, 0, 'POST', '/products', { json: { name: name('Savon'), price: 2_000 } }))).body;
const guestOrder = (product: Product, phone: string) => {
  const order = orderOf([product]);
  order.orderId = `ORDER_${Date.now()}_${randomBytes(8).toString('hex')}`;
  order.customerInfo.whatsapp = phone;
  return order;
};
const phone = () =>
  `+229 01 97 ${String(Number.parseInt(randomBytes(3).toString('hex'), 16) % 1_000_000).padStart(6, '0')}`;

const sessions: Agreement = {
  name: 'a sign-in opens every door, and a sign-out closes every one at the next request',
  async prove(shop) {
    const { email } = await account(shop);
    const token: string = (
      await done(ask(shop, 0, 'POST', '/auth/login', { token: '', json: { email, password: PASSWORD } }))
    ).body.access_token;
    const seen = () => Promise.all(shop.doors.map((_, at) => ask(shop, at, 'GET', '/users/me', { token })));
    equal(statuses(await seen(), 200), shop.doors.length);
    await done(ask(shop, 1, 'POST', '/auth/logout', { token }));
    equal(statuses(await seen(), 401), shop.doors.length);
    return `${shop.doors.length} doors`;
  },
};

const guesses: Agreement = {
  name: 'guesses of a password are counted together',
  async prove(shop) {
    const { email } = await account(shop);
    const tried = await Promise.all(
      numbers(30).map((at) =>
        ask(shop, at, 'POST', '/auth/login', { token: '', json: { email, password: `faux ${at}` } }),
      ),
    );
    equal(statuses(tried, 401), 20);
    equal(statuses(tried, 429), 10);
    await shop.database.execute(sql`delete from attempts`);
    return '20 of 30 looked at';
  },
};

const orderLimits: Agreement = {
  name: 'the limit of orders by a phone is the shop’s, not a process’s',
  async prove(shop) {
    const product = await makeProduct(shop);
    const number = phone();
    const placed = await Promise.all(
      numbers(30).map((at) => ask(shop, at, 'POST', '/orders', { token: '', json: guestOrder(product, number) })),
    );
    equal(statuses(placed, 201), 10);
    equal(statuses(placed, 429), 20);
    return '10 of 30 taken';
  },
};

const tokens: Agreement = {
  name: 'a token’s calls are counted together',
  async prove(shop) {
    const asked = {
      name: name('Caisse'),
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      scopes: [{ resource: 'orders', operation: 'read' }],
    };
    const { id } = (await done(ask(shop, 0, 'POST', '/api-tokens', { json: asked }))).body;
    const token: string = (await done(ask(shop, 1, 'POST', `/api-tokens/${id}/secret`))).body.secret;
    const answers: number[] = [];
    const calls = numbers(MOST_A_MINUTE + 60).values();
    const lane = async () => {
      for (const at of calls) answers.push((await ask(shop, at, 'GET', '/orders?_start=0&_end=1', { token })).status);
    };
    await Promise.all(numbers(6).map(lane));
    const passed = answers.filter((status) => status === 200).length;
    ok(passed <= MOST_A_MINUTE, `${passed} passed`);
    ok(passed > MOST_A_MINUTE - LOT * shop.doors.length, `${passed} passed`);
    equal(passed + answers.filter((status) => status === 429).length, answers.length);
    return `${passed} of ${answers.length} in a minute`;
  },
};

const ROUNDS = 12;
const kept: Agreement = {
  name: 'what others keep is old for two seconds at most, lists, records and pages',
  async prove(shop) {
    const product = await makeProduct(shop);
    const path = `/products/${product.id}`;
    const list = `/products?id=${product.id}`;
    const took: number[] = [];
    for (const round of numbers(ROUNDS)) {
      // Kept by every process before it is changed.
      for (const at of numbers(shop.doors.length * 2))
        await Promise.all([get(shop, at, path, { token: '' }), get(shop, at, list, { token: '' })]);
      const price = 3_000 + round;
      await done(ask(shop, round, 'PATCH', path, { json: { price } }));
      const isSeen = async () => {
        const all = await Promise.all(
          shop.doors.map(async (_, at) => [
            (await get(shop, at, path, { token: '' })).price,
            (await get(shop, at, list, { token: '' }))[0]?.price,
            shop.hasPages ? await priceOnPage(shop, at, product) : price,
          ]),
        );
        return all.flat().every((shown) => shown === price);
      };
      took.push(await until('the price', isSeen, STALE_MS));
    }
    return `${ROUNDS} changes, seen by all after ${inMs(took)} at most`;
  },
};
/** The thousands of a price are set apart. */
const priceOnPage = async (shop: ManyDoors, at: number, { id }: Product) => {
  const page = await (await fetch(`${doorOf(shop, at)}/produits/${id}`)).text();
  return Number(/(3\s0\d\d)\s*FCFA/.exec(page)?.[1]?.replace(/\s/, ''));
};

const ownNext: Agreement = {
  name: 'who saves sees it at the next request, through any process',
  async prove(shop) {
    const product = await makeProduct(shop);
    const [path, list] = [`/products/${product.id}`, `/products?id=${product.id}`];
    let old = 0;
    for (const round of numbers(ROUNDS * 2)) {
      for (const at of numbers(shop.doors.length)) await Promise.all([get(shop, at, path), get(shop, at, list)]);
      const price = 5_000 + round;
      await done(ask(shop, round, 'PATCH', path, { json: { price } }));
      const [record, [listed]] = await Promise.all([get(shop, round + 1, path), get(shop, round + 2, list)]);
      if (record.price !== price || listed?.price !== price) old += 1;
    }
    equal(old, 0);
    return `${ROUNDS * 2} saves, 0 old`;
  },
};

const uploads: Agreement = {
  name: 'a picture is there at every door as soon as it is stored',
  async prove(shop) {
    const form = formOf({ name: name('Maison'), logo: await pictureFile() });
    const { logo } = (await done(ask(shop, 0, 'POST', '/brands', { form }))).body;
    const seen = await Promise.all(shop.doors.map((_, at) => fetch(new URL(logo, doorOf(shop, at)))));
    equal(statuses(seen, 200), shop.doors.length);
    await Promise.all(seen.map((answer) => answer.arrayBuffer()));
    return `${shop.doors.length} doors`;
  },
};

const live: Agreement = {
  name: 'what happens is told at every door, and who has a record open is seen from every one',
  async prove(shop) {
    const { id: other, email } = await account(shop, 'admin');
    const token = await openSession(shop.database, other);
    const product = await makeProduct(shop);
    const streams = await Promise.all(shop.doors.map((_, at) => listen(shop, at)));
    try {
      await done(ask(shop, 0, 'PATCH', `/products/${product.id}`, { json: { price: 2_100 } }));
      const took = await Promise.all(streams.map(({ hears }) => hears(product.id, 'updated')));
      await done(ask(shop, 1, 'PUT', `/presence/products/${product.id}`, { token, json: { isEditing: true } }));
      await Promise.all(streams.map(({ hears }) => hears(product.id, 'presence')));
      const present = await done(
        ask(shop, 2, 'PUT', `/presence/products/${product.id}`, { json: { isEditing: false } }),
      );
      equal(JSON.stringify(present.body), JSON.stringify([{ email, isEditing: true }]));
      ok(Math.max(...took) < STALE_MS);
      return `heard after ${inMs(took)} at most`;
    } finally {
      await Promise.all(streams.map(({ leave }) => leave()));
    }
  },
};

/** No limit: what reads a file is a process of its own, for which a busy machine takes its time. */
const JOB_MS = 60_000;
const ended = async (shop: ManyDoors, at: number, id: string) => {
  await until('the job', async () => (await get(shop, at, `/jobs/${id}`)).state !== 'running', JOB_MS);
  const job = await get(shop, at, `/jobs/${id}`);
  equal(job.state, 'done', job.problem);
  return job;
};
const jobs: Agreement = {
  name: 'a job that one process does is followed, fetched and taken back through the others',
  async prove(shop) {
    const named = numbers(40).map(() => name('Importé'));
    const file = new File([['Nom;Prix', ...named.map((each) => `${each};2000`)].join('\n')], 'produits.csv');
    const begun = (await done(ask(shop, 0, 'POST', '/products/import', { form: formOf({ file }) }))).body;
    await ended(shop, 1, begun.id);
    const asked = (await done(ask(shop, 1, 'POST', '/products/export?format=csv'))).body;
    await ended(shop, 2, asked.id);
    const { path } = (await done(ask(shop, 0, 'POST', `/jobs/${asked.id}/link`))).body;
    const sheet = await (await fetch(new URL(path, doorOf(shop, 1)))).text();
    equal(named.filter((each) => sheet.includes(each)).length, named.length);
    const undo = (await done(ask(shop, 2, 'POST', `/imports/${begun.id}/undo`))).body;
    await ended(shop, 0, undo.id);
    const { rows } = await shop.database.execute(
      sql`select 1 from products where name in (select jsonb_array_elements_text(${JSON.stringify(named)}::jsonb))`,
    );
    equal(rows.length, 0);
    return `${named.length} rows imported, exported, taken back`;
  },
};

const messages: Agreement = {
  name: 'each message leaves once',
  async prove({ database, mail }) {
    const mark = randomBytes(4).toString('hex');
    await database.execute(sql`
      insert into messages (event, channel, status, tries, next_try_at, recipient, subject, text, body)
      select 'account', 'email', 'waiting', 0, now(), ${mark} || number || '@example.com', 'Bonjour', 'Bonjour', 'Bonjour'
      from generate_series(1, 60) number`);
    const ms = await until('all messages', async () => {
      const { rows } = await database.execute(
        sql`select 1 from messages where recipient like ${`${mark}%`} and status = 'sent'`,
      );
      return rows.length === 60;
    });
    const got = mail.emails.filter(({ to }) => to.startsWith(mark)).map(({ to }) => to);
    equal(got.length, 60);
    equal(new Set(got).size, 60);
    return `60 of 60 once, in ${inMs([ms])}`;
  },
};

const webhooks: Agreement = {
  name: 'each event is told once, those of a record in order',
  async prove(shop) {
    const { receiver, database } = shop;
    const hook = {
      name: name('Stock'),
      url: receiver.url,
      isOpen: true,
      events: [{ resource: 'brands', event: 'all' }],
    };
    const { id } = (await done(ask(shop, 0, 'POST', '/webhooks', { json: hook }))).body;
    const brand = async (at: number) => {
      const made = (await done(ask(shop, at, 'POST', '/brands', { json: { name: name('Marque'), featured: false } })))
        .body;
      for (const turn of numbers(8))
        await done(ask(shop, at + turn, 'PATCH', `/brands/${made.id}`, { json: { name: name('Marque') } }));
      return String(made.id);
    };
    const brands = await Promise.all(numbers(3).map(brand));
    const told = (record: string) =>
      receiver.received.filter(({ event }) => event.recordId === record).map(({ event }) => event.id as string);
    const noted = async (record: string) =>
      (
        await database.execute<{ id: string }>(
          sql`select id from "webhook-deliveries" where webhook_id = ${id} and record_id = ${record} order by position`,
        )
      ).rows.map((row) => row.id);
    await until('all events', async () => {
      const { rows } = await database.execute(
        sql`select 1 from "webhook-deliveries" where webhook_id = ${id} and status = 'delivered'`,
      );
      return rows.length === 27;
    });
    for (const each of brands) deepEqual(told(each), await noted(each));
    await done(ask(shop, 1, 'DELETE', `/webhooks/${id}`));
    return '27 of 27 once';
  },
};

const sums: Agreement = {
  name: 'statistics are the same at every door, however the sums are folded',
  async prove(shop) {
    const product = await makeProduct(shop);
    const count = async (at: number) => (await get(shop, at, '/statistics')).orders as number;
    const before = await count(0);
    const placed = await Promise.all(
      numbers(9).map((at) => ask(shop, at, 'POST', '/orders', { token: '', json: guestOrder(product, phone()) })),
    );
    equal(statuses(placed, 201), 9);
    for (const at of numbers(shop.doors.length)) equal(await count(at), before + 9);
    return '9 orders, counted at each';
  },
};

/** What the processes of one shop agree on, whichever of them is asked. */
export const agreements: readonly Agreement[] = [
  sessions,
  guesses,
  orderLimits,
  kept,
  ownNext,
  uploads,
  live,
  jobs,
  messages,
  webhooks,
  sums,
  tokens,
];
