import { formatDate, formatWholeFcfa } from '@karite/shared/format';
import { formatMoney } from '@karite/shared/payments';
import { AMOUNT } from '@karite/shared/reading';
import { type Return, returns } from '@karite/shared/resources';
import { RETURN_COMMENT_LENGTH, RETURN_STATUS_LABELS, RETURN_STEPS } from '@karite/shared/returns';
import { useInvalidate } from '@refinedev/core';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { NumberField, type TypedNumber } from '../ui/number-field.tsx';
import { useOrderRefunds } from './use-order-refunds.ts';

/** The choice of no refund: it was given back otherwise. */
const NONE = 'none';

/** What becomes of a return, what the shopper is told, and what was given back. */
export default function SettleModal({ record, onClose }: { record: Return; onClose: () => void }) {
  const steps = RETURN_STEPS[record.status];
  // Whoever opens this has seen that there is a next step.
  const [status, setStatus] = useState(steps[0] ?? record.status);
  const [answer, setAnswer] = useState(record.answer ?? '');
  const [refunded, setRefunded] = useState<TypedNumber>(Math.round(record.amount));
  const [refundNote, setRefundNote] = useState('');
  const [fromTill, setFromTill] = useState(true);
  const [refundId, setRefundId] = useState<string>();
  const given = useOrderRefunds(record.orderId);
  const invalidate = useInvalidate();
  const isRefund = status === 'refunded';
  const isByHand = given?.length === 0 || refundId === NONE;

  async function settle() {
    await call('POST', '/returns/{id}/settle', {
      path: { id: record.id },
      body: {
        status,
        answer: answer.trim() || null,
        ...(isRefund &&
          isByHand && {
            refunded: typeof refunded === 'number' ? refunded : 0,
            refundNote: refundNote.trim() || null,
            refundId: null,
            fromTill,
          }),
        ...(isRefund && !isByHand && { refundId }),
      },
    });
    await invalidate({ resource: returns.name, invalidates: ['list', 'detail'], id: record.id });
  }

  return (
    <ConfirmModal
      title={`Retour de la commande ${record.order?.shortNumber}`}
      okText="Enregistrer"
      isReady={!isRefund || (isByHand ? typeof refunded === 'number' && refunded !== 0 : Boolean(refundId))}
      run={settle}
      onClose={onClose}
    >
      <Form layout="vertical">
        <Form.Item label="Ce retour est">
          <Radio.Group
            value={status}
            onChange={(event) => setStatus(event.target.value)}
            options={steps.map((value) => ({ value, label: RETURN_STATUS_LABELS[value] }))}
          />
        </Form.Item>
        {isRefund && given && given.length > 0 && (
          <Form.Item label="Cette commande a déjà été remboursée. Est-ce l'argent de ce retour ?">
            <Radio.Group
              className="status-choice"
              value={refundId}
              onChange={(event) => setRefundId(event.target.value)}
              options={[
                ...given.map(({ id, status, amount, currency, createdAt }) => ({
                  value: id,
                  disabled: status === 'pending',
                  label: `Oui, celui du ${formatDate(createdAt)} (${formatMoney(amount, currency)}${status === 'pending' ? ', en cours' : ''})`,
                })),
                { value: NONE, label: 'Non, rendu autrement' },
              ]}
            />
          </Form.Item>
        )}
        {isRefund && isByHand && (
          <>
            <Form.Item
              label="Montant rendu (FCFA)"
              htmlFor="return-refunded"
              extra={`Payé pour ces articles : ${formatWholeFcfa(record.amount)}. Un avoir est établi si la commande a une facture.`}
            >
              <NumberField id="return-refunded" form={AMOUNT} value={refunded} onChange={setRefunded} />
            </Form.Item>
            <Form.Item>
              <Checkbox checked={fromTill} onChange={(event) => setFromTill(event.target.checked)}>
                En espèces, sorties de la caisse
              </Checkbox>
            </Form.Item>
            <Form.Item label="Rendu comment" htmlFor="return-note">
              <Input
                id="return-note"
                maxLength={200}
                placeholder="Mobile money, espèces..."
                value={refundNote}
                onChange={(event) => setRefundNote(event.target.value)}
              />
            </Form.Item>
          </>
        )}
        <Form.Item label="Réponse au client" htmlFor="return-answer" extra="Lue sur la page de sa commande.">
          <Input.TextArea
            id="return-answer"
            rows={3}
            maxLength={RETURN_COMMENT_LENGTH}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </Form.Item>
      </Form>
    </ConfirmModal>
  );
}
