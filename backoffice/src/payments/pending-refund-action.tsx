import type { Answer } from '@karite/shared/client';
import { orders, payments, type Refund, refunds } from '@karite/shared/resources';
import { Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';

const CHANGES = [refunds.name, payments.name, orders.name];

/** The provider's answer as a message. */
function resultMessage({ status, failure }: Answer<'POST', '/refunds/{id}/retry'>) {
  if (status !== 'failed')
    return status === 'pending' ? 'Toujours en cours chez le prestataire' : 'Remboursement effectué';
  const message = `Remboursement refusé par le prestataire${failure ? ` : ${failure}` : ''}`;
  return { type: 'error', message } as const;
}

/** The buttons of a pending refund: query its provider again, or record its outcome where the provider has none. */
export const PendingRefundAction: RecordAction<Refund> = ({ record: refund, isInRow }) =>
  isInRow || refund.status !== 'pending' ? null : <Pending id={refund.id} />;

function Pending({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const { attempt, isPending } = useWrite('POST', '/refunds/{id}/retry', {
    changes: CHANGES,
    done: resultMessage,
    failed: 'Le prestataire ne répond pas',
  });
  return (
    <>
      <Button type="primary" loading={isPending} onClick={() => void attempt({ path: { id } })}>
        Réessayer
      </Button>
      <Button onClick={() => setOpen(true)}>Terminer à la main</Button>
      {isOpen && <EndWindow id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function EndWindow({ id, onClose }: { id: string; onClose: () => void }) {
  const [status, setStatus] = useState<'done' | 'failed'>('done');
  const [note, setNote] = useState('');
  const { write } = useWrite('POST', '/refunds/{id}/settle', { changes: CHANGES });
  return (
    <ConfirmModal
      title="Comment ce remboursement s’est-il terminé ?"
      okText="Enregistrer"
      isReady={note.trim() !== ''}
      run={() => write({ path: { id }, body: { status, note } })}
      onClose={onClose}
    >
      <p>À dire seulement quand le tableau de bord du prestataire, ou le client, l’a confirmé.</p>
      <Form.Item>
        <Radio.Group
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          options={[
            { value: 'done', label: 'L’argent est arrivé' },
            { value: 'failed', label: 'L’argent n’est pas parti' },
          ]}
        />
      </Form.Item>
      <Input.TextArea
        aria-label="Comment le savez-vous ?"
        placeholder="Comment le savez-vous ?"
        maxLength={1_000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmModal>
  );
}
