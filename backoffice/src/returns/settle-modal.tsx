import { formatDate } from '@karite/shared/format';
import { formatMoney, formatRoundedMoney, inCurrency, roundMoney } from '@karite/shared/money';
import { AMOUNT } from '@karite/shared/reading';
import { type Return, returns } from '@karite/shared/resources';
import { RETURN_COMMENT_LENGTH, RETURN_STATUS_LABELS, RETURN_STEPS } from '@karite/shared/returns';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useWrite } from '../providers/use-write.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';
import { NumberField, type TypedNumber } from '../ui/fields/number-field.tsx';
import { useOrderRefunds } from './use-order-refunds.ts';

/** The choice of no refund: it was refunded otherwise. */
const NONE = 'none';

type Settled = {
  status: Return['status'];
  answer: string;
  refunded: TypedNumber;
  refundNote: string;
  fromTill: boolean;
  refundId?: string;
};

/** The next step of a return, the message to the shopper, and the refund. */
export default function SettleModal({ record, onClose }: { record: Return; onClose: () => void }) {
  const steps = RETURN_STEPS[record.status];
  const [form] = Form.useForm<Settled>();
  const start: Settled = {
    // This opens only where there is a next step.
    status: steps[0] ?? record.status,
    answer: record.answer ?? '',
    refunded: roundMoney(record.amount),
    refundNote: '',
    fromTill: true,
  };
  const { status, refunded, refundId, refundNote, fromTill, answer } =
    Form.useWatch<Settled, Settled>((values) => values, { form, preserve: true }) ?? start;
  const given = useOrderRefunds(record.orderId);
  const { write } = useWrite('POST', '/returns/{id}/settle', { changes: [returns.name] });
  const isRefund = status === 'refunded';
  const isByHand = given?.length === 0 || refundId === NONE;

  const settle = () =>
    write({
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

  return (
    <ConfirmModal
      title={`Retour de la commande ${record.order?.shortNumber}`}
      okText="Enregistrer"
      isReady={!isRefund || (isByHand ? typeof refunded === 'number' && refunded !== 0 : Boolean(refundId))}
      run={settle}
      onClose={onClose}
    >
      <Form layout="vertical" component="div" form={form} initialValues={start}>
        <Form.Item label="Ce retour est" name="status">
          <Radio.Group options={steps.map((value) => ({ value, label: RETURN_STATUS_LABELS[value] }))} />
        </Form.Item>
        {isRefund && given && given.length > 0 && (
          <Form.Item label="Cette commande a déjà été remboursée. Est-ce l’argent de ce retour ?" name="refundId">
            <Radio.Group
              className="status-choice"
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
              label={inCurrency('Montant rendu')}
              name="refunded"
              extra={`Payé pour ces articles : ${formatRoundedMoney(record.amount)}. Un avoir est établi si la commande a une facture.`}
            >
              <NumberField form={AMOUNT} value={refunded} />
            </Form.Item>
            <Form.Item name="fromTill" valuePropName="checked">
              <Checkbox>En espèces, sorties de la caisse</Checkbox>
            </Form.Item>
            <Form.Item label="Rendu comment" name="refundNote">
              <Input maxLength={200} placeholder="Mobile money, espèces..." />
            </Form.Item>
          </>
        )}
        <Form.Item label="Réponse au client" name="answer" extra="Lue sur la page de sa commande.">
          <Input.TextArea rows={3} maxLength={RETURN_COMMENT_LENGTH} />
        </Form.Item>
      </Form>
    </ConfirmModal>
  );
}
