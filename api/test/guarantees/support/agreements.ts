import { equal, ok } from 'node:assert/strict';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { pictureFile } from '../../../../testing/pictures.ts';
import { openSession } from '../../../src/platform/server/access/session-store.ts';
import { LOT, MOST_A_MINUTE } from '../../../src/platform/server/access/token-pace.ts';
import { formOf } from '../../support/makers.ts';
import {
  type Agreement,
  account,
  guestOrder,
  inMs,
  makeProduct,
  name,
  numbers,
  PASSWORD,
  phone,
  STALE_MS,
  statuses,
} from './agreement.ts';
import { atWork } from './agreements-at-work.ts';
import { ask, done, get, listen, type ManyServers, serverAt, until } from './many-servers.ts';

const sessions: Agreement = {
  name: 'a sign-in opens every server, and a sign-out closes every one at the next request',
  async prove(shop) {
    const { email } = await account(shop);
    const token: string = (
      await done(ask(shop, 0, 'POST', '/auth/login', { token: '', json: { email, password: PASSWORD } }))
    ).body.access_token;
    const seen = () => Promise.all(shop.servers.map((_, at) => ask(shop, at, 'GET', '/users/me', { token })));
    equal(statuses(await seen(), 200), shop.servers.length);
    await done(ask(shop, 1, 'POST', '/auth/logout', { token }));
    equal(statuses(await seen(), 401), shop.servers.length);
    return `${shop.servers.length} servers`;
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
    const requested = {
      name: name('Caisse'),
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      scopes: [{ resource: 'orders', operation: 'read' }],
    };
    const { id } = (await done(ask(shop, 0, 'POST', '/api-tokens', { json: requested }))).body;
    const token: string = (await done(ask(shop, 1, 'POST', `/api-tokens/${id}/secret`))).body.secret;
    const answers: number[] = [];
    const calls = numbers(MOST_A_MINUTE + 60).values();
    const lane = async () => {
      for (const at of calls) answers.push((await ask(shop, at, 'GET', '/orders?_start=0&_end=1', { token })).status);
    };
    await Promise.all(numbers(6).map(lane));
    const passed = answers.filter((status) => status === 200).length;
    ok(passed <= MOST_A_MINUTE, `${passed} passed`);
    ok(passed > MOST_A_MINUTE - LOT * shop.servers.length, `${passed} passed`);
    equal(passed + answers.filter((status) => status === 429).length, answers.length);
    return `${passed} of ${answers.length} in a minute`;
  },
};

const ROUNDS = 12;
const saved: Agreement = {
  name: 'what others keep is old for two seconds at most, lists, records and pages',
  async prove(shop) {
    const product = await makeProduct(shop);
    const path = `/products/${product.id}`;
    const list = `/products?id=${product.id}`;
    const took: number[] = [];
    for (const round of numbers(ROUNDS)) {
      // Cached by every process before it is changed.
      for (const at of numbers(shop.servers.length * 2))
        await Promise.all([get(shop, at, path, { token: '' }), get(shop, at, list, { token: '' })]);
      const price = 3_000 + round;
      await done(ask(shop, round, 'PATCH', path, { json: { price } }));
      const isSeen = async () => {
        const all = await Promise.all(
          shop.servers.map(async (_, at) => [
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
const priceOnPage = async (shop: ManyServers, at: number, { id }: Product) => {
  const page = await (await fetch(`${serverAt(shop, at)}/produits/${id}`)).text();
  return Number(/(3\s0\d\d)\s*FCFA/.exec(page)?.[1]?.replace(/\s/, ''));
};

const ownNext: Agreement = {
  name: 'who saves sees it at the next request, through any process',
  async prove(shop) {
    const product = await makeProduct(shop);
    const [path, list] = [`/products/${product.id}`, `/products?id=${product.id}`];
    let old = 0;
    for (const round of numbers(ROUNDS * 2)) {
      for (const at of numbers(shop.servers.length)) await Promise.all([get(shop, at, path), get(shop, at, list)]);
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
  name: 'a picture is there at every server as soon as it is stored',
  async prove(shop) {
    const form = formOf({ name: name('Maison'), logo: await pictureFile() });
    const { logo } = (await done(ask(shop, 0, 'POST', '/brands', { form }))).body;
    const seen = await Promise.all(shop.servers.map((_, at) => fetch(new URL(logo, serverAt(shop, at)))));
    equal(statuses(seen, 200), shop.servers.length);
    await Promise.all(seen.map((answer) => answer.arrayBuffer()));
    return `${shop.servers.length} servers`;
  },
};

const live: Agreement = {
  name: 'changes are sent by every server, and every one shows who has a record open',
  async prove(shop) {
    const { id: other, email } = await account(shop, 'admin');
    const token = await openSession(shop.database, other);
    const product = await makeProduct(shop);
    const streams = await Promise.all(shop.servers.map((_, at) => listen(shop, at)));
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

/** Results that all processes of one shop must agree on. */
export const agreements: readonly Agreement[] = [
  sessions,
  guesses,
  orderLimits,
  saved,
  ownNext,
  uploads,
  live,
  ...atWork,
  tokens,
];
