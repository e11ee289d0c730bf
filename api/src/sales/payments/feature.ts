import type { Feature } from '../../engine/feature.ts';
import { paymentMethodHooks } from './judge-method.ts';
import { checkPayments } from './payment-checks.ts';
import { paymentRoutes } from './payment-routes.ts';
import { type PaymentOptions, payments as paymentsPlugin } from './payments-plugin.ts';
import { tasks } from './tasks.ts';

/** Payments and refunds through providers. */
export const payments = (options: PaymentOptions): Feature => ({
  async plugins(app) {
    await app.register(paymentsPlugin, options);
  },
  hooks: () => [paymentMethodHooks],
  tasks,
  async routes(api) {
    const { cashier, shop, isStandInServed } = api.payments;
    await api.register(paymentRoutes, { cashier, shop, isStandInServed });
  },
  checks: [checkPayments],
});
