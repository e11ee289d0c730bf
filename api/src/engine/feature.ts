import type { FastifyInstance } from 'fastify';
import type { Task } from '../platform/tasks/define-task.ts';
import type { Check } from './finding.ts';
import type { Restorers } from './undo/restore.ts';
import type { AnyActions } from './write/actions.ts';
import type { AnyHooks } from './write/hooks.ts';
import type { Subscriber } from './write/subscribers.ts';

/**
 * What one feature adds to the server: each folder exports one, and a shop's own folder becomes one. What a part needs is
 * decorated on the app (`app.database`, `app.resources`, `app.shopTimeZone`, …).
 */
export type Feature = {
  /** Registers plugins that decorate the app with what other features use, in the order of the list of features. */
  plugins?(app: FastifyInstance): Promise<void>;
  /** What resources need besides their declarations. Those of one resource run in the order of the list of features. */
  hooks?(app: FastifyInstance): readonly AnyHooks[];
  /** What declared actions run. */
  actions?(app: FastifyInstance): readonly AnyActions[];
  /** Routes under `/api`; each sets its access rule in `onRequest`. */
  routes?(api: FastifyInstance): Promise<void>;
  /** What must be true of the data at any moment: `npm run operate -- check-invariants` runs them, tests do after every kill. */
  checks?: readonly Check[];
  /** Work that no request waits for. */
  tasks?: readonly Task[];
  /** What runs after a change of a resource has committed, each by `defineSubscriber`. */
  subscribers?: readonly Subscriber[];
  /** How changes of a resource are taken back where that is more than writing the former values, by its name. */
  restorers?(api: FastifyInstance): Restorers;
};
