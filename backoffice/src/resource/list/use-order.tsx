import { messagesOf, orderedBy, type ResourceShape, sortOf } from '@karite/shared/resource';
import { useInvalidate, useNotification } from '@refinedev/core';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { offersHere } from '../../providers/access-control.ts';
import { API } from '../../providers/data-provider.ts';
import { request } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';
import type { NamedCells } from '../named-cell.ts';
import { nameOf } from '../values.ts';
import { isNarrowed, type ListState } from './list-state.ts';
import type { Destination } from './place-cell.tsx';

const PlaceCell = lazy(() => import('./place-cell.tsx'));

/**
 * The cell by which records are moved within their own order, by the field's name; nothing where they have none, the
 * list is narrowed or in another order (unless it is drawn in theirs all the same), or nobody here may change it.
 */
export function useOrder(resource: ResourceShape, state: ListState, isDrawnInOrder = false): NamedCells {
  const canEdit = offersHere(resource, 'update');
  const invalidate = useInvalidate();
  const { open } = useNotification();
  const [isMoving, setMoving] = useState(false);
  const isBusy = useRef(false);
  const sort = state.sorts[0] ?? sortOf(resource);
  const ordered = orderedBy(resource);
  const isInOrder = isDrawnInOrder || (sort?.field === ordered && sort?.order === 'asc');
  const name = ordered && canEdit && isInOrder && !isNarrowed(state) ? ordered : null;

  const move = useCallback(
    async (id: string, to: Destination) => {
      // One after the other: a second drop meanwhile would mean an order that is no longer shown.
      if (isBusy.current) return;
      isBusy.current = true;
      setMoving(true);
      try {
        await request('POST', `${API}/${resource.name}/order`, { id, ...to });
      } catch (error) {
        open?.({
          type: 'error',
          message: messageOf(error, "Erreur lors de l'enregistrement"),
          description: messagesOf(resource).loadFailed,
        });
      }
      await invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
      isBusy.current = false;
      setMoving(false);
    },
    [resource, invalidate, open],
  );

  return useMemo(() => {
    if (name === null) return {};
    const field = resource.fields[name];
    const within = field?.kind === 'position' ? field.within : undefined;
    return {
      [name]: ({ record, isWhole, value }) =>
        isWhole ? (
          String(value ?? '')
        ) : (
          <Suspense>
            <PlaceCell
              id={String(record.id)}
              place={String(value)}
              among={String((within && record[within]) ?? '')}
              called={nameOf(resource, record)}
              isMoving={isMoving}
              move={move}
            />
          </Suspense>
        ),
    };
  }, [name, resource, isMoving, move]);
}
