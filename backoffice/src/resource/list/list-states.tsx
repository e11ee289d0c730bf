import { InfoCircleOutlined } from '@ant-design/icons';
import type { ResourceShape } from '@karite/shared/resource';
import { Button, Empty } from 'antd';
import { Drawing } from '../../ui/pictures/drawing.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import type { ResourcePageProps } from '../resource-context.ts';
import { createLabel } from '../values.ts';

type EmptyListProps = {
  resource: ResourceShape;
  isNarrowed: boolean;
  empty: ResourcePageProps['empty'];
  clear: () => void;
  /** Opens an empty form; absent for those who may not create. */
  create: (() => void) | null;
};

/** A list with nothing in it: nothing matches, with the way back, or nothing is there yet, with what it is for. */
export const EmptyList = ({ resource, isNarrowed, empty, clear, create }: EmptyListProps) =>
  isNarrowed ? (
    <Empty image={<Drawing of="narrowed" />} description={empty?.narrowed ?? 'Aucun résultat'}>
      <Button onClick={clear}>Effacer la recherche et les filtres</Button>
    </Empty>
  ) : (
    <Empty
      image={<Drawing of="empty" />}
      description={
        <>
          <p>{empty?.none ?? 'La liste est vide'}</p>
          {resource.purpose && <p className="quiet">{resource.purpose}</p>}
        </>
      }
    >
      {/* The page's head has the main one. */}
      {create && <Button onClick={create}>{createLabel(resource)}</Button>}
    </Empty>
  );

/** Rows that are still on their way, as high as they will be. */
export const LoadingRows = ({ rows }: { rows: number }) => (
  <div className="rows-to-come" role="status">
    <span className="visually-hidden">Chargement...</span>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <span key={row} />
    ))}
  </div>
);

/** Lists what was removed from the address, because the list has no such filter, value, order or page. */
export const RemovedFilters = ({ labels }: { labels: readonly string[] }) => (
  <p className="removed-notice" role="status">
    {labels.length > 0 && (
      <>
        <InfoCircleOutlined aria-hidden /> Un filtre de l’adresse n’existe pas, il a été retiré : {labels.join(', ')}
      </>
    )}
  </p>
);

type FailedProps = { message: string; detail?: string; retry?: () => unknown };

/** A failure to load or save, above the content, with a button to try again. */
export const FailedToLoad = ({ message, detail, retry }: FailedProps) => (
  <Alert
    type="error"
    showIcon
    message={message}
    description={detail && detail !== message ? detail : undefined}
    action={retry && <Button onClick={() => retry()}>Réessayer</Button>}
  />
);

/** In place of a whole list that could not be loaded. */
export const FailedList = ({ message, detail, retry }: FailedProps) => (
  <div role="alert">
    <Empty
      image={<Drawing of="failed" />}
      description={
        <>
          <p>{message}</p>
          {detail && detail !== message && <p className="quiet">{detail}</p>}
        </>
      }
    >
      {retry && <Button onClick={() => retry()}>Réessayer</Button>}
    </Empty>
  </div>
);
