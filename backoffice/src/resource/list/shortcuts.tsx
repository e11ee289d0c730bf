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

/** The keys that reach whom a record is about. Who only reads does not write to them. */
const contactShortcuts = ({ name, contactKeys }: ResourceShape): readonly Shortcut[] =>
  contactKeys
    ? [
        { keys: [contactKeys.call.toUpperCase()], does: 'Joindre par téléphone' },
        ...(mayHere(name, 'update') ? [{ keys: [contactKeys.chat.toUpperCase()], does: 'Écrire par WhatsApp' }] : []),
      ]
    : [];

/** The keys of a list: those of every list, those of contact, and the declared actions that the current user may do. */
const shortcutsOf = (resource: ResourceShape): readonly Shortcut[] => [
  ...LIST_SHORTCUTS,
  ...contactShortcuts(resource),
  ...Object.entries(resource.actions ?? {}).flatMap(([action, { key, label }]) =>
    key && mayHere(resource.name, action) ? [{ keys: [key.toUpperCase()], does: label }] : [],
  ),
];

/** The help for the keys of a list with action keys. */
export function KeyHints({ resource }: { resource: ResourceShape }) {
  if (!resource.contactKeys && !Object.values(resource.actions ?? {}).some(({ key }) => key)) return null;
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
