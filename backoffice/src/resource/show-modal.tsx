import { CopyOutlined, EditOutlined } from '@ant-design/icons';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { offersHere } from '../providers/access-control.ts';
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
import { useWindows } from './use-windows.ts';
import { nameOf, type ShopRecord } from './values.ts';

type ShowModalProps = {
  resource: ResourceShape;
  actions: readonly RecordAction[];
  cells: NamedCells;
  details: Draws<{ record: ShopRecord }> | undefined;
  isRestorable: boolean;
};

/** Everything about one record, read-only and computed fields too, or what the page draws instead; then its history. */
export default function ShowModal({ resource, actions, cells, details: Details, isRestorable }: ShowModalProps) {
  const { id = '' } = useParams();
  const { open, goOn, close } = useWindows(resource);
  const canCreate = offersHere(resource, 'create');
  const canEdit = offersHere(resource, 'update');
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
      onCancel={close}
      footer={
        <>
          <span className="record-ways">
            <Link to={addressOf(resource, id, { list })}>Ouvrir la page</Link>
            <Neighbours {...{ resource, id }} go={(next, page) => goOn('show', next, page)} />
          </span>
          {(record || error) && (
            <Suspense>
              <span className="record-acts scrolled-line">
                <Button onClick={close}>Fermer</Button>
                {record && <DeclaredActions {...{ resource, record }} isInRow={false} />}
                {record &&
                  actions.map((Action, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a page's actions never change places
                    <Action key={index} record={record} isInRow={false} />
                  ))}
                {record && canCreate && (
                  <Button icon={<CopyOutlined aria-hidden />} onClick={() => open('clone', id)}>
                    Dupliquer
                  </Button>
                )}
                {record && canEdit && (
                  <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={() => open('edit', id)}>
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
