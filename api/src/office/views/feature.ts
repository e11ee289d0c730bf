import type { Feature } from '../../engine/feature.ts';
import { listViewHooks } from './shared-views.ts';

/** Saved views of lists. */
export const listViews: Feature = {
  hooks: () => [listViewHooks],
};
