import { type CollisionDetection, DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { collisions, SAID, useDragSensors } from '../dragging.ts';
import type { Destination } from './place-cell.tsx';

type OrderedRowsProps = {
  ids: readonly string[];
  move: (id: string, to: Destination) => unknown;
  children: ReactNode;
};

/** Only those of the same order: rows may hold rows of another one. */
const inSameOrder: CollisionDetection = (args) => {
  const among = args.active.data.current?.among;
  const droppableContainers = args.droppableContainers.filter(({ data }) => data.current?.among === among);
  return collisions({ ...args, droppableContainers });
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
        const [from, to] = [String(active.id), String(over?.id ?? active.id)];
        if (from !== to) void move(from, ids.indexOf(from) < ids.indexOf(to) ? { after: to } : { before: to });
      }}
    >
      <SortableContext items={[...ids]} strategy={standStill}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
