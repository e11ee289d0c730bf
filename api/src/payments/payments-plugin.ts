import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { every, everyMinute } from '../server/jobs/every-hour.ts';
import { askDueRefunds } from './ask-refund.ts';
import type { Cashier, ExpiryListener, PaymentListener } from './cashier.ts';
import { expireOrders } from './expire-orders.ts';
import type { Shop } from './offered.ts';
import { checkDuePayments } from './payment-job.ts';
import type { PaymentProvider } from './provider.ts';
import { standInProvider } from './providers/stand-in/stand-in.ts';
import { providersOf } from './providers.ts';

export type PaymentDesk = {
  cashier: Cashier;
  shop: Shop;
  /** Hears of each change of a payment's state, in the transaction that makes it. */
  onChanged(listener: PaymentListener): void;
  /** Hears of each order that is given up because nobody paid it. */
  onOrderExpired(listener: ExpiryListener): void;
};

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentDesk;
  }
}

export type PaymentOptions = {
  /** The companies that this shop has keys of. */
  real: readonly PaymentProvider[];
  isStandInOn: boolean;
  /** How long an order that is to be paid online waits for it, in hours. */
  unpaidHours: number;
};

/** How often it is looked for payments that are due, in ms; nobody waits before a screen for a refund. */
const JOB_MS = 5_000;
const REFUND_JOB_MS = 30_000;

/** Who takes the money, and who hears of it. */
export const payments = fp(
  async (app: FastifyInstance, { real, isStandInOn, unpaidHours }: PaymentOptions) => {
    const { database, shopTimeZone: timeZone } = app;
    const providers = providersOf(real, isStandInOn ? standInProvider(database) : null);
    const listeners: PaymentListener[] = [];
    const expiryListeners: ExpiryListener[] = [];
    const tell: PaymentListener = async (...change) => {
      for (const listener of listeners) await listener(...change);
    };
    const tellExpired: ExpiryListener = async (...expired) => {
      for (const listener of expiryListeners) await listener(...expired);
    };
    const cashier = { app, database, providers, tell, tellExpired };
    every(app, JOB_MS, 'check-payments', () => checkDuePayments(cashier));
    every(app, REFUND_JOB_MS, 'ask-refunds', () => askDueRefunds(cashier));
    everyMinute(app, 'expire-orders', () => expireOrders(cashier, unpaidHours));
    app.decorate('payments', {
      cashier,
      shop: { providers, timeZone },
      onChanged: (listener) => void listeners.push(listener),
      onOrderExpired: (listener) => void expiryListeners.push(listener),
    });
  },
  { name: 'payments', dependencies: ['database', 'resources', 'tasks'], fastify: '5.x' },
);
