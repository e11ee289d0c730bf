import type { Feature } from '../../engine/feature.ts';
import { commentedHooks, commentHooks } from './comment-hooks.ts';
import { commentRoutes } from './comment-routes.ts';

/** Comments of the team on records. */
export const comments: Feature = {
  hooks: (app) => [commentHooks(app), commentedHooks(app, app.database, app.resources)],
  async routes(api) {
    const { database } = api;
    await api.register(commentRoutes, { database });
  },
};
