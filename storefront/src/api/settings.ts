import type { PricingRules } from '@karite/shared/pricing';
import type { Client } from './client.ts';

/** What prices follow, as an administrator has set it. */
export const readRules = (client: Client): Promise<PricingRules> => client.get('/pricing-rules');
