import { amountIn } from '@karite/shared/reading';
import { type CashReceipt, cashReceipts } from '@karite/shared/resources';
import { useInvalidate } from '@refinedev/core';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { NumberField, type TypedNumber } from '../ui/number-field.tsx';

/** What the courier brought, or that the customer refused; offered while the cash is on its way. */
export const ReceiptActions: RecordAction<CashReceipt> = ({ record: receipt, isInRow }) => {
  const [asked, ask] = useState<'receive' | 'refuse' | null>(null);
  const [received, setReceived] = useState<TypedNumber>(receipt.expected);
  const [note, setNote] = useState('');
  const invalidate = useInvalidate();
  if (receipt.status !== 'expected') return null;

  async function settle() {
    const path = { id: receipt.id };
    if (asked === 'refuse') await call('POST', '/cash-receipts/{id}/refuse', { path, body: { note } });
    // No amount is not nothing: the button waits for one.
    else if (typeof received === 'number')
      await call('POST', '/cash-receipts/{id}/receive', { path, body: { received, note } });
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
          isReady={asked === 'refuse' || typeof received === 'number'}
          run={settle}
          onClose={() => ask(null)}
        >
          {asked === 'receive' && (
            <p>
              Montant reçu ({receipt.currency}){' '}
              <NumberField
                form={amountIn(receipt.currency ?? 'FCFA')}
                value={received}
                onChange={setReceived}
                aria-label="Montant reçu"
              />
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
