import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import type { ResourcePageProps } from './resource-context.ts';

type EmptyListProps = { isNarrowed: boolean; empty: ResourcePageProps['empty']; clear: () => void };

/** A list with nothing in it: because nothing matches, with the way back, or because there is nothing yet. */
export function EmptyList({ isNarrowed, empty, clear }: EmptyListProps) {
  return (
    <div className="empty-list">
      <InboxOutlined aria-hidden />
      <p>{isNarrowed ? (empty?.narrowed ?? 'Aucun résultat') : (empty?.none ?? 'La liste est vide')}</p>
      {isNarrowed && (
        <Button type="link" onClick={clear}>
          Effacer la recherche et les filtres
        </Button>
      )}
    </div>
  );
}

/** A list that could not be loaded, and the way to try again. */
export const FailedList = ({ message, detail, retry }: { message: string; detail?: string; retry: () => unknown }) => (
  <Alert
    type="error"
    showIcon
    message={message}
    description={detail && detail !== message ? detail : undefined}
    action={<Button onClick={() => retry()}>Réessayer</Button>}
  />
);
