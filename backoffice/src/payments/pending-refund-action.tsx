import { orders, payments, type Refund, refunds } from '@karite/shared/resources';
import { useInvalidate, useNotification } from '@refinedev/core';
import { Button, Input } from 'antd';
import { lazy, useState } from 'react';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';

/** Comes with the window that it stands in. */
const RadioChoice = lazy(() => import('../ui/radio-choice.tsx'));

/** The buttons of a refund under way: ask its provider again, or note how it ended where the provider has no word. */
export const PendingRefundAction: RecordAction<Refund> = ({ record: refund, isInRow }) => {
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<'done' | 'failed'>('done');
  const [note, setNote] = useState('');
  const invalidate = useInvalidate();
  const { open } = useNotification();
  if (isInRow || refund.status !== 'pending') return null;

  const refresh = async () => {
    for (const resource of [refunds.name, payments.name, orders.name])
      await invalidate({ resource, invalidates: ['resourceAll'] });
  };
  async function retry() {
    setBusy(true);
    try {
      const after = await call('POST', '/refunds/{id}/retry', { path: { id: refund.id } });
      if (after.status === 'failed')
        open?.({
          type: 'error',
          message: `Remboursement refusé par le prestataire${after.failure ? ` : ${after.failure}` : ''}`,
        });
      else
        open?.({
          type: 'success',
          message: after.status === 'pending' ? 'Toujours en cours chez le prestataire' : 'Remboursement effectué',
        });
      await refresh();
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, 'Le prestataire ne répond pas') });
    } finally {
      setBusy(false);
    }
  }
  async function settle() {
    await call('POST', '/refunds/{id}/settle', { path: { id: refund.id }, body: { status, note } });
    await refresh();
  }

  return (
    <>
      <Button type="primary" loading={isBusy} onClick={() => void retry()}>
        Réessayer
      </Button>
      <Button onClick={() => setOpen(true)}>Terminer à la main</Button>
      {isOpen && (
        <ConfirmModal
          title="Comment ce remboursement s'est-il terminé ?"
          okText="Enregistrer"
          isReady={note.trim() !== ''}
          run={settle}
          onClose={() => setOpen(false)}
        >
          <p>À dire seulement quand le tableau de bord du prestataire, ou le client, l'a confirmé.</p>
          <RadioChoice
            value={status}
            onChange={(event) => setStatus(event.target.value)}
            options={[
              { value: 'done', label: "L'argent est arrivé" },
              { value: 'failed', label: "L'argent n'est pas parti" },
            ]}
          />
          <p />
          <Input.TextArea
            aria-label="Comment le savez-vous ?"
            placeholder="Comment le savez-vous ?"
            maxLength={1_000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </ConfirmModal>
      )}
    </>
  );
};
