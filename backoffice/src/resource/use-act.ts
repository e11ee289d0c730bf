import { plural } from '@karite/shared/format';
import type { Action, ResourceShape } from '@karite/shared/resource';
import { useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { messageOf } from '../providers/message-of.ts';
import { actOn } from './act-on.ts';
import { settling } from './settling.ts';
import { useRecordWrite } from './use-record-write.ts';
import { useUndo } from './use-undo.ts';
import type { Fields, ShopRecord } from './values.ts';

type Outcome = { id: string; isDone: boolean; message: string | null };

/** So many records are sent at once. */
const AT_ONCE = 100;
const FAILED = 'L’action n’a pas abouti';

/**
 * Runs declared actions, refetches the affected records, and shows the result, with the server's own message. `values` are
 * the action's parameters.
 */
export function useAct(resource: ResourceShape) {
  const { write, refresh } = useRecordWrite(resource);
  const { open: notify } = useNotification();
  const undo = useUndo(resource);

  /** Whether it was done. */
  const actOnOne = useCallback(
    (name: string, action: Action, record: ShopRecord, values?: Fields): Promise<boolean> =>
      settling(async () => {
        const isDone = await actOn(write, resource, name, record, values).then(
          () => true,
          (error: unknown) => {
            notify?.({ type: 'error', message: messageOf(error, FAILED) });
            return false;
          },
        );
        if (isDone)
          notify?.({
            type: 'success',
            message: action.done ?? `${action.label} : fait`,
            ...(!action.isFinal && undo([record.id])),
          });
        await refresh();
        return isDone;
      }),
    [notify, write, refresh, resource, undo],
  );
  /** Whether all of them were done. */
  const actOnMany = useCallback(
    (name: string, action: Action, ids: readonly string[], values?: Fields): Promise<boolean> =>
      settling(async () => {
        const results: Outcome[] = [];
        const refusals = new Set<string>();
        try {
          for (let at = 0; at < ids.length; at += AT_ONCE) {
            const body = { ids: ids.slice(at, at + AT_ONCE), ...(values && { values }) };
            const { results: outcomes }: Record<string, Outcome[] | undefined> = await write('post', name, body);
            results.push(...(outcomes ?? []));
          }
        } catch (error) {
          refusals.add(messageOf(error, FAILED));
        }
        const doneIds = results.flatMap(({ id, isDone }) => (isDone ? [id] : []));
        const done = doneIds.length;
        for (const { isDone, message } of results) if (!isDone) refusals.add(message ?? FAILED);
        await refresh();
        const count = plural(done, resource.label.one, resource.label.many).toLowerCase();
        const summary = `${action.done ?? `${action.label} : fait`} (${count})`;
        if (done > 0) notify?.({ type: 'success', message: summary, ...(!action.isFinal && undo(doneIds)) });
        if (refusals.size > 0)
          notify?.({
            type: 'error',
            message: [...refusals].join(' · '),
            description: `${action.label} : ${plural(ids.length - done, resource.label.one, resource.label.many).toLowerCase()} sans changement`,
          });
        return refusals.size === 0;
      }),
    [notify, write, refresh, resource, undo],
  );
  return { actOnOne, actOnMany };
}
