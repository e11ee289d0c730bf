import type { Action, ResourceShape, ValuesOf } from '@karite/shared/resource';
import { DeclarationError, type Fault, instead, placeOf, rememberPlace } from '@karite/shared/resource/check';
import { matches } from '@karite/shared/resource/where';
import type { Resources } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import type { StoredRecord } from '../read/read.ts';
import { checkPreconditions } from './if-match.ts';
import type { Values } from './save.ts';
import { endSave, lock, type Writer, writeChange } from './write.ts';

/** The part of an action that data cannot declare, in its transaction; its result is written to the record. */
export type RunAction<R extends ResourceShape = ResourceShape> = {
  run(doing: {
    app: FastifyInstance;
    transaction: Executor;
    by: SignedIn | null;
    record: StoredRecord<R>;
    /** Its input. */
    values: ValuesOf<R>;
  }): Promise<ValuesOf<R>>;
}['run'];

/** The actions of a resource that declare `run`. */
type Run<R extends ResourceShape> = {
  [K in keyof R['actions']]: NonNullable<R['actions']>[K & string] extends { run: true } ? K : never;
}[keyof R['actions']];

/**
 * Functions of actions by resource and action, for those that declare `run`. Several features may each provide some of one
 * resource.
 */
export type ActionsOf<R extends ResourceShape> = {
  [Each in R as Each['name']]?: [Run<Each>] extends [never] ? never : { [K in Run<Each>]?: RunAction<Each> };
};

/** Functions of actions, of whichever resources. */
export type AnyActions = Readonly<Record<string, Readonly<Record<string, RunAction | undefined>> | undefined>>;

/** By a name, as with hooks. */
export interface ShopActions extends ActionsOf<Resources[keyof Resources]> {}

/** `actions({ orders: { ship: async ({ transaction, by, record }) => … } })`: what the shop's declared actions run. */
export const actions = (byName: ShopActions): ShopActions => {
  rememberPlace(byName);
  return byName;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** What declared actions run, as `resource.action`. */
    resourceActions: ReadonlyMap<string, RunAction>;
  }
}

const HOW = (name: string, action: string): string =>
  `Write actions({ '${name}': { '${action}': async ({ transaction, by, record }) => ({}) } }), for a resource of the shop's own in custom/api/index.ts`;

/** Throws a DeclarationError with the functions that no declared action runs. Returns what was given. */
export function checkActions(resources: readonly ResourceShape[], given: readonly AnyActions[]): readonly AnyActions[] {
  const faults: Fault[] = [];
  for (const byName of given)
    for (const [name, runs] of Object.entries(byName))
      for (const action of Object.keys(runs ?? {})) {
        const fault = strayFault(resources, name, action);
        if (fault) faults.push({ ...fault, place: placeOf(byName) });
      }
  if (faults.length > 0) throw new DeclarationError(faults);
  return given;
}

/** The functions of many features as `resource.action`. Throws a DeclarationError where a declared action has none. */
export function actionRegistry(
  resources: readonly ResourceShape[],
  given: readonly AnyActions[],
): ReadonlyMap<string, RunAction> {
  const found = new Map<string, RunAction>();
  for (const byName of given)
    for (const [name, runs] of Object.entries(byName))
      for (const [action, run] of Object.entries(runs ?? {})) if (run) found.set(`${name}.${action}`, run);
  const faults: Fault[] = [];
  for (const resource of resources)
    for (const [action, { run }] of Object.entries(resource.actions ?? {}))
      if (run && !found.has(`${resource.name}.${action}`))
        faults.push({
          resource: resource.name,
          field: `actions.${action}`,
          problem: 'declares `run: true`, and the API has no function for it',
          remedy: HOW(resource.name, action),
          place: placeOf(resource),
        });
  if (faults.length > 0) throw new DeclarationError(faults);
  return found;
}

/** What is wrong with giving a function for an action; nothing where it is declared with `run: true`. */
function strayFault(resources: readonly ResourceShape[], name: string, action: string): Omit<Fault, 'place'> | null {
  const declared = resources.find((resource) => resource.name === name);
  const own = declared?.actions ?? {};
  const field = `actions.${name}${declared ? `.${action}` : ''}`;
  if (!declared)
    return {
      resource: 'custom',
      field,
      problem: `a function for an action of "${name}", which is no resource`,
      remedy: instead(
        name,
        resources.map((each) => each.name),
      ),
    };
  const runs = Object.keys(own).filter((each) => own[each]?.run);
  if (runs.includes(action)) return null;
  return {
    resource: 'custom',
    field,
    problem: own[action]
      ? `a function for an action whose declaration lacks \`run: true\``
      : `a function for an action that ${name} does not declare`,
    remedy: own[action]
      ? `Add run: true to actions.${action} of ${name}, or leave the function out`
      : runs.length > 0
        ? instead(action, runs)
        : `Declare it: actions: { '${action}': { label: '…', run: true } }`,
  };
}

/** An action by its name, with its input, validated by its schema. */
export type Doing = { name: string; action: Action; input: Values };

/** Does an action with a record, in a transaction of the caller; `null` when there is none, 409 where it is not for it. */
export async function actIn(transaction: Executor, writer: Writer, { name, action, input }: Doing, id: string) {
  const { app, resource, by, preconditions } = writer;
  const before = await lock(transaction, resource, id);
  if (!before) return null;
  if (preconditions) await checkPreconditions(transaction, resource, before, preconditions);
  if (action.when && !matches(resource, action.when, before))
    throw new ApiError(409, 'conflict', `« ${action.label} » n’est plus possible : cet enregistrement a changé d’état`);
  const run = app.resourceActions.get(`${resource.name}.${name}`);
  const ran = await run?.({ app, transaction, by, record: before, values: input });
  const values: Values = { ...action.set, ...input, ...ran };
  await writeChange(transaction, writer, before, values);
  return endSave(transaction, writer, before, id, action.label);
}
