import { EditOutlined } from '@ant-design/icons';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useOne } from '@refinedev/core';
import { Alert, Button, Modal, Spin } from 'antd';
import { detailOf } from '../providers/http-client.ts';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { RecordAudit } from './audit/record-audit.tsx';
import type { Draws, NamedCells } from './named-cell.ts';
import { RecordDetails } from './record-details.tsx';
import type { RecordAction } from './resource-context.ts';
import { nameOf, type ShopRecord } from './values.ts';

type ShowModalProps = {
  resource: ResourceShape;
  id: string;
  onClose: () => void;
  /** `null` where nothing can be edited. */
  onEdit: (() => void) | null;
  actions: readonly RecordAction[];
  cells: NamedCells;
  details?: Draws<{ record: ShopRecord }>;
  isRestorable: boolean;
};

/** Everything about one record, read-only and computed fields too, or what the page draws instead; then its history. */
export default function ShowModal(props: ShowModalProps) {
  const { resource, id, onClose, onEdit, actions, cells, details: Details, isRestorable } = props;
  const { result: record, query } = useOne<ShopRecord>({ resource: resource.name, id, errorNotification: false });
  const messages = messagesOf(resource);
  const isNarrow = useIsNarrow();
  return (
    <Modal
      open
      closable={{ 'aria-label': 'Fermer la fenêtre' }}
      className="record-modal"
      width={isNarrow ? '100vw' : 760}
      title={record ? nameOf(resource, record) : resource.label.one}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fermer</Button>
          {record &&
            actions.map((Action, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page's actions never change places
              <Action key={index} record={record} isInRow={false} />
            ))}
          {record && onEdit && (
            <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={onEdit}>
              Modifier
            </Button>
          )}
        </>
      }
    >
      {query.isError ? (
        <Alert
          type="error"
          showIcon
          message={query.error.statusCode === 404 ? messages.notFound : messages.loadFailed}
          description={query.error.statusCode === 404 ? undefined : detailOf(query.error)}
        />
      ) : !record ? (
        <Spin className="record-spinner" tip="Chargement...">
          <div />
        </Spin>
      ) : (
        <>
          {Details ? <Details record={record} /> : <RecordDetails resource={resource} record={record} cells={cells} />}
          <RecordAudit resource={resource} record={record} cells={cells} isRestorable={isRestorable} />
        </>
      )}
    </Modal>
  );
}
