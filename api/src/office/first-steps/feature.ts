import type { Feature } from '../../engine/feature.ts';
import type { FirstStep } from '../../platform/server/first-step.ts';
import { firstStepsRoutes } from './first-steps-routes.ts';
import { firstSteps as shopSteps } from './steps.ts';

type Options = {
  /** Whether a payment provider's keys are set. */
  hasPaymentKeys: boolean;
  hasMail: boolean;
  /** Steps of the shop's own folder, after these. */
  own: readonly FirstStep[];
};

/** What a new shop sees to once. */
export const firstSteps = ({ hasPaymentKeys, hasMail, own }: Options): Feature => ({
  async routes(api) {
    const steps = [...shopSteps({ hasPaymentKeys, hasMail }), ...own];
    await api.register(firstStepsRoutes, { database: api.database, steps });
  },
});
