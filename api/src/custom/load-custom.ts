import shop from '@karite/custom/shared/shop';
import { placeOf } from '@karite/shared/resource/check';
import type { FirstStep } from '../platform/server/first-step.ts';
import type { PaymentDefinition } from '../sales/payments/define-payment-provider.ts';
import { checkShop } from './check-shop.ts';
import { checkApi } from './define-api.ts';
import type { OwnParts } from './own-feature.ts';

type Parts = Required<OwnParts> & { firstSteps: readonly FirstStep[]; payments: readonly PaymentDefinition[] };

/** What the shop's own folder adds to the API, as `buildApp` takes it. */
export async function loadCustom(): Promise<Parts> {
  const { default: custom } = await import('@karite/custom/api');
  checkApi(custom);
  checkShop(shop, placeOf(shop));
  const { hooks = {}, actions = {}, routes, tasks = [], subscribers = [], checks = [] } = custom;
  const { firstSteps = [], payments = [] } = custom;
  const own = routes ? [routes] : [];
  return { hooks: [hooks], actions: [actions], routes: own, tasks, subscribers, checks, firstSteps, payments };
}
