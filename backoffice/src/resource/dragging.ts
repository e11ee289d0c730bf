import {
  type Active,
  type ClientRect,
  type CollisionDetection,
  closestCenter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** The texts that a screen reader announces during dragging. */
export const SAID = {
  screenReaderInstructions: {
    draggable: 'Espace pour saisir, les flèches pour déplacer, Espace pour déposer, Échap pour annuler.',
  },
  announcements: {
    onDragStart: () => 'Saisi.',
    onDragOver: ({ over }: { over: unknown }) => (over ? 'Peut être déposé ici.' : 'Ne peut pas être déposé ici.'),
    onDragEnd: ({ over }: { over: unknown }) => (over ? 'Déposé.' : 'Resté à sa place.'),
    onDragCancel: () => 'Annulé.',
  },
};

/** By a mouse or a finger, once it has moved so many px, and by keyboard. */
export const useDragSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

/** What lies below the pointer, or is nearest to what the keys have moved. */
export const collisions: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** Whether a row is below the dragged one, which then goes after it: a tree draws its rows in an order of its own. */
export const isBelow = (row: ClientRect | null, { rect }: Active): boolean =>
  (row?.top ?? 0) > (rect.current.initial?.top ?? 0);
