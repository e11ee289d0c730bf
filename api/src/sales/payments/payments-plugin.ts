import type { CountryCode, PaymentMethod } from '@karite/shared/region';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../../platform/database/database.ts';
import type { Cashier, ExpiryListener, PaymentListener } from './cashier.ts';
import { judgeMethod, readMethods, type Shop } from './offered.ts';
import type { PaymentProvider } from './provider.ts';
import { standInProvider } from './providers/stand-in/stand-in.ts';
import { providersOf } from './providers.ts';

export type PaymentDesk = {
  cashier: Cashier;
  shop: Shop;
  /** How long an order that is to be paid online waits for it, in hours. */
  unpaidHours: number;
  /** Reads the ways to pay; returns what throws a 422 when nobody can pay like this in a country now. */
  readJudge(executor: Executor): Promise<(method: PaymentMethod, country: CountryCode | null) => Promise<void>>;
  /** Whether the stand-in's page and calls are served: never beside real keys. */
  isStandInServed: boolean;
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
  /** Whether the stand-in may play payments, and stand in for a provider's server in development. */
  isStandInOn: boolean;
  /** How long an order that is to be paid online waits for it, in hours. */
  unpaidHours: number;
};

/** Who takes the money, and who hears of it. */
export const payments = fp(
  async (app: FastifyInstance, { real, isStandInOn, unpaidHours }: PaymentOptions) => {
    const { database, shopTimeZone: timeZone } = app;
    const providers = providersOf(real, isStandInOn && real.length === 0 ? standInProvider(database) : null);
    const listeners: PaymentListener[] = [];
    const expiryListeners: ExpiryListener[] = [];
    const tell: PaymentListener = async (...change) => {
      for (const listener of listeners) await listener(...change);
    };
    const notifyExpired: ExpiryListener = async (...expired) => {
      for (const listener of expiryListeners) await listener(...expired);
    };
    const cashier = { app, database, providers, tell, tellExpired: notifyExpired };
    const shop = { providers, timeZone };
    app.decorate('payments', {
      cashier,
      shop,
      unpaidHours,
      async readJudge(executor) {
        const methods = await readMethods(executor);
        return (method, country) => judgeMethod(methods, shop, method, country);
      },
      isStandInServed: isStandInOn && real.every(({ isTest }) => isTest),
      onChanged: (listener) => void listeners.push(listener),
      onOrderExpired: (listener) => void expiryListeners.push(listener),
    });
  },
  { name: 'payments', dependencies: ['database', 'resources', 'tasks'], fastify: '5.x' },
);
