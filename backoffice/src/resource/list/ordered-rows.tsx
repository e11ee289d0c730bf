import { type CollisionDetection, DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { collisions, isBelow, SAID, useDragSensors } from '../dragging.ts';
import type { Destination } from './place-cell.tsx';

type OrderedRowsProps = {
  ids: readonly string[];
  move: (id: string, to: Destination) => unknown;
  children: ReactNode;
};

/** Only those of the same order; over a row of another one, the row that this one belongs to. */
const inSameOrder: CollisionDetection = (args) => {
  const orderOf = (data: { current?: { among?: string } } | undefined) => data?.current?.among;
  const mine = args.droppableContainers.filter(({ data }) => orderOf(data) === orderOf(args.active.data));
  const [found] = collisions({ ...args, droppableContainers: mine });
  if (found || !args.pointerCoordinates) return found ? [found] : [];
  const [under] = collisions(args);
  const parent = orderOf(args.droppableContainers.find(({ id }) => id === under?.id)?.data);
  return mine.filter(({ id }) => id === parent).map(({ id }) => ({ id }));
};

/** Rows stay where they are until one is dropped: a mark shows where it would go. */
const standStill = () => null;

/** Rows, or cards, that are dragged into an order by the handle of their `PlaceCell`. */
export default function OrderedRows({ ids, move, children }: OrderedRowsProps) {
  const sensors = useDragSensors();
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={inSameOrder}
      accessibility={SAID}
      onDragEnd={({ active, over }) => {
        if (!over || over.id === active.id) return;
        const to = String(over.id);
        void move(String(active.id), isBelow(over.rect, active) ? { after: to } : { before: to });
      }}
    >
      <SortableContext items={[...ids]} strategy={standStill}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
