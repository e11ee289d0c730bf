import type { Feature } from '../engine/feature.ts';
import { type AnyActions, checkActions } from '../engine/write/actions.ts';
import { type AnyHooks, checkHooks } from '../engine/write/hooks.ts';
import type { CustomRoutes } from './define-api.ts';
import { addOwnRoutes } from './own-routes.ts';

/** What the shop's own folder gives to a feature, as `loadCustom` returns it. */
export type OwnParts = Pick<Feature, 'tasks' | 'subscribers' | 'checks'> & {
  hooks?: readonly AnyHooks[];
  actions?: readonly AnyActions[];
  routes?: readonly CustomRoutes[];
};

/** What the shop's own folder adds, as a feature like any other: its hooks run after the shop's. */
export const ownFeature = ({ hooks = [], actions = [], routes = [], ...rest }: OwnParts): Feature => ({
  ...rest,
  hooks: ({ resources }) => checkHooks(resources, hooks),
  actions: ({ resources }) => checkActions(resources, actions),
  async routes(api) {
    for (const own of routes) await addOwnRoutes(api, own, api.database);
  },
});
