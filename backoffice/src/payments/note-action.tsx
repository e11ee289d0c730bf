import { orders, type Payment, payments } from '@karite/shared/resources';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';

type WindowProps = { payment: Payment; onClose: () => void };

/** The button that adds a note to a payment. Nothing else changes. */
export const NoteAction: RecordAction<Payment> = ({ record: payment, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  if (isInRow) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{payment.note ? 'Modifier la note' : 'Noter'}</Button>
      {isOpen && <NoteWindow payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
};

function NoteWindow({ payment, onClose }: WindowProps) {
  const [note, setNote] = useState(payment.note ?? '');
  const { write } = useWrite('POST', '/payments/{id}/settle', { changes: [payments.name, orders.name] });
  return (
    <ConfirmModal
      title="Note sur ce paiement"
      okText="Enregistrer la note"
      isReady={note.trim() !== '' && note.trim() !== payment.note}
      run={() => write({ path: { id: payment.id }, body: { action: 'note', note } })}
      onClose={onClose}
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
  );
}
