import type { Feature } from '../../engine/feature.ts';
import { customerRoutes } from './customer-routes.ts';

/** Customers as the team sees them: one person a phone number, with or without an account. */
export const customers: Feature = {
  async routes(api) {
    await api.register(customerRoutes, { database: api.database });
  },
};
