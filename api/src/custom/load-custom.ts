import type { AnyActions } from '../resource/actions.ts';
import type { AnyHooks } from '../resource/hooks.ts';
import type { FirstStep } from '../server/first-step.ts';
import { type CustomApi, type CustomRoutes, checkApi } from './define-api.ts';

/** Not named in an import: it stands on the API, and is no part of what the API is compiled from. */
const CUSTOM: string = '@karite/custom/api';

type Parts = { hooks: AnyHooks[]; actions: AnyActions[]; routes: CustomRoutes[]; firstSteps: readonly FirstStep[] };

/** What the shop's own folder adds to the API, as `buildApp` takes it. */
export async function loadCustom(): Promise<Parts> {
  const { default: custom }: { default: CustomApi } = await import(CUSTOM);
  checkApi(custom);
  const { hooks = {}, actions = {}, routes, firstSteps = [] } = custom;
  return { hooks: [hooks], actions: [actions], routes: routes ? [routes] : [], firstSteps };
}
