import type { Feature } from '../engine/feature.ts';
import { type AnyActions, checkActions } from '../engine/write/actions.ts';
import { type AnyHooks, checkHooks } from '../engine/write/hooks.ts';
import type { Task } from '../platform/tasks/define-task.ts';
import type { CustomRoutes } from './define-api.ts';
import { addOwnRoutes } from './own-routes.ts';

type Parts = {
  hooks: readonly AnyHooks[];
  actions: readonly AnyActions[];
  routes: readonly CustomRoutes[];
  tasks: readonly Task[];
};

/** What the shop's own folder adds, as a feature like any other: its hooks run after the shop's. */
export const ownFeature = ({ hooks, actions, routes, tasks }: Parts): Feature => ({
  tasks,
  hooks: ({ resources }) => checkHooks(resources, hooks),
  actions: ({ resources }) => checkActions(resources, actions),
  async routes(api) {
    for (const own of routes) await addOwnRoutes(api, own, api.database);
  },
});
