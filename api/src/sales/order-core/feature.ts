import type { Feature } from '../../engine/feature.ts';
import { checkGivenBack } from './given-back-checks.ts';
import { orderAccess } from './order-access.ts';

/** What every feature of orders shares: their signed links. */
export const orderCore = ({ secret, days }: { secret?: string | undefined; days: number }): Feature => ({
  async plugins(app) {
    await app.register(orderAccess, { secret, days });
  },
  checks: [checkGivenBack],
});
