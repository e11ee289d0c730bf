import type { Order, Payment, Refund } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Providers } from './providers.ts';

/**
 * Hears of each change of a payment's state, and of each refund that is done, in the transaction that makes it; throwing
 * undoes it.
 */
export type PaymentListener = (transaction: Executor, payment: Payment, order: Order, refund?: Refund) => Promise<void>;

/** Hears of an order that was given up because nobody paid it, in the same way. */
export type ExpiryListener = (transaction: Executor, order: Order) => Promise<void>;

/** What taking money needs: who takes it, and who hears of it. */
export type Cashier = {
  app: FastifyInstance;
  database: Database;
  providers: Providers;
  tell: PaymentListener;
  tellExpired: ExpiryListener;
};
