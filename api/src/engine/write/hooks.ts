import type { ResourceShape, ValuesOf } from '@karite/shared/resource';
import { DeclarationError, type Fault, instead, placeOf, rememberPlace } from '@karite/shared/resource/check';
import type { Resources } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import type { StoredRecord } from '../read/read.ts';

/** In which transaction a record is written, and by whom: `null` for the server itself, or a visitor. */
export type Writing = { app: FastifyInstance; transaction: Executor; by: SignedIn | null };

/**
 * A record that is about to be saved. `before`: its current row, locked; `null` for a new one. `values`: the values to
 * write.
 */
export type Saving<R extends ResourceShape = ResourceShape> = Writing & {
  before: StoredRecord<R> | null;
  values: ValuesOf<R>;
};
/** A record that was saved; `after` is as the database holds it now. */
export type Saved<R extends ResourceShape = ResourceShape> = Writing & {
  before: StoredRecord<R> | null;
  after: StoredRecord<R>;
};
/** A record that is deleted; `before` is as it stood, locked. */
type Deleting<R extends ResourceShape> = Writing & { before: StoredRecord<R>; after: null };

/**
 * What a resource adds to its own saving and deleting, in the same transaction, whichever way a record is written: a
 * route, an import, an undo, an action, a feature's own code. Throwing undoes it all.
 */
export type ResourceHooks<R extends ResourceShape = ResourceShape> = {
  /** Completes the values, or refuses them. */
  beforeSave?(saving: Saving<R>): Promise<void>;
  /**
   * Refuses values, without a lock and without writing. It runs after `beforeSave`, and in the dry run of an import, where
   * `transaction` is none.
   */
  check?(saving: Saving<R>): Promise<void>;
  afterSave?(saved: Saved<R>): Promise<void>;
  beforeDelete?(deleting: Deleting<R>): Promise<void>;
  afterDelete?(deleting: Deleting<R>): Promise<void>;
  /** What a customer sees of a record of their own, where that is less than all of it. */
  forOwner?(record: StoredRecord<R>): StoredRecord<R>;
};

/** Hooks by the name of their resource: a name that no resource has, or of one that has none, does not compile. */
export type HooksOf<R extends ResourceShape> = {
  [Each in R as Each extends { isLog: true } ? never : Each['name']]?: ResourceHooks<Each>;
};

/** Hooks by name, of whichever resources. */
export type AnyHooks = Readonly<Record<string, ResourceHooks | undefined>>;

/** A name of its own: without one each feature's hooks would be written out with all that every resource declares. */
export interface ShopHooks extends HooksOf<Resources[keyof Resources]> {}

/** `hooks({ products: { afterSave: async ({ after }) => … } })`: hooks of the shop's resources, each typed by its declaration. */
export const hooks = (byName: ShopHooks): ShopHooks => {
  rememberPlace(byName);
  return byName;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every resource's hooks, by its name. */
    resourceHooks: ReadonlyMap<string, ResourceHooks>;
  }
}

/** The hooks of a resource; none where nobody gave it some. */
export const hooksOf = (app: FastifyInstance, resource: ResourceShape): ResourceHooks =>
  app.resourceHooks.get(resource.name) ?? {};

/** Completes values and judges them, as every save does before it writes. */
export async function prepare(hooks: ResourceHooks, saving: Saving): Promise<void> {
  await hooks.beforeSave?.(saving);
  await hooks.check?.(saving);
}

type Run<Argument> = (argument: Argument) => Promise<void>;

const inOrder = <Argument>(runs: readonly Run<Argument>[]): Run<Argument> | undefined =>
  runs.length === 0
    ? undefined
    : async (argument) => {
        for (const run of runs) await run(argument);
      };

/** Several hooks of one resource as one: each runs after those given before it; what one throws ends them all. */
function combined(given: readonly ResourceHooks[]): ResourceHooks {
  const owners = given.flatMap(({ forOwner }) => forOwner ?? []);
  return {
    beforeSave: inOrder(given.flatMap(({ beforeSave }) => beforeSave ?? [])),
    check: inOrder(given.flatMap(({ check }) => check ?? [])),
    afterSave: inOrder(given.flatMap(({ afterSave }) => afterSave ?? [])),
    beforeDelete: inOrder(given.flatMap(({ beforeDelete }) => beforeDelete ?? [])),
    afterDelete: inOrder(given.flatMap(({ afterDelete }) => afterDelete ?? [])),
    forOwner: owners.length === 0 ? undefined : (record) => owners.reduce((shown, forOwner) => forOwner(shown), record),
  };
}

/** Puts hooks of many places together, in their order: an adopter's run after the shop's own. */
export function hookRegistry(given: readonly AnyHooks[]): ReadonlyMap<string, ResourceHooks> {
  const names = new Set(given.flatMap((byName) => Object.keys(byName)));
  return new Map([...names].map((name) => [name, combined(given.flatMap((byName) => byName[name] ?? []))]));
}

/** Every hook's name; another one would be a function that nobody ever calls. */
const HOOKS: { readonly [K in keyof Required<ResourceHooks>]: true } = {
  beforeSave: true,
  check: true,
  afterSave: true,
  beforeDelete: true,
  afterDelete: true,
  forOwner: true,
};

/** Throws a DeclarationError with the hooks that nobody would call: of no resource, of one without hooks, of no such name. Returns the others. */
export function checkHooks(resources: readonly ResourceShape[], given: readonly AnyHooks[]): readonly AnyHooks[] {
  const faults: Fault[] = [];
  const names = resources.map(({ name }) => name);
  const without = resources.filter(({ isLog }) => isLog).map(({ name }) => name);
  for (const byName of given)
    for (const [name, own] of Object.entries(byName)) {
      const report = (field: string, problem: string, remedy: string) =>
        faults.push({ resource: 'custom', field: `hooks.${field}`, problem, remedy, place: placeOf(byName) });
      if (!names.includes(name)) report(name, `no resource is called "${name}"`, instead(name, names));
      if (without.includes(name))
        report(
          name,
          'the server keeps these records row by row, and runs no hooks',
          'Use a hook of the resource that they belong to',
        );
      for (const [hook, run] of Object.entries(own ?? {}))
        if (!Object.hasOwn(HOOKS, hook))
          report(`${name}.${hook}`, `no hook is called "${hook}"`, instead(hook, Object.keys(HOOKS)));
        else if (typeof run !== 'function')
          report(`${name}.${hook}`, 'is no function', `Write async ${hook}({ app, transaction, by, before }) { … }`);
    }
  if (faults.length > 0) throw new DeclarationError(faults);
  return given;
}
