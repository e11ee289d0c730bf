import { randomBytes } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { formOf, orderOf } from '../../api/test/support/makers.ts';
import { pictureFile } from '../../testing/pictures.ts';
import { atRate, inLanes } from '../support/at-rate.ts';
import { ADMIN, JSON_BODY, jsonOf } from '../support/shop-process.ts';

/** One kind of request, and its share of all. */
export type Kind = { name: string; share: number; send(): Promise<Response> };

/** How long the answers of one kind took, and how many were what. */
export type Tally = { times: number[]; refusedTimes: number[]; failed: Map<string, number> };

const pick = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)]!;
/** An address of one's own: sign-ins are counted by address. */
const anyAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Never requested before, some with 7 500 letters: memory holds what is cached, keys included (P51). */
const unknownAddress = () => {
  const text = randomBytes(8).toString('hex');
  return pick([
    `/?x=${text}`,
    `/?x=${text}${'x'.repeat(7_500)}`,
    `/shop?utm_source=${text}`,
    `/api/brands?name_like=${text}`,
  ]);
};

/** What shoppers and administrators do, in the shares of a busy day. */
export async function openKinds(url: string): Promise<Kind[]> {
  const signIn = () =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { ...JSON_BODY, 'x-forwarded-for': anyAddress() },
      body: JSON.stringify(ADMIN),
    });
  const { access_token: token } = await jsonOf<{ access_token: string }>(signIn());
  const asAdmin = { authorization: `Bearer ${token}` };
  const products = await jsonOf<Product[]>(fetch(`${url}/api/products`));
  const bought = products.filter((product) => product.inStock).slice(0, 20);
  const picture = await pictureFile('banc.png', { width: 400, height: 300 });
  const get = (path: string, headers = {}) => fetch(`${url}${path}`, { headers });
  return [
    { name: 'pages', share: 30, send: () => get(pick(['/', '/shop', `/produits/${pick(products).id}`])) },
    { name: 'catalogue', share: 35, send: () => get(pick(['/api/brands', `/api/products/${pick(products).id}`])) },
    // Never the same twice: no cached answer helps.
    { name: 'search', share: 12, send: () => get(`/api/products?q=${randomBytes(1).toString('hex')}&_end=12`) },
    { name: 'addresses', share: 3, send: () => get(unknownAddress()) },
    { name: 'admin lists', share: 10, send: () => get(`/api/${pick(['orders', 'users'])}?_end=25`, asAdmin) },
    {
      name: 'orders',
      share: 7,
      send() {
        const order = { ...orderOf([pick(bought)]), orderId: `ORDER_${Date.now()}_${randomBytes(8).toString('hex')}` };
        return fetch(`${url}/api/orders`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(order) });
      },
    },
    { name: 'sign-ins', share: 2, send: signIn },
    {
      name: 'uploads',
      share: 1,
      send: () =>
        fetch(`${url}/api/categories/upload`, { method: 'POST', headers: asAdmin, body: formOf({ image: picture }) }),
    },
  ];
}

/** The kinds in their shares, as one list to take from in turn. */
function* inShares(kinds: Kind[]): Generator<Kind, never> {
  const bag = kinds.flatMap((kind) => Array<Kind>(kind.share).fill(kind)).sort(() => Math.random() - 0.5);
  for (let at = 0; ; at += 1) yield bag[at % bag.length]!;
}

export class Load {
  readonly tallies = new Map<string, Tally>();
  #turn: Generator<Kind, never>;

  constructor(kinds: Kind[]) {
    for (const { name } of kinds) this.tallies.set(name, { times: [], refusedTimes: [], failed: new Map() });
    this.#turn = inShares(kinds);
  }

  async #one(): Promise<void> {
    const kind = this.#turn.next().value;
    const tally = this.tallies.get(kind.name)!;
    const since = performance.now();
    const fail = (why: string) => tally.failed.set(why, (tally.failed.get(why) ?? 0) + 1);
    try {
      const answer = await kind.send();
      await answer.arrayBuffer();
      const took = performance.now() - since;
      if (answer.ok) tally.times.push(took);
      else if (answer.status === 503 || answer.status === 429) tally.refusedTimes.push(took);
      else fail(String(answer.status));
    } catch (error) {
      fail(String((error as Error).cause ?? error));
    }
  }

  /** As many as the server answers, by so many who each wait for an answer; returns how many a second. */
  async asFastAsAnswered(lanes: number, seconds: number): Promise<number> {
    const since = performance.now();
    const elapsed = () => (performance.now() - since) / 1_000;
    const count = await inLanes(
      lanes,
      () => elapsed() < seconds,
      () => this.#one(),
    );
    return count / elapsed();
  }

  /** So many a second, whether they are answered or not; resolves when all have been. */
  atRate(aSecond: number, seconds: number): Promise<void> {
    return atRate(aSecond, seconds, () => this.#one());
  }
}
