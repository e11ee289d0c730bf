import { formatDate } from '@karite/shared/format';
import { formatMoney, formatRoundedMoney } from '@karite/shared/money';
import { amountIn } from '@karite/shared/reading';
import { orders, type Payment, payments, type Return, refunds, returns } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import { is } from '../resource/use-count.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';
import { NumberField, type TypedNumber } from '../ui/fields/number-field.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { startRefund } from './refund-id.ts';

const MOST = 20;
/** The choice of no return. */
const NONE = 'none';

type Props = {
  payment: Payment;
  left: number;
  /** The refunds of this payment that the shop knows, by their ids. */
  listed: readonly string[];
  onClose: () => void;
};

/** The amount of a refund, its sender, and the return that it belongs to. */
export default function RefundModal({ payment, left, listed, onClose }: Props) {
  const [attempt, restart] = useState(() => startRefund(payment.id, listed));
  const { before } = attempt;
  const [amount, setAmount] = useState<TypedNumber>(before?.amount ?? left);
  const [byHand, setByHand] = useState(before?.byHand ?? false);
  const [fromTill, setFromTill] = useState(before?.fromTill ?? true);
  const [note, setNote] = useState(before?.note ?? '');
  const [returnId, setReturnId] = useState(before?.returnId);
  const { write } = useWrite('POST', '/payments/{id}/refunds', {
    changes: [payments.name, refunds.name, returns.name, orders.name],
    done: (refund) => {
      const given = formatMoney(refund.amount, refund.currency);
      if (refund.status === 'failed') return null;
      return refund.status === 'pending'
        ? `Remboursement de ${given} en cours chez le prestataire`
        : `${given} remboursés`;
    },
  });
  const { result, query } = useList<Return>({
    resource: returns.name,
    filters: [is('orderId', payment.orderId), is('status', 'refunded')],
    pagination: { currentPage: 1, pageSize: MOST, mode: 'server' },
    errorNotification: false,
  });
  const noted = result.data.filter((it) => !it.refundId);

  async function refund() {
    const request = {
      amount: typeof amount === 'number' ? amount : 0,
      byHand,
      ...(byHand && { fromTill }),
      note: note.trim() || null,
      ...(returnId !== undefined && { returnId }),
    };
    const answered: { status?: string; failure?: string | null } = {};
    await attempt.submit(request, async (body) =>
      Object.assign(answered, await write({ path: { id: payment.id }, body })),
    );
    // A refund that the provider refused was not paid: the window shows that and stays open.
    if (answered.status === 'failed') {
      restart(startRefund(payment.id, listed));
      throw new Error(`Remboursement refusé par le prestataire${answered.failure ? ` : ${answered.failure}` : ''}`);
    }
  }

  return (
    <ConfirmModal
      title="Rembourser ce paiement ?"
      okText={byHand ? 'Noter le remboursement' : 'Rembourser'}
      isDangerous
      isReady={
        query.isSuccess &&
        typeof amount === 'number' &&
        amount !== 0 &&
        (!byHand || note.trim() !== '') &&
        (noted.length === 0 || returnId !== undefined)
      }
      run={refund}
      onClose={onClose}
    >
      {before && (
        <Alert
          type="warning"
          showIcon
          message="Une demande de remboursement est restée sans réponse : la voici. Redemandée telle quelle, elle ne partira pas deux fois."
        />
      )}
      <Form.Item>
        <NumberField
          aria-label="Montant"
          // Not limited here by what is left: the server has the limit.
          form={amountIn(payment.currency)}
          value={amount}
          suffix={payment.currency}
          onChange={setAmount}
        />
      </Form.Item>
      {payment.isTest && (
        <p className="quiet">
          Test : un montant qui finit par 01 reste d’abord en cours, par 02 est refusé, par 03 reste en cours.
        </p>
      )}
      <Form.Item>
        <Checkbox checked={byHand} onChange={(event) => setByHand(event.target.checked)}>
          Déjà remboursé à la main (espèces, virement)
        </Checkbox>
      </Form.Item>
      {byHand && (
        <Form.Item>
          <Checkbox checked={fromTill} onChange={(event) => setFromTill(event.target.checked)}>
            En espèces, sorties de la caisse
          </Checkbox>
        </Form.Item>
      )}
      {noted.length > 0 && (
        <>
          <p>Un retour de cette commande est déjà noté remboursé. Est-ce cet argent ?</p>
          <Radio.Group
            className="status-choice"
            aria-label="Retour"
            value={returnId}
            onChange={(event) => setReturnId(event.target.value)}
            options={[
              ...noted.map((it) => ({
                value: it.id,
                label: `Oui, du retour du ${formatDate(it.createdAt)} (${formatRoundedMoney(it.refunded ?? 0)})`,
              })),
              { value: NONE, label: 'Non, un autre remboursement' },
            ]}
          />
        </>
      )}
      <Input.TextArea
        aria-label="Note"
        placeholder={byHand ? 'Comment, et à qui' : 'Pourquoi'}
        maxLength={1_000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmModal>
  );
}
