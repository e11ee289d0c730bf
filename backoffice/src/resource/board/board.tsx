import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ResourceShape, stateLabels } from '@karite/shared/resource';
import { useInvalidate, useSubscription } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { SAID } from '../dragging.ts';
import type { ListColumn } from '../list/columns.ts';
import { filtersWith, keysOf, type ListState } from '../list/list-state.ts';
import type { ListViewProps, ResourcePageProps } from '../resource-context.ts';
import type { ShopRecord } from '../values.ts';
import { BoardCard, type OnBoard } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { type Move, movesOf } from './moves.ts';
import type { StateField } from './state-field.ts';
import { useMove } from './use-move.ts';
import './board.css';

type BoardProps = Pick<ListViewProps, 'cells' | 'open'> & {
  resource: ResourceShape;
  by: StateField;
  state: ListState;
  columns: readonly ListColumn[];
  setState: ResourcePageProps['setState'];
};

/** The records of a list in a column for each state, to be dragged into the next, or moved there by a menu. */
export default function Board({ resource, by, state, columns, cells, open, setState }: BoardProps) {
  const move = useMove(resource, by, setState);
  const [dragged, drag] = useState<{ record: ShopRecord; moves: readonly Move[] } | null>(null);
  useLiveBoard(resource, dragged !== null);
  // A finger that rests takes a card; one that moves at once scrolls.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const moves = (record: ShopRecord) => movesOf(resource, by, record, setState !== undefined);
  const only = keysOf(state.filters)[by.name];
  const shown = Object.keys(stateLabels(by.field.states)).filter((value) => !only || only.split(',').includes(value));
  const onBoard: OnBoard = { resource, by, columns, cells, open, moves, move };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SAID}
      onDragStart={({ active }) => {
        const record: ShopRecord | undefined = active.data.current?.record;
        drag(record ? { record, moves: moves(record) } : null);
      }}
      onDragCancel={() => drag(null)}
      onDragEnd={({ over }) => {
        const to = dragged?.moves.find((each) => each.to === over?.id);
        if (dragged && to) void move(dragged.record, to);
        drag(null);
      }}
    >
      <section className="board" aria-label={`Par ${by.field.label.toLowerCase()}`}>
        {shown.map((value) => {
          const mayCome = dragged?.moves.some(({ to }) => to === value) ?? false;
          return (
            <BoardColumn
              key={value}
              {...onBoard}
              value={value}
              state={{ ...state, filters: filtersWith(state.filters, { [by.name]: value }) }}
              target={mayCome ? 'open' : dragged && dragged.record[by.name] !== value ? 'closed' : undefined}
            />
          );
        })}
      </section>
      <DragOverlay>{dragged && <BoardCard {...onBoard} record={dragged.record} />}</DragOverlay>
    </DndContext>
  );
}

/** Refetches a board when others have changed its records, but never while a card is dragged. */
function useLiveBoard({ name: resource }: ResourceShape, isHeld: boolean): void {
  const invalidate = useInvalidate();
  const [events, setEvents] = useState(0);
  useSubscription({ channel: `resources/${resource}`, onLiveEvent: () => setEvents((count) => count + 1) });
  useEffect(() => {
    if (events > 0 && !isHeld) void invalidate({ resource, invalidates: ['resourceAll'] });
  }, [events, isHeld, invalidate, resource]);
}
