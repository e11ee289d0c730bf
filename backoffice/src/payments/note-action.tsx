import { type Payment, payments } from '@karite/shared/resources';
import { useInvalidate } from '@refinedev/core';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';

/** The button that writes on a payment what was said or done about it; nothing else changes. */
export const NoteAction: RecordAction<Payment> = ({ record: payment, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState(payment.note ?? '');
  const invalidate = useInvalidate();
  if (isInRow) return null;

  async function save() {
    await call('POST', '/payments/{id}/settle', { path: { id: payment.id }, body: { action: 'note', note } });
    await invalidate({ resource: payments.name, invalidates: ['resourceAll'] });
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{payment.note ? 'Modifier la note' : 'Noter'}</Button>
      {isOpen && (
        <ConfirmModal
          title="Note sur ce paiement"
          okText="Enregistrer la note"
          isReady={note.trim() !== '' && note.trim() !== payment.note}
          run={save}
          onClose={() => setOpen(false)}
        >
          <Input.TextArea
            aria-label="Note"
            placeholder="Ce que le client ou le prestataire a dit, ce qui a été convenu..."
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={1_000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </ConfirmModal>
      )}
    </>
  );
};
