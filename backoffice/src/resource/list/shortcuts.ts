import type { ResourceShape } from '@karite/shared/resource';
import { mayHere } from '../../providers/actor.ts';

/** A key, or several at once, as they are written on the keyboard, and what it does. */
type Shortcut = { keys: readonly string[]; does: string };

/** What the keys do in every list, on the row that has the focus. */
const LIST_SHORTCUTS: readonly Shortcut[] = [
  { keys: ['↓'], does: 'Ligne suivante' },
  { keys: ['↑'], does: 'Ligne précédente' },
  { keys: ['Entrée'], does: 'Ouvrir' },
  { keys: ['Espace'], does: 'Cocher' },
  { keys: ['Ctrl', 'A'], does: 'Cocher toute la page' },
];

/** The keys of a list: what every list knows, and the actions of its declaration that who works here may do. */
export const shortcutsOf = ({ name, actions = {} }: ResourceShape): readonly Shortcut[] => [
  ...LIST_SHORTCUTS,
  ...Object.entries(actions).flatMap(([action, { key, label }]) =>
    key && mayHere(name, action) ? [{ keys: [key.toUpperCase()], does: label }] : [],
  ),
];
