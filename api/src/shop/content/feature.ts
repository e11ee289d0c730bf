import type { Feature } from '../../engine/feature.ts';
import { contentHooks } from './content-hooks.ts';
import { contentRoutes } from './content-routes.ts';
import { contentActions } from './publish.ts';

/** Pages of blocks, with drafts and versions. */
export const content: Feature = {
  hooks: () => [contentHooks],
  actions: ({ database }) => [contentActions(database)],
  async routes(api) {
    const { database } = api;
    await api.register(contentRoutes, { database });
  },
};
