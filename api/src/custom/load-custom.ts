import type { AnyActions } from '../engine/write/actions.ts';
import type { AnyHooks } from '../engine/write/hooks.ts';
import type { FirstStep } from '../platform/server/first-step.ts';
import type { Task } from '../platform/tasks/define-task.ts';
import { type CustomRoutes, checkApi } from './define-api.ts';

type Parts = {
  hooks: AnyHooks[];
  actions: AnyActions[];
  routes: CustomRoutes[];
  tasks: readonly Task[];
  firstSteps: readonly FirstStep[];
};

/** What the shop's own folder adds to the API, as `buildApp` takes it. */
export async function loadCustom(): Promise<Parts> {
  const { default: custom } = await import('@karite/custom/api');
  checkApi(custom);
  const { hooks = {}, actions = {}, routes, tasks = [], firstSteps = [] } = custom;
  return { hooks: [hooks], actions: [actions], routes: routes ? [routes] : [], tasks, firstSteps };
}
