import type { FirstStep } from '../platform/server/first-step.ts';
import { checkApi } from './define-api.ts';
import type { OwnParts } from './own-feature.ts';

/** What the shop's own folder adds to the API, as `buildApp` takes it. */
export async function loadCustom(): Promise<Required<OwnParts> & { firstSteps: readonly FirstStep[] }> {
  const { default: custom } = await import('@karite/custom/api');
  checkApi(custom);
  const { hooks = {}, actions = {}, routes, tasks = [], subscribers = [], checks = [], firstSteps = [] } = custom;
  const own = routes ? [routes] : [];
  return { hooks: [hooks], actions: [actions], routes: own, tasks, subscribers, checks, firstSteps };
}
