import type { ResourceShape } from '@karite/shared/resource';
import { Button } from 'antd';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { RecordAudit } from './audit/record-audit.tsx';
import { LazyComments } from './comments/lazy-comments.tsx';
import { DeclaredActions } from './declared-actions.tsx';
import type { Draws, NamedCells } from './named-cell.ts';
import { Neighbours } from './neighbours.tsx';
import { addressOf } from './page/address.ts';
import WhoElse from './presence/who-else.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordModal } from './record-modal.tsx';
import type { RecordAction } from './resource-context.ts';
import { useAddress } from './use-address.ts';
import { useNextRecord } from './use-next-record.ts';
import { useRecord } from './use-record.ts';
import { useStepKeys } from './use-step-keys.ts';
import { useWindows } from './use-windows.ts';
import { nameOf, type ShopRecord } from './values.ts';
import { CopyRecord, EditRecord } from './window-buttons.tsx';

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
  const { goOn, close } = useWindows(resource);
  const { record, failure } = useRecord(resource, id);
  const [list] = useAddress();
  useStepKeys();
  useNextRecord(resource, id, { go: (next, page) => goOn('show', next, page), close });
  return (
    <RecordModal
      title={record ? nameOf(resource, record) : resource.label.one}
      isLoading={!record && !failure}
      failure={failure}
      onCancel={close}
      footer={
        <>
          <Link to={addressOf(resource, id, { list })}>Ouvrir la page</Link>
          <Neighbours {...{ resource, id }} go={(next, page) => goOn('show', next, page)} />
          {(record || failure) && (
            <Suspense>
              <span className="record-acts scrolled-line">
                <Button onClick={close}>Fermer</Button>
                {record && (
                  <>
                    <DeclaredActions {...{ resource, record }} isInRow={false} />
                    {actions.map((Action, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a page's actions never change places
                      <Action key={index} record={record} isInRow={false} />
                    ))}
                    <CopyRecord {...{ resource, id }} />
                    <EditRecord {...{ resource, id }} />
                  </>
                )}
              </span>
            </Suspense>
          )}
        </>
      }
    >
      {record && !failure && (
        <div className="in-order">
          <WhoElse {...{ resource, id }} isEditing={false} />
          {Details ? <Details record={record} /> : <RecordDetails {...{ resource, record, cells }} />}
          <LazyComments {...{ resource, id }} />
          {mayHere('audit', 'read') && <RecordAudit {...{ resource, record, cells, isRestorable }} />}
        </div>
      )}
    </RecordModal>
  );
}
