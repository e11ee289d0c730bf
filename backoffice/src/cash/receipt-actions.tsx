import { CURRENCY_CODE } from '@karite/shared/locale';
import { amountIn } from '@karite/shared/reading';
import { type CashReceipt, cashReceipts, orders } from '@karite/shared/resources';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';
import { NumberField, type TypedNumber } from '../ui/fields/number-field.tsx';

const CHANGES = [cashReceipts.name, orders.name];

/** What the courier brought, or that the customer refused; offered while the cash is on its way. */
export const ReceiptActions: RecordAction<CashReceipt> = ({ record: receipt, isInRow }) => {
  const [open, setOpen] = useState<'receive' | 'refuse' | null>(null);
  if (receipt.status !== 'expected') return null;
  const size = isInRow ? 'small' : 'middle';
  const ReceiptModal = open === 'receive' ? Receive : Refuse;
  return (
    <>
      <Button type="primary" size={size} onClick={() => setOpen('receive')}>
        Encaisser
      </Button>
      <Button size={size} onClick={() => setOpen('refuse')}>
        Refusé
      </Button>
      {open && <ReceiptModal receipt={receipt} onClose={() => setOpen(null)} />}
    </>
  );
};

type WindowProps = { receipt: CashReceipt; onClose: () => void };

function Receive({ receipt: { id, expected, currency }, onClose }: WindowProps) {
  const [received, setReceived] = useState<TypedNumber>(expected);
  const [note, setNote] = useState('');
  const { write } = useWrite('POST', '/cash-receipts/{id}/receive', { changes: CHANGES });
  async function receive() {
    // No amount is not nothing: the button waits for one.
    if (typeof received === 'number') await write({ path: { id }, body: { received, note } });
  }
  return (
    <ConfirmModal
      title="Encaisser les espèces"
      okText="Encaisser"
      isReady={typeof received === 'number'}
      run={receive}
      onClose={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={`Montant reçu (${currency})`}>
          <NumberField
            form={amountIn(currency ?? CURRENCY_CODE)}
            value={received}
            onChange={setReceived}
            aria-label="Montant reçu"
          />
        </Form.Item>
        <Note note={note} setNote={setNote} />
      </Form>
    </ConfirmModal>
  );
}

function Refuse({ receipt: { id }, onClose }: WindowProps) {
  const [note, setNote] = useState('');
  const { write } = useWrite('POST', '/cash-receipts/{id}/refuse', { changes: CHANGES });
  return (
    <ConfirmModal
      title="Le client a refusé la commande ?"
      okText="Noter le refus"
      isDangerous
      run={() => write({ path: { id }, body: { note } })}
      onClose={onClose}
    >
      <Note note={note} setNote={setNote} />
    </ConfirmModal>
  );
}

const Note = ({ note, setNote }: { note: string; setNote: (note: string) => void }) => (
  <Input
    placeholder="Note (facultatif)"
    aria-label="Note"
    maxLength={500}
    value={note}
    onChange={(event) => setNote(event.target.value)}
  />
);
