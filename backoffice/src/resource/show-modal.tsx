import { CopyOutlined, EditOutlined } from '@ant-design/icons';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { mayHere } from '../providers/actor.ts';
import { detailOf } from '../providers/http-client.ts';
import { useLive } from '../providers/live/use-live.ts';
import { RecordAudit } from './audit/record-audit.tsx';
import { LaterComments } from './comments/later-comments.tsx';
import { DeclaredActions } from './declared-actions.tsx';
import type { Draws, NamedCells } from './named-cell.ts';
import { Neighbours } from './neighbours.tsx';
import { addressOf } from './page/address.ts';
import WhoElse from './presence/who-else.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordModal } from './record-modal.tsx';
import type { RecordAction } from './resource-context.ts';
import { useAddress } from './use-address.ts';
import { nameOf, type ShopRecord } from './values.ts';

type ShowModalProps = {
  resource: ResourceShape;
  id: string;
  onClose: () => void;
  /** `null` where nothing can be edited. */
  onEdit: (() => void) | null;
  /** `null` where nothing can be created. */
  onCopy: (() => void) | null;
  /** Goes on to another record, which stands on that page of the list. */
  go: (id: string, page: number) => void;
  actions: readonly RecordAction[];
  cells: NamedCells;
  details?: Draws<{ record: ShopRecord }>;
  isRestorable: boolean;
};

/** Everything about one record, read-only and computed fields too, or what the page draws instead; then its history. */
export default function ShowModal(props: ShowModalProps) {
  const { resource, id, onClose, onEdit, onCopy, go, actions, cells, details: Details, isRestorable } = props;
  const { result: record, query } = useOne<ShopRecord>({ resource: resource.name, id, errorNotification: false });
  useLive(resource.name, (changes) => {
    if (!changes || changes.some((it) => it.id === id && it.kind === 'updated')) void query.refetch();
  });
  const [list] = useAddress();
  const messages = messagesOf(resource);
  const { error } = query;
  const failure =
    error?.statusCode === 404
      ? { message: messages.notFound }
      : error && { message: messages.loadFailed, detail: detailOf(error) };
  return (
    <RecordModal
      title={record ? nameOf(resource, record) : resource.label.one}
      isLoading={!record && !error}
      failure={failure}
      onCancel={onClose}
      footer={
        <>
          <span className="record-ways">
            <Link to={addressOf(resource, id, { list })}>Ouvrir la page</Link>
            <Neighbours {...{ resource, id, go }} />
          </span>
          {(record || error) && (
            <Suspense>
              <span className="record-acts scrolled-line">
                <Button onClick={onClose}>Fermer</Button>
                {record && <DeclaredActions {...{ resource, record }} isInRow={false} />}
                {record &&
                  actions.map((Action, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a page's actions never change places
                    <Action key={index} record={record} isInRow={false} />
                  ))}
                {record && onCopy && (
                  <Button icon={<CopyOutlined aria-hidden />} onClick={onCopy}>
                    Dupliquer
                  </Button>
                )}
                {record && onEdit && (
                  <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={onEdit}>
                    Modifier
                  </Button>
                )}
              </span>
            </Suspense>
          )}
        </>
      }
    >
      {record && !error && (
        <div className="in-order">
          <WhoElse {...{ resource, id }} isEditing={false} />
          {Details ? <Details record={record} /> : <RecordDetails resource={resource} record={record} cells={cells} />}
          <LaterComments {...{ resource, id }} />
          {mayHere('audit', 'read') && (
            <RecordAudit resource={resource} record={record} cells={cells} isRestorable={isRestorable} />
          )}
        </div>
      )}
    </RecordModal>
  );
}
