import { formatMoney } from '@karite/shared/money';
import { orders, type Payment, payments } from '@karite/shared/resources';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';

const isUnsettled = ({ status }: Payment) => status === 'underpaid' || status === 'overpaid' || status === 'late';

/** The button that accepts a payment of another amount or currency as the order's payment. */
export const SettleAction: RecordAction<Payment> = ({ record: payment, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  if (isInRow || !isUnsettled(payment)) return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Accepter le paiement
      </Button>
      {isOpen && <AcceptWindow payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
};

function AcceptWindow({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const [note, setNote] = useState('');
  const { write } = useWrite('POST', '/payments/{id}/settle', { changes: [payments.name, orders.name] });
  return (
    <ConfirmModal
      title="Accepter ce paiement ?"
      okText="Accepter"
      isReady={note.trim() !== ''}
      run={() => write({ path: { id: payment.id }, body: { action: 'accept', note } })}
      onClose={onClose}
    >
      <p>
        {formatMoney(payment.paidAmount ?? 0, payment.currency)} reçus pour{' '}
        {formatMoney(payment.amount, payment.currency)} demandés. La commande sera payée.
      </p>
      <Input.TextArea
        aria-label="Pourquoi"
        placeholder="Pourquoi : le reste a été payé en espèces, le client veut toujours sa commande..."
        maxLength={1_000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmModal>
  );
}
