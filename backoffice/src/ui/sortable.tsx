import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties, ReactNode } from 'react';

type SortableProps<T> = {
  items: readonly T[];
  keyOf: (item: T) => string;
  onChange: (items: T[]) => void;
  children: ReactNode;
};

const HOW = 'Espace prend l’élément, les flèches le déplacent, Espace le pose, Échap le remet à sa place.';

/** Items that are dragged into their order by mouse, finger or keys; each draws itself with `useSortableItem`. */
export function Sortable<T>({ items, keyOf, onChange, children }: SortableProps<T>) {
  const sensors = useSensors(
    // A click, and the scrolling of a finger, drag nothing.
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = items.map(keyOf);
  const place = (key: string | number | undefined) => keys.indexOf(String(key)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Élément ${place(active.id)} pris`,
    onDragOver: ({ over }) => (over ? `Place ${place(over.id)} sur ${keys.length}` : undefined),
    onDragEnd: ({ over }) => (over ? `Posé à la place ${place(over.id)}` : 'Remis à sa place'),
    onDragCancel: () => 'Remis à sa place',
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: HOW } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onChange(arrayMove([...items], place(active.id) - 1, place(over.id) - 1));
      }}
    >
      <SortableContext items={keys}>{children}</SortableContext>
    </DndContext>
  );
}

/** What an item's element, and the handle within that it is dragged by, are given. */
export function useSortableItem(key: string, label: string) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: key,
    attributes: { roleDescription: 'élément à déplacer' },
  });
  const style: CSSProperties = {
    transform: CSS.Translate.toString(transform),
    transition,
    ...(isDragging && { opacity: 0.6, position: 'relative', zIndex: 1 }),
  };
  const handle = { ...attributes, ...listeners, 'aria-label': label, style: { cursor: 'grab' } };
  return { item: { ref: setNodeRef, style }, handle };
}
