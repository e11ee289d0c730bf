import { nextChange } from '@karite/shared/content';
import {
  contactSettings,
  deliveryCountries,
  messageTemplates,
  orderSettings,
  paymentMethods,
  pricingRules,
} from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { allOfResource } from '../../platform/server/cache/reads.ts';
import { readRules, type Terms } from './price-order.ts';

const READS = [pricingRules, orderSettings, deliveryCountries, contactSettings, paymentMethods, messageTemplates].map(
  ({ name }) => allOfResource(name),
);

/** The settings to price, judge and notify orders, cached: they change once for thousands of orders. */
export function orderTerms(app: FastifyInstance): () => Promise<Terms> {
  const { database, offers, payments, messages } = app;
  const cachedTerms = app.cachedValue(
    [...READS, ...offers.reads],
    async () => {
      const [priced, judgePayment, current, templates] = await Promise.all([
        readRules(database),
        payments.readJudge(database),
        offers.current(database, Date.now()),
        messages.templatesOf(database, 'order-placed'),
      ]);
      return { ...priced, judgePayment, current, templates };
    },
    ({ current }) => nextChange(current, Date.now()),
  );
  return async () => {
    const { current, ...terms } = await cachedTerms();
    return { ...terms, offersFor: (executor, ...query) => offers.forOrder(executor, current, ...query) };
  };
}
