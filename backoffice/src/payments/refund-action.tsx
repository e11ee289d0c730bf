import { orders, type Payment, payments, refunds } from '@karite/shared/resources';
import { useInvalidate } from '@refinedev/core';
import { Button, Checkbox, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';

/** The button that gives money of a payment back: by its provider, or noted after it was done by hand. */
export const RefundAction: RecordAction = ({ record, isInRow }) => {
  const payment = record as unknown as Payment;
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState<number | null>(payment.paidAmount);
  const [byHand, setByHand] = useState(false);
  const [note, setNote] = useState('');
  const invalidate = useInvalidate();
  if (isInRow || !payment.transactionId || !payment.verifiedAt || payment.status === 'refunded') return null;

  async function refund() {
    const body = { amount: amount ?? 0, byHand, note: note.trim() || null };
    await call('POST', '/payments/{id}/refunds', { path: { id: payment.id }, body });
    for (const resource of [payments.name, refunds.name, orders.name])
      await invalidate({ resource, invalidates: ['resourceAll'] });
  }

  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        Rembourser
      </Button>
      {isOpen && (
        <ConfirmModal
          title="Rembourser ce paiement ?"
          okText={byHand ? 'Noter le remboursement' : 'Rembourser'}
          isDangerous
          isReady={Boolean(amount) && (!byHand || note.trim() !== '')}
          run={refund}
          onClose={() => setOpen(false)}
        >
          <p>
            <InputNumber
              aria-label="Montant"
              min={0.01}
              max={payment.paidAmount ?? undefined}
              value={amount}
              addonAfter={payment.currency}
              onChange={setAmount}
            />
          </p>
          <p>
            <Checkbox checked={byHand} onChange={(event) => setByHand(event.target.checked)}>
              Déjà remboursé à la main (espèces, virement)
            </Checkbox>
          </p>
          <Input.TextArea
            aria-label="Note"
            placeholder={byHand ? 'Comment, et à qui' : 'Pourquoi'}
            maxLength={1_000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </ConfirmModal>
      )}
    </>
  );
};
