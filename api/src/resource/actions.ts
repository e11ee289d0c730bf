import type { Action, ResourceShape, ValuesOf } from '@karite/shared/resource';
import { matches } from '@karite/shared/resource/where';
import type { Resources } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../database/database.ts';
import type { SignedIn } from '../server/access/signed-in.ts';
import { ApiError } from '../server/errors/api-error.ts';
import { checkExpected } from './expected.ts';
import type { Found } from './read.ts';
import { refuseRolledUp } from './rollup.ts';
import { updateRecord, type Values } from './save.ts';
import { judgeChange, keepSteps } from './steps.ts';
import { endSave, lock, prepareSave, type Writer } from './write.ts';

/** What an action does that data can't say, in its transaction; what it answers is written to the record. */
export type RunAction<R extends ResourceShape = ResourceShape> = {
  run(doing: {
    app: FastifyInstance;
    transaction: Executor;
    by: SignedIn | null;
    record: Found<R>;
    /** What it asked for. */
    values: ValuesOf<R>;
  }): Promise<ValuesOf<R>>;
}['run'];

/** The actions of a resource that say `run`. */
type Run<R extends ResourceShape> = {
  [K in keyof R['actions']]: NonNullable<R['actions']>[K & string] extends { run: true } ? K : never;
}[keyof R['actions']];

/** Functions of actions by resource and action: one for each that says `run`, and for no other. */
export type ActionsOf<R extends ResourceShape> = {
  [Each in R as Each['name']]?: [Run<Each>] extends [never] ? never : { [K in Run<Each>]: RunAction<Each> };
};

/** Functions of actions, of whichever resources. */
export type AnyActions = Readonly<Record<string, Readonly<Record<string, RunAction>> | undefined>>;

type ShopActions = ActionsOf<Resources[keyof Resources]>;

/** `actions({ orders: { ship: async ({ transaction, by, record }) => … } })`: what the shop's declared actions run. */
export const actions = (byName: ShopActions): ShopActions => byName;

declare module 'fastify' {
  interface FastifyInstance {
    /** What declared actions run, as `resource.action`. */
    resourceActions: ReadonlyMap<string, RunAction>;
  }
}

/** Puts functions of many places together. Throws when a declared action has none, or a function no such action. */
export function actionRegistry(
  resources: readonly ResourceShape[],
  given: readonly AnyActions[],
): ReadonlyMap<string, RunAction> {
  const found = new Map<string, RunAction>();
  for (const byName of given)
    for (const [name, runs] of Object.entries(byName))
      for (const [action, run] of Object.entries(runs ?? {})) found.set(`${name}.${action}`, run);
  const declared = resources.flatMap(({ name, actions: own = {} }) =>
    Object.entries(own).flatMap(([action, { run }]) => (run ? [`${name}.${action}`] : [])),
  );
  const missing = declared.find((key) => !found.has(key));
  if (missing)
    throw new Error(`${missing}: says \`run\`, but the API has no function for it: add it with actions({ … })`);
  const stray = [...found.keys()].find((key) => !declared.includes(key));
  if (stray) throw new Error(`${stray}: a function for an action whose declaration does not say \`run: true\``);
  return found;
}

/** An action by its name, with what it asked for, judged by its schema. */
export type Doing = { name: string; action: Action; asked: Values };

/** Does an action with a record, in a transaction of the caller; `null` when there is none, 409 where it is not for it. */
export async function actIn(transaction: Executor, writer: Writer, { name, action, asked }: Doing, id: string) {
  const { app, resource, by, expected } = writer;
  const before = await lock(transaction, resource, id);
  if (!before) return null;
  if (expected) await checkExpected(transaction, resource, before, expected);
  if (action.when && !matches(resource, action.when, before))
    throw new ApiError(409, 'conflict', `« ${action.label} » n'est plus possible : cet enregistrement a changé d'état`);
  const run = app.resourceActions.get(`${resource.name}.${name}`);
  const ran = await run?.({ app, transaction, by, record: before, values: asked });
  const values: Values = { ...action.set, ...asked, ...ran };
  await prepareSave(transaction, writer, before, values);
  judgeChange(resource, values, before);
  await refuseRolledUp(transaction, app.resources, resource, before, values);
  await updateRecord(transaction, resource, before, values);
  await keepSteps(transaction, resource, { id, before, values, by: by?.email ?? null });
  return endSave(transaction, writer, before, id, action.label);
}
