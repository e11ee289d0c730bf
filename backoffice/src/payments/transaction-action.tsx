import { PROVIDER_LABELS } from '@karite/shared/payments';
import { orders, type Payment, payments } from '@karite/shared/resources';
import { useInvalidate } from '@refinedev/core';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';

const isUnknown = ({ status }: Payment) => status === 'pending' || status === 'expired' || status === 'failed';

/**
 * The button that has a payment looked into that nothing is known of: by the number of its transaction, or by our own
 * reference where the provider knows payments by it (pawaPay).
 */
export const TransactionAction: RecordAction<Payment> = ({ record: payment, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const [number, setNumber] = useState('');
  const invalidate = useInvalidate();
  if (isInRow || !isUnknown(payment)) return null;
  const provider = PROVIDER_LABELS[payment.provider];
  const needsNumber = payment.provider !== 'pawapay';

  async function verify() {
    const body = { transactionId: needsNumber ? number.trim() : null };
    await call('POST', '/payments/{id}/transaction', { path: { id: payment.id }, body });
    for (const resource of [payments.name, orders.name]) await invalidate({ resource, invalidates: ['resourceAll'] });
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {needsNumber ? "J'ai le numéro de la transaction" : `Interroger ${provider}`}
      </Button>
      {isOpen && (
        <ConfirmModal
          title={`Vérifier ce paiement auprès de ${provider}`}
          okText="Vérifier"
          isReady={!needsNumber || number.trim() !== ''}
          run={verify}
          onClose={() => setOpen(false)}
        >
          <p>
            {needsNumber
              ? `Le numéro est sur le reçu du client et dans le tableau de bord de ${provider}. `
              : `${provider} connaît ce paiement par sa référence. `}
            Rien n'est cru sur parole : le montant, la monnaie et la commande sont comparés à la réponse du prestataire.
          </p>
          {needsNumber && (
            <Input
              aria-label="Numéro de la transaction"
              placeholder="Numéro de la transaction"
              maxLength={200}
              value={number}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </ConfirmModal>
      )}
    </>
  );
};
