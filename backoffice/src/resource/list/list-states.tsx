import { InboxOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Alert } from '../../ui/alert.tsx';
import type { ResourcePageProps } from '../resource-context.ts';

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

/** Says what was taken out of the list's address, because the list has no such filter, value, order or page. */
export const RemovedNotice = ({ labels }: { labels: readonly string[] }) => (
  <p className="removed-notice" role="status">
    {labels.length > 0 && (
      <>
        <InfoCircleOutlined aria-hidden /> Un filtre de l'adresse n'existe pas, il a été retiré : {labels.join(', ')}
      </>
    )}
  </p>
);

type FailedProps = { message: string; detail?: string; retry?: () => unknown };

/** What could not be loaded, and the way to try again. */
export const FailedToLoad = ({ message, detail, retry }: FailedProps) => (
  <Alert
    type="error"
    showIcon
    message={message}
    description={detail && detail !== message ? detail : undefined}
    action={retry && <Button onClick={() => retry()}>Réessayer</Button>}
  />
);
