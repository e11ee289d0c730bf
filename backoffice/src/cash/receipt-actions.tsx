import { type CashReceipt, cashReceipts } from '@karite/shared/resources';
import { useInvalidate } from '@refinedev/core';
import { Button, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';

/** What the courier brought, or that the customer refused; offered while the cash is on its way. */
export const ReceiptActions: RecordAction<CashReceipt> = ({ record: receipt, isInRow }) => {
  const [asked, ask] = useState<'receive' | 'refuse' | null>(null);
  const [received, setReceived] = useState<number | null>(receipt.expected);
  const [note, setNote] = useState('');
  const invalidate = useInvalidate();
  if (receipt.status !== 'expected') return null;

  async function settle() {
    const path = { id: receipt.id };
    if (asked === 'refuse') await call('POST', '/cash-receipts/{id}/refuse', { path, body: { note } });
    // No amount is not nothing: the button waits for one.
    else if (received !== null) await call('POST', '/cash-receipts/{id}/receive', { path, body: { received, note } });
    await invalidate({ resource: cashReceipts.name, invalidates: ['resourceAll'] });
    await invalidate({ resource: 'orders', invalidates: ['resourceAll'] });
  }

  const size = isInRow ? 'small' : 'middle';
  return (
    <>
      <Button type="primary" size={size} onClick={() => ask('receive')}>
        Encaisser
      </Button>
      <Button size={size} onClick={() => ask('refuse')}>
        Refusé
      </Button>
      {asked && (
        <ConfirmModal
          title={asked === 'receive' ? 'Encaisser les espèces' : 'Le client a refusé la commande ?'}
          okText={asked === 'receive' ? 'Encaisser' : 'Noter le refus'}
          isDangerous={asked === 'refuse'}
          isReady={asked === 'refuse' || received !== null}
          run={settle}
          onClose={() => ask(null)}
        >
          {asked === 'receive' && (
            <p>
              Montant reçu ({receipt.currency}){' '}
              <InputNumber decimalSeparator="," value={received} onChange={setReceived} aria-label="Montant reçu" />
            </p>
          )}
          <Input
            placeholder="Note (facultatif)"
            aria-label="Note"
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </ConfirmModal>
      )}
    </>
  );
};
