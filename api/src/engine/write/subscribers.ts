import type { ResourceShape } from '@karite/shared/resource';
import { DeclarationError, type Fault, instead, placeOf, rememberPlace } from '@karite/shared/resource/check';
import type { FastifyInstance } from 'fastify';
import { defineTask, type QueuedTask, type Shop, type Task } from '../../platform/tasks/define-task.ts';
import { findOne, type StoredRecord } from '../read/read.ts';
import type { AnyHooks, Writing } from './hooks.ts';

/** `transition`: a field of the kind `state` has another value; that is an update too. */
export type ChangeEvent = 'created' | 'updated' | 'transition' | 'removed';
const EVENTS: readonly ChangeEvent[] = ['created', 'updated', 'transition', 'removed'];

type Values<R extends ResourceShape> = Partial<StoredRecord<R>>;

/** A change of a record that has committed. */
export type Change<R extends ResourceShape = ResourceShape> = {
  event: ChangeEvent;
  id: string;
  /** The record as it is now, which may be later than this change; `null`: it has been removed. */
  record: StoredRecord<R> | null;
  /** Of an update the former and new values of the changed fields; of a removal the former record; of a creation nothing. */
  before: Values<R>;
  after: Values<R>;
  /** Who changed it; `null`: a visitor, or the server itself. */
  by: { id: string; email: string } | null;
};

type Options<R extends ResourceShape> = Pick<QueuedTask, 'atOnce' | 'attempts' | 'pause' | 'seconds' | 'pollEvery'> & {
  /** Names its queue, its log lines and its metrics: of its own among all tasks. */
  name: string;
  /** What it does, in French, as administrators read it in « Tâches ». */
  label: string;
  /** The resource to follow: Karité's or the shop's own. */
  resource: R;
  on: readonly ChangeEvent[];
  /** Which of these changes; judged in the transaction. All where absent. */
  when?(change: { before: StoredRecord<R> | null; after: StoredRecord<R> | null }): boolean;
  /** May be called twice for one change, where a process was killed. */
  run(shop: Shop, change: Change<R>): PromiseLike<unknown>;
  /** Called after the last attempt has failed, with its error as administrators read it. */
  onGivenUp?(shop: Shop, change: Change<R>, problem: string): PromiseLike<unknown>;
};

type Queued<R extends ResourceShape = ResourceShape> = Omit<Change<R>, 'record'>;
export type Subscriber = Pick<Options<ResourceShape>, 'on' | 'when'> & { resource: string; task: QueuedTask<Queued> };

/**
 * Declares a function that runs after a change of a resource has committed, by whichever way it was written: route, import, undo,
 * action or a feature's code. It is queued in the transaction of the change, retried after a failure, and one that fails hinders no other.
 */
export function defineSubscriber<R extends ResourceShape>(options: Options<R>): Subscriber {
  const { resource, on, when, run, onGivenUp, ...task } = options;
  const changeOf = async ({ database }: Shop, queued: Queued<R>): Promise<Change<R>> => ({
    ...queued,
    record: await findOne(database, resource, queued.id),
  });
  const subscriber: Subscriber = {
    resource: resource.name,
    on,
    when,
    task: defineTask<Queued<R>>({
      ...task,
      resource: resource.name,
      run: async (shop, queued) => run(shop, await changeOf(shop, queued)),
      ...(onGivenUp && {
        onGivenUp: async (shop: Shop, queued: Queued<R>, problem: string) =>
          onGivenUp(shop, await changeOf(shop, queued), problem),
      }),
    }),
  };
  rememberPlace(subscriber);
  return subscriber;
}

export const tasksOf = (subscribers: readonly Subscriber[]): Task[] => subscribers.map(({ task }) => task);

type Written = { before: StoredRecord | null; after: StoredRecord | null };

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The fields that differ between two records; the moment of the save says nothing. */
const changedFields = (before: StoredRecord, after: StoredRecord): string[] =>
  Object.keys(after).filter(
    (name) => name !== 'updatedAt' && name !== 'rowVersion' && isOther(before[name], after[name]),
  );

const pick = (record: StoredRecord, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/** What happened, in the words of a subscriber; `null`: nothing that it follows. */
function changeFor(resource: ResourceShape, on: readonly ChangeEvent[], { before, after }: Written) {
  if (!before) return on.includes('created') ? { event: 'created' as const, before: {}, after: {} } : null;
  if (!after) return on.includes('removed') ? { event: 'removed' as const, before, after: {} } : null;
  const names = changedFields(before, after);
  if (names.length === 0) return null;
  const isTransition = names.some((name) => resource.fields[name]?.kind === 'state');
  const event = isTransition && on.includes('transition') ? 'transition' : on.includes('updated') ? 'updated' : null;
  return event && { event, before: pick(before, names), after: pick(after, names) };
}

/** Hooks that queue the work of subscribers, in the transaction of each change. */
export function subscriberHooks(app: FastifyInstance, subscribers: readonly Subscriber[]): AnyHooks[] {
  checkSubscribers(app.resources, subscribers);
  return subscribers.map(({ resource: name, task, on, when }) => {
    const resource = app.resources.find((each) => each.name === name);
    const queue = async ({ transaction, by, before, after }: Written & Writing) => {
      const id = (after ?? before)?.id;
      const change = resource && changeFor(resource, on, { before, after });
      if (!id || !change || when?.({ before, after }) === false) return;
      const data = { ...change, id, by: by && { id: by.id, email: by.email } };
      await app.taskQueue.send(transaction, task, data, { record: id });
    };
    return { [name]: { afterSave: queue, afterDelete: queue } };
  });
}

/** Throws a DeclarationError with the subscribers that nothing would ever call. */
function checkSubscribers(resources: readonly ResourceShape[], subscribers: readonly Subscriber[]): void {
  const faults: Fault[] = [];
  const followed = resources.filter(({ isLog }) => !isLog).map(({ name }) => name);
  for (const subscriber of subscribers) {
    const report = (problem: string, remedy: string) =>
      faults.push({
        resource: 'custom',
        field: `subscribers.${subscriber.task.name}`,
        problem,
        remedy,
        place: placeOf(subscriber),
      });
    if (!followed.includes(subscriber.resource))
      report(`no changes of "${subscriber.resource}" can be followed`, instead(subscriber.resource, followed));
    if (subscriber.on.length === 0) report('"on" is empty', `Valid names: ${EVENTS.join(', ')}`);
    for (const event of subscriber.on)
      if (!EVENTS.includes(event)) report(`no event "${event}"`, instead(event, EVENTS));
  }
  if (faults.length > 0) throw new DeclarationError(faults);
}
