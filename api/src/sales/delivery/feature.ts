import type { Feature } from '../../engine/feature.ts';
import { delayHooks } from './delay-hooks.ts';

/** Delivery: days by country. */
export const delivery: Feature = {
  hooks: () => [delayHooks],
};
