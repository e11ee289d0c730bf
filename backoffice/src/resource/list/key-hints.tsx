import type { ResourceShape } from '@karite/shared/resource';
import { shortcutsOf } from './shortcuts.ts';

/** What the keys do in a list whose actions have some. */
export function KeyHints({ resource }: { resource: ResourceShape }) {
  if (!Object.values(resource.actions ?? {}).some(({ key }) => key)) return null;
  return (
    <p className="key-hints quiet">
      {shortcutsOf(resource).map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <span> {does}</span>
        </span>
      ))}
    </p>
  );
}
