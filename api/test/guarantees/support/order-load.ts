import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderPayload } from '@karite/shared/orders';
import type { Product } from '@karite/shared/resources';
import { orderOf } from '../../support/makers.ts';
import type { ServerProcess } from '../../support/server-process.ts';

/** An order that the server has acknowledged, and the last of its status changes that were. */
export type Acknowledged = {
  id: string;
  payload: OrderPayload;
  status: string;
  /** A change that was sent and lost its response: it may have been made or not. */
  requested: string | null;
};

const LANES = 8;
const STATUSES = ['paid', 'shipped', 'completed', 'cancelled'];
const WAIT_MS = 25;

/** Shoppers who order without a pause, from a server that may be killed under them at any moment. */
export class OrderLoad {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that were neither success nor a cut connection, by status. */
  readonly refused: number[] = [];
  cuts = 0;
  #server: ServerProcess | null = null;
  #isOver = false;
  #lanes: Promise<void>[];

  constructor(
    private readonly products: Product[],
    private readonly adminToken: string,
  ) {
    this.#lanes = Array.from({ length: LANES }, (_, lane) => this.#shop(lane));
  }

  /** The server to order from from now on; `null` while there is none. */
  use(server: ServerProcess | null): void {
    this.#server = server;
  }

  /** Waits until so many more orders were acknowledged; an answer that refuses one ends the wait. */
  async acknowledges(count: number): Promise<void> {
    const enough = this.acknowledged.length + count;
    while (this.acknowledged.length < enough && this.refused.length === 0) await pause(WAIT_MS);
  }

  /** Lets every lane finish what it began. */
  async finish(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#lanes);
  }

  async #shop(lane: number): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const basket = this.products.filter((_, index) => (turn + lane + index) % 3 !== 0);
      const payload = orderOf(basket, { quantity: 1 + (turn % 4) });
      payload.orderId = `ORDER_${Date.now()}_${randomBytes(8).toString('hex')}`;
      const id = await this.#order(payload);
      if (!id) continue;
      const order: Acknowledged = { id, payload, status: 'pending', requested: null };
      this.acknowledged.push(order);
      if (turn % 3 === 0) await this.#changeStatus(order, STATUSES[turn % STATUSES.length]!);
    }
  }

  /** Orders until it is answered: each cut request is sent again with its number, as the checkout does. */
  async #order(payload: OrderPayload): Promise<string | null> {
    for (;;) {
      const answer = await this.#send('POST', '/orders', payload);
      if (answer?.status === 200 || answer?.status === 201) return answer.body.id;
      if (answer && answer.status !== 503) {
        this.refused.push(answer.status);
        return null;
      }
      await pause(WAIT_MS);
    }
  }

  async #changeStatus(order: Acknowledged, status: string): Promise<void> {
    order.requested = status;
    const answer = await this.#send('PATCH', `/orders/${order.id}/status`, { status });
    if (answer?.status !== 200) return;
    order.status = status;
    order.requested = null;
  }

  async #send(method: string, path: string, body: object): Promise<{ status: number; body: { id: string } } | null> {
    const server = this.#server;
    if (!server) return null;
    try {
      const answer = await fetch(`${server.api}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.adminToken}` },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as { id: string } };
    } catch {
      this.cuts += 1;
      return null;
    }
  }
}
