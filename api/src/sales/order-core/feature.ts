import type { Feature } from '../../engine/feature.ts';
import { orderAccess } from './order-access.ts';
import { checkRefunds } from './refund-checks.ts';

/** What every feature of orders shares: their signed links. */
export const orderCore = ({ secret, days }: { secret?: string | undefined; days: number }): Feature => ({
  async plugins(app) {
    await app.register(orderAccess, { secret, days });
  },
  checks: [checkRefunds],
});
