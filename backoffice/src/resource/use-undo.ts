import { plural } from '@karite/shared/format';
import { isWritten, type ResourceShape } from '@karite/shared/resource';
import { useInvalidate, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { mayHere } from '../providers/actor.ts';

/** The most records that one undo restores: more would take longer than the message is shown. */
const MOST = 100;

/**
 * What a message of success offers besides its words: to take back what was done to these records, by the audit (R1552). Empty
 * for who may not, and where nothing can be; `isMine`: who has just done it may undo it by hand as well.
 */
export function useUndo(resource: ResourceShape, isMine = true) {
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  return useCallback(
    (ids: readonly string[]): { cancelMutation?: () => void } => {
      // Of a view nothing is stored: what an action set in motion has happened.
      const isSaved = !resource.isView && (isWritten(resource) || resource.actions !== undefined);
      if (!isMine || !isSaved || ids.length === 0 || ids.length > MOST || !mayHere('audit', 'update')) return {};
      const loading = import('./undo-changes.ts').then(async ({ lastChanges, undoChanges }) => ({
        entries: await lastChanges(resource, ids),
        undoChanges,
      }));
      // A failure matters only after a request to undo.
      loading.catch(() => undefined);
      const undo = async () => {
        const refusals = await loading.then(
          ({ entries, undoChanges }) => undoChanges(ids, entries),
          () => ids.map(() => 'L’annulation n’a pas abouti'),
        );
        const done = ids.length - refusals.length;
        await invalidate({ invalidates: ['all'] });
        const count = ids.length > 1 ? ` (${plural(done, resource.label.one, resource.label.many).toLowerCase()})` : '';
        if (done > 0) notify?.({ type: 'success', message: `C’est annulé${count}` });
        if (refusals.length > 0) notify?.({ type: 'error', message: [...new Set(refusals)].join(' · ') });
      };
      return { cancelMutation: () => void undo() };
    },
    [resource, isMine, invalidate, notify],
  );
}
