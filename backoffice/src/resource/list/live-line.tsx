import { plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { Button } from 'antd';

type LiveLineProps = {
  label: ResourceShape['label'];
  added: number;
  removed: number;
  isUnknown: boolean;
  show: () => void;
};

/** What others have done to the list since it was read, in words; `null`: nothing that moves rows. */
export function newsIn({
  label: { one, many },
  added,
  removed,
  isUnknown,
}: Omit<LiveLineProps, 'show'>): string | null {
  const parts = [
    ...(added > 0 ? [`${plural(added, one, many).toLowerCase()} de plus`] : []),
    ...(removed > 0 ? [`${added > 0 ? removed : plural(removed, one, many).toLowerCase()} de moins`] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return isUnknown ? 'La liste a pu changer' : null;
}

/** Shows how much is new, and loads it on request. Its space is reserved: nothing moves. */
export function LiveLine({ show, ...news }: LiveLineProps) {
  const parts = newsIn(news);
  return (
    <span className="live-line" role="status">
      {parts && (
        <Button size="small" shape="round" onClick={show}>
          {parts} – Afficher
        </Button>
      )}
    </span>
  );
}
