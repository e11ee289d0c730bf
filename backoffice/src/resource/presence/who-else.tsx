import { EyeOutlined } from '@ant-design/icons';
import type { ResourceShape } from '@karite/shared/resource';
import { type Present, usePresence } from './use-presence.ts';
import './who-else.css';

/** Who else has a record open, in words; empty for nobody. */
export const wordsOf = (others: readonly Present[]): string =>
  others.map(({ email, isEditing }) => `${email} ${isEditing ? 'modifie' : 'consulte'} aussi cette fiche`).join(' · ');

/** Shows who else has a record open, and whether they are changing it. */
export default function WhoElse({
  resource,
  id,
  isEditing,
}: {
  resource: ResourceShape;
  id: string;
  isEditing: boolean;
}) {
  const others = usePresence(resource, id, isEditing);
  return (
    <p className="who-else" role="status">
      {others.length > 0 && (
        <>
          <EyeOutlined aria-hidden /> {wordsOf(others)}
        </>
      )}
    </p>
  );
}
