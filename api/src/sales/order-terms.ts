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
import { templatesOf } from '../people/messages/templates.ts';
import type { Database } from '../platform/database/database.ts';
import { allOfResource } from '../platform/server/cache/reads.ts';
import { currentOffers, giftsRead, OFFERS_READ } from './offers/find-offer.ts';
import { offersFor } from './offers/offers-for.ts';
import { readRules, type Terms } from './orders/price-order.ts';
import { judgeMethod, readMethods, type Shop } from './payments/offered.ts';

const READS = [
  ...[pricingRules, orderSettings, deliveryCountries, contactSettings, paymentMethods, messageTemplates].map(
    ({ name }) => allOfResource(name),
  ),
  ...OFFERS_READ,
  giftsRead(null),
];

/** The settings to price, judge and notify orders, cached: they change once for thousands of orders. */
export function orderTerms(app: FastifyInstance, database: Database, shop: Shop): () => Promise<Terms> {
  const cachedTerms = app.cachedValue(
    READS,
    async () => {
      const [priced, methods, offers, templates] = await Promise.all([
        readRules(database),
        readMethods(database),
        currentOffers(database, Date.now()),
        templatesOf(database, 'order-placed'),
      ]);
      return { ...priced, methods, offers, templates };
    },
    ({ offers }) => nextChange(offers, Date.now()),
  );
  return async () => {
    const { methods, offers, ...terms } = await cachedTerms();
    return {
      ...terms,
      judgePayment: (method, country) => judgeMethod(methods, shop, method, country),
      offersFor: (executor, ...query) => offersFor(executor, offers, ...query),
    };
  };
}
