/** The built shop in several processes, and those who order from it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { orderOf } from '../../../api/test/support/makers.ts';
import { root } from '../../../scripts/support/root.mjs';
import { endProgram, freePort, isRunning, startProgram, until } from './machine.mjs';

const ENTRY = join(root, 'api', 'dist', 'server.js');
const ADMIN = { email: 'exercice@example.com', password: 'une phrase d’exercice' };
const METRICS_TOKEN = randomBytes(24).toString('base64url');
const LANES_EACH = 4;
/** As a browser that waits before it sends the same order again, in ms. */
const AGAIN_MS = 250;
/** An answer takes no longer (guarantee P54), in ms. */
export const ANSWERED_MS = 5_000;

const postJson = (url, body, token) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

export class Shop {
  #processes = [];

  /** Starts `count` processes on one database and its replicas. */
  async start(folder, { url: databaseUrl, replicaUrl }, count) {
    if (!existsSync(ENTRY)) throw new Error('Build first: npm run build');
    const media = join(folder, 'media');
    mkdirSync(media, { recursive: true });
    for (let number = 1; number <= count; number += 1) {
      const port = await freePort();
      const child = startProgram(process.execPath, [ENTRY], {
        log: join(folder, `shop${number}.log`),
        env: {
          PORT: String(port),
          DATABASE_URL: databaseUrl,
          DATABASE_REPLICA_URL: replicaUrl,
          METRICS_TOKEN,
          DATA_DIR: folder,
          MEDIA_STORE: media,
          SEED: 'none',
          RATE_LIMIT: 'off',
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
        },
      });
      const url = `http://127.0.0.1:${port}`;
      this.#processes.push({ child, url });
      await until('the shop', () => isRunning(child) && this.isReady(url), 120);
    }
  }

  isReady = (url) =>
    fetch(`${url}/health/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);

  get urls() {
    return this.#processes.map(({ url }) => url);
  }

  get pids() {
    return this.#processes.map(({ child }) => child.pid);
  }

  /** Whether each process is the one that was started. */
  get isUnbroken() {
    return this.#processes.every(({ child }) => isRunning(child));
  }

  /** A few products to order and one to change, as the API answers them, and the token of who may change them. */
  async fill() {
    const [url] = this.urls;
    const { access_token: token } = await (await postJson(`${url}/api/auth/login`, ADMIN)).json();
    const made = [4_995, 12_000, 60_000, 1_000].map(async (price, index) => {
      const answer = await postJson(`${url}/api/products`, { name: `Savon ${index}`, price }, token);
      if (answer.status !== 201) throw new Error(`A product: ${answer.status} ${await answer.text()}`);
      return answer.json();
    });
    const [product, ...products] = (await Promise.all(made)).reverse();
    return { products, product, token };
  }

  /** How many statements the replicas answered and the primary did instead, by why: all processes together. */
  async replicaReads() {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const counts = {};
    for (const url of this.urls) {
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      for (const [, why, count] of text.matchAll(/^karite_replica_reads_total\{result="(\w+)"\} (\d+)/gm))
        counts[why] = (counts[why] ?? 0) + Number(count);
    }
    return counts;
  }

  async close() {
    await Promise.all(this.#processes.map(({ child }) => endProgram(child, 15_000)));
  }
}

/** Shoppers who order without a pause, each order with its number, sent again until it is acknowledged. */
export class Orders {
  /** Each: its id, its number, and when it was sent and acknowledged (ms of `performance.now()`). */
  acknowledged = [];
  /** Answers that no shopper should see: neither success nor "later". */
  refused = [];
  /** Requests that were sent again. */
  repeats = 0;
  /** The longest answer, in ms. */
  longest = 0;
  #isOver = false;
  #lanes;

  constructor(urls, products) {
    this.#lanes = urls.flatMap((url) =>
      Array.from({ length: LANES_EACH }, async (_, lane) => {
        for (let turn = lane; !this.#isOver; turn += 1) await this.#order(url, products[turn % products.length]);
      }),
    );
  }

  /** Lets every shopper bring to an end what they began. */
  async finish() {
    this.#isOver = true;
    await Promise.all(this.#lanes);
  }

  /** When the first order was acknowledged that was sent after a moment; `undefined` while there is none. */
  firstSentAfter = (moment) => this.acknowledged.find(({ sentAt }) => sentAt > moment)?.at;

  /** How long, at most, no order was acknowledged from a moment until now, in ms. */
  longestPauseSince(moment) {
    const times = [moment, ...this.acknowledged.map(({ at }) => at).filter((at) => at > moment), performance.now()];
    return Math.max(...times.slice(1).map((at, index) => at - times[index]));
  }

  async #order(url, product) {
    const order = orderOf([product]);
    order.orderId = `ORDER_${Date.now()}_${randomBytes(8).toString('hex')}`;
    for (;;) {
      const sentAt = performance.now();
      const answer = await postJson(`${url}/api/orders`, order).catch(() => null);
      const body = await answer?.json().catch(() => null);
      const at = performance.now();
      this.longest = Math.max(this.longest, at - sentAt);
      if (answer?.ok && body) {
        this.acknowledged.push({ id: body.id, orderId: order.orderId, sentAt, at });
        return;
      }
      if (answer && answer.status !== 503) {
        this.refused.push(`${answer.status} ${JSON.stringify(body)}`);
        return;
      }
      this.repeats += 1;
      await pause(AGAIN_MS);
    }
  }
}
