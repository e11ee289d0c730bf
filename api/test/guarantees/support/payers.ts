import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@karite/shared/resources';
import { orderOf } from '../../support/makers.ts';
import type { ServerProcess } from '../../support/server-process.ts';

const WAIT_MS = 25;

export type Payer = { id: string; followKey: string; total: number; paymentId: string };

/** Shoppers who pay at once, at a server that may be killed under them at any moment. */
export class Payers {
  /** Requests with a cut connection. */
  cuts = 0;
  server: ServerProcess | null = null;

  /** Asks until it is answered, as the shop's pages do. `isDone` says that an answer was lost, not the deed. */
  async ask<T>(path: string, body: object, isDone: () => Promise<boolean> = async () => false): Promise<T | null> {
    for (;;) {
      try {
        const answer = await fetch(`${this.server!.api}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (answer.ok) return (await answer.json()) as T;
        if (answer.status !== 503) throw new Refused(`${path}: ${answer.status} ${await answer.text()}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
        this.cuts += 1;
        if (await isDone().catch(() => false)) return null;
      }
      await pause(WAIT_MS);
    }
  }

  /** Places an order that is to be paid online and begins to pay it. */
  async order(product: Product): Promise<Payer> {
    const payload = orderOf([product]);
    payload.orderId = `ORDER_${Date.now()}_${randomBytes(8).toString('hex')}`;
    payload.payment.method = 'en-ligne';
    const placed = (await this.ask<{ id: string; followKey: string; totalPrice: number }>('/orders', payload))!;
    const started = (await this.ask<{ id: string }>(`/orders/${placed.id}/payments`, { key: placed.followKey }))!;
    return { id: placed.id, followKey: placed.followKey, total: placed.totalPrice, paymentId: started.id };
  }

  /** Pays, and waits for the server's word or, with a closed browser, for nothing. */
  async pay(payer: Payer, play: string, isPaid: () => Promise<boolean>, stays: boolean): Promise<void> {
    const requested = { play, amount: payer.total, currency: 'XOF', partnerId: payer.paymentId };
    const paid = await this.ask<{ transactionId: string }>('/payments/stand-in/transactions', requested, isPaid);
    for (let status = 'pending'; stays && status === 'pending'; await pause(WAIT_MS)) {
      const body = { key: payer.followKey, ...(paid && { transactionId: paid.transactionId }) };
      status = (await this.ask<{ status: string }>(`/payments/${payer.paymentId}/check`, body))!.status;
    }
  }
}

/** An answer that is no cut connection: the test is over. */
class Refused extends Error {}
