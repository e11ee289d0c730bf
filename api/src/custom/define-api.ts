import { valuesOf } from '@karite/shared/labels';
import {
  DeclarationError,
  type Fault,
  placeOf,
  type Report,
  rememberPlace,
  reportUnknown,
} from '@karite/shared/resource/check';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Check } from '../engine/finding.ts';
import type { actions } from '../engine/write/actions.ts';
import type { hooks } from '../engine/write/hooks.ts';
import type { Subscriber } from '../engine/write/subscribers.ts';
import type { Database } from '../platform/database/database.ts';
import type { FirstStep } from '../platform/server/first-step.ts';
import type { Task } from '../platform/tasks/define-task.ts';
import type { PaymentDefinition } from '../sales/payments/define-payment-provider.ts';
import { checkPayments } from './check-payments.ts';

const API_OPTIONS: { readonly [K in keyof Required<CustomApi>]: true } = {
  hooks: true,
  actions: true,
  routes: true,
  tasks: true,
  subscribers: true,
  checks: true,
  firstSteps: true,
  payments: true,
};

/** The parts that are lists, with what each holds. */
const LISTS = {
  tasks: 'defineTask({ name, label, schedule, run })',
  subscribers: "defineSubscriber({ name, label, resource, on: ['created'], run })",
  checks: 'async (database) => []',
  firstSteps: '{ key, label, help, to, isDone }',
  payments: 'definePaymentProvider({ name, settings, connect })',
} as const satisfies { [K in keyof CustomApi]?: string };

/** Routes under `/api`; each sets its access rule in `onRequest` (`app.access`), and its response in `schema.response`. */
export type CustomRoutes = FastifyPluginAsyncZod<{ database: Database }>;

export type CustomApi = {
  /** By resource, Karité's and the shop's: run after Karité's own. */
  hooks?: ReturnType<typeof hooks>;
  /** A function for each declared action with `run: true`. */
  actions?: ReturnType<typeof actions>;
  routes?: CustomRoutes;
  /** Work that no request waits for, each by `defineTask`. */
  tasks?: readonly Task[];
  /** What runs after a change of a resource has committed, each by `defineSubscriber`. */
  subscribers?: readonly Subscriber[];
  /** What must be true of the stored data: `npm run operate -- check-invariants` runs them after Karité's own. */
  checks?: readonly Check[];
  /** Payment providers, each by `definePaymentProvider`. One with a name of Karité's is used instead of that. */
  payments?: readonly PaymentDefinition[];
  /** What a new shop sees to once, after Karité's own steps. */
  firstSteps?: readonly FirstStep[];
};

/** All that a shop's server does besides: the default export of `custom/api/index.ts`. */
export function defineApi(custom: CustomApi): CustomApi {
  for (const part of [custom, custom.hooks, custom.actions, custom.routes]) if (part) rememberPlace(part);
  return custom;
}

/** Throws a DeclarationError with the parts that nobody would read, and those that are none. */
export function checkApi(custom: CustomApi): void {
  const faults: Fault[] = [];
  const report: Report = (field, problem, remedy) =>
    faults.push({ resource: 'custom', field, problem, remedy, place: placeOf(custom) });
  if ('messages' in custom)
    report(
      'messages',
      'the back-office reads messages too',
      'Declare them in custom/shared: defineCustom({ messages })',
    );
  const { messages: _, ...given } = { messages: null, ...custom };
  for (const name of Object.keys(given))
    reportUnknown({ [name]: true }, API_OPTIONS, name, 'defineApi', (field, problem, remedy) =>
      report(field, problem, remedy),
    );
  if (custom.routes && typeof custom.routes !== 'function')
    report('routes', 'is no function', 'Write async routes(app, { database }) { app.get(…); }');
  for (const name of valuesOf(LISTS))
    if (custom[name] && !Array.isArray(custom[name])) report(name, 'is no list', `Write ${name}: [${LISTS[name]}]`);
  if (Array.isArray(custom.payments)) checkPayments(custom.payments, report);
  if (faults.length > 0) throw new DeclarationError(faults);
}
