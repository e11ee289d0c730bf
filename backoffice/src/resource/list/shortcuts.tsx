import type { ResourceShape } from '@karite/shared/resource';
import { Typography } from 'antd';
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

/** The keys of a list: those of every list, and the declared actions that the current user may do. */
const shortcutsOf = ({ name, actions = {} }: ResourceShape): readonly Shortcut[] => [
  ...LIST_SHORTCUTS,
  ...Object.entries(actions).flatMap(([action, { key, label }]) =>
    key && mayHere(name, action) ? [{ keys: [key.toUpperCase()], does: label }] : [],
  ),
];

/** The help for the keys of a list with action keys. */
export function KeyHints({ resource }: { resource: ResourceShape }) {
  if (!Object.values(resource.actions ?? {}).some(({ key }) => key)) return null;
  return (
    <p className="key-hints quiet">
      {shortcutsOf(resource).map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Typography.Text key={key} keyboard>
              {key}
            </Typography.Text>
          ))}
          <span>{does}</span>
        </span>
      ))}
    </p>
  );
}
