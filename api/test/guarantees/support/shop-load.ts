import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderPayload } from '@karite/shared/orders';
import type { Product } from '@karite/shared/resources';
import { orderOf } from '../../support/makers.ts';
import { isRefused, waitAsSaid } from './busy.ts';

/** A request that was not answered as it should have been, and when it was under way (ms of `performance.now()`). */
type Failed = { path: string; why: string; began: number; ended: number };

const WAIT_MS = 25;

/** Shoppers who order and readers who look, without a pause, at one address behind which processes come and go. */
export class ShopLoad {
  readonly acknowledged: { id: string; payload: OrderPayload }[] = [];
  readonly failed: Failed[] = [];
  requests = 0;
  /** Those that a late server refused before any work; each is sent again. */
  refused = 0;
  #isOver = false;
  readonly #lanes: Promise<void>[];

  constructor(
    private readonly origin: string,
    private readonly products: Product[],
    {
      orders,
      reads,
      paths = ['/api/products?_start=0&_end=12'],
      editor,
    }: { orders: number; reads: number; paths?: readonly string[]; editor?: string },
  ) {
    this.#lanes = [
      ...Array.from({ length: orders }, (_, lane) => this.#shop(lane)),
      ...Array.from({ length: reads }, (_, lane) => this.#read(lane, paths)),
      ...(editor ? [this.#edit(editor)] : []),
    ];
  }

  /** Waits until so many more orders were acknowledged. */
  async acknowledges(count: number): Promise<void> {
    const enough = this.acknowledged.length + count;
    while (this.acknowledged.length < enough && !this.#isOver) await pause(WAIT_MS);
  }

  /** Lets every lane finish what it began. */
  async finish(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#lanes);
  }

  /** Those that were not on their way at one of these moments, and failed all the same. */
  failedBeside(moments: readonly { from: number; to: number }[]): Failed[] {
    return this.failed.filter(({ began, ended }) => !moments.some(({ from, to }) => began <= to && ended >= from));
  }

  async #shop(lane: number): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const basket = this.products.filter((_, index) => (turn + lane + index) % 3 !== 0);
      const payload = orderOf(basket, { quantity: 1 + (turn % 4) });
      payload.orderId = `ORDER_${Date.now()}_${randomBytes(8).toString('hex')}`;
      // Each failed request is sent again with its number, as the checkout does.
      for (;;) {
        const body = await this.#send('/api/orders', { body: JSON.stringify(payload) });
        if (body) {
          this.acknowledged.push({ id: JSON.parse(body).id, payload });
          break;
        }
        await pause(WAIT_MS);
      }
    }
  }

  async #read(lane: number, paths: readonly string[]): Promise<void> {
    for (let turn = lane; !this.#isOver; turn += 1) {
      const page = await this.#send(paths[turn % paths.length] ?? '/');
      // As a browser does that sees a page for the first time.
      for (const file of new Set(page?.match(/\/(?:admin\/)?assets\/[\w.-]+/g))) await this.#send(file);
    }
  }

  /** A member of staff who opens a product and changes it, again and again. */
  async #edit(token: string): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const path = `/api/products/${this.products[turn % this.products.length]?.id}`;
      await this.#send('/api/products?_start=0&_end=5', { token });
      await this.#send(path, { token, method: 'PATCH', body: JSON.stringify({ description: `Tour ${turn}` }) });
      const record = await this.#send(path, { token });
      if (record && JSON.parse(record).description !== `Tour ${turn}`) this.#fail(path, 'what was saved is not there');
    }
  }

  #fail(path: string, why: string, began = performance.now()): null {
    this.failed.push({ path, why, began, ended: performance.now() });
    return null;
  }

  async #send(path: string, request: { body?: string; token?: string; method?: string } = {}): Promise<string | null> {
    const { body, token, method = body ? 'POST' : 'GET' } = request;
    this.requests += 1;
    const began = performance.now();
    try {
      const answer = await fetch(`${this.origin}${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body,
        signal: AbortSignal.timeout(30_000),
      });
      const text = await answer.text();
      if (isRefused(answer, text) && (await waitAsSaid(answer))) {
        this.refused += 1;
        return this.#send(path, request);
      }
      return answer.ok ? text : this.#fail(path, `${answer.status} ${text.slice(0, 200)}`, began);
    } catch (error) {
      return this.#fail(path, String(error), began);
    }
  }
}
