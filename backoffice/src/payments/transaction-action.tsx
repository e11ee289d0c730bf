import { providerLabel } from '@karite/shared/payments';
import { orders, type Payment, payments } from '@karite/shared/resources';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';

const isUnknown = ({ status }: Payment) => status === 'pending' || status === 'expired' || status === 'failed';
/** A provider that named the payment at its start is queried by that. */
const needsNumber = ({ providerReference }: Payment) => !providerReference;

/**
 * The button that checks a payment without an answer: by its transaction number, or by the provider's own reference.
 */
export const TransactionAction: RecordAction<Payment> = ({ record: payment, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  if (isInRow || !isUnknown(payment)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {needsNumber(payment) ? 'J’ai le numéro de la transaction' : `Interroger ${providerLabel(payment.provider)}`}
      </Button>
      {isOpen && <VerifyWindow payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
};

function VerifyWindow({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const [number, setNumber] = useState('');
  const { write } = useWrite('POST', '/payments/{id}/transaction', { changes: [payments.name, orders.name] });
  const provider = providerLabel(payment.provider);
  const isNumberNeeded = needsNumber(payment);
  const body = { transactionId: isNumberNeeded ? number.trim() : null };
  return (
    <ConfirmModal
      title={`Vérifier ce paiement auprès de ${provider}`}
      okText="Vérifier"
      isReady={!isNumberNeeded || number.trim() !== ''}
      run={() => write({ path: { id: payment.id }, body })}
      onClose={onClose}
    >
      <p>
        {isNumberNeeded
          ? `Le numéro est sur le reçu du client et dans le tableau de bord de ${provider}. `
          : `${provider} connaît ce paiement par sa référence. `}
        Rien n’est cru sur parole : le montant, la monnaie et la commande sont comparés à la réponse du prestataire.
      </p>
      {isNumberNeeded && (
        <Input
          aria-label="Numéro de la transaction"
          placeholder="Numéro de la transaction"
          maxLength={200}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      )}
    </ConfirmModal>
  );
}
