import { messagesOf, orderedBy, type ResourceShape, sortOf } from '@karite/shared/resource';
import { useCustomMutation, useInvalidate } from '@refinedev/core';
import { lazy, Suspense } from 'react';
import { offersHere } from '../../providers/access-control.ts';
import { API } from '../../providers/api.ts';
import { messageOf } from '../../providers/message-of.ts';
import type { NamedCells } from '../named-cell.ts';
import { nameOf } from '../values.ts';
import { isNarrowed, type ListState } from './list-state.ts';
import type { Destination } from './place-cell.tsx';

const PlaceCell = lazy(() => import('./place-cell.tsx'));

/** Moves a record within its resource's own order, and has it read again; one move after the other. */
export function useOrderMove(resource: ResourceShape) {
  const { mutate, mutation } = useCustomMutation();
  const invalidate = useInvalidate();
  const isMoving = mutation.isPending;
  const move = (id: string, to: Destination) => {
    // A second drop meanwhile would mean an order that is no longer shown.
    if (isMoving) return;
    mutate(
      {
        url: `${API}/${resource.name}/order`,
        method: 'post',
        values: { id, ...to },
        successNotification: false,
        errorNotification: (error) => ({
          type: 'error',
          message: messageOf(error, "Erreur lors de l'enregistrement"),
          description: messagesOf(resource).loadFailed,
        }),
      },
      { onSettled: () => void invalidate({ resource: resource.name, invalidates: ['resourceAll'] }) },
    );
  };
  return { move, isMoving };
}

/**
 * The cell by which records are moved within their own order, by the field's name; nothing where they have none, the
 * list is narrowed or in another order (unless it is drawn in theirs all the same), or nobody here may change it.
 */
export function useOrder(resource: ResourceShape, { filters, sorters }: ListState, isDrawnInOrder = false) {
  const { move, isMoving } = useOrderMove(resource);
  const sort = sorters[0] ?? sortOf(resource);
  const ordered = orderedBy(resource);
  const isInOrder = isDrawnInOrder || (sort?.field === ordered && sort?.order === 'asc');
  const name = ordered && offersHere(resource, 'update') && isInOrder && !isNarrowed(filters) ? ordered : null;
  const field = name === null ? undefined : resource.fields[name];
  const within = field?.kind === 'position' ? field.within : undefined;
  const places: NamedCells =
    name === null
      ? {}
      : {
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
                  {...{ isMoving, move }}
                />
              </Suspense>
            ),
        };
  return { places, move, isOrdered: ordered !== undefined && ordered !== null };
}
