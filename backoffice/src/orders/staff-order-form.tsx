import { ORDER_CHANNEL_LABELS } from '@karite/shared/cash';
import { DELIVERY_MODES, modeOf } from '@karite/shared/delivery';
import { optionsOf } from '@karite/shared/labels';
import { formatRoundedMoney } from '@karite/shared/money';
import { COUNTRY_NAMES, PAYMENT_LABELS } from '@karite/shared/orders';
import { orders } from '@karite/shared/resources';
import { Button, Col, Flex, Form, Input, Row, Select } from 'antd';
import { Children, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldMessagesOf, messageOf } from '../providers/message-of.ts';
import { useWrite } from '../providers/use-write.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { ProductPicker } from './product-picker.tsx';
import { fieldOf, type StaffDraft, toStaffOrder } from './staff-draft.ts';
import { usePickupShops } from './use-pickup-shops.ts';
import { useQuote } from './use-quote.ts';
import type { useStaffDraft } from './use-staff-draft.ts';

type Props = Pick<ReturnType<typeof useStaffDraft>, 'draft' | 'orderId' | 'isSaved' | 'edit' | 'drop'>;

const NONE = { value: '', label: '—' };

/** Two short fields, beside each other where there is space. */
const Pair = ({ children }: { children: ReactNode }) => (
  <Row gutter={12}>
    {Children.map(children, (field) => (
      <Col xs={24} sm={12}>
        {field}
      </Col>
    ))}
  </Row>
);

/** What is typed for the customer, what it comes to, and the way to place it. */
export function StaffOrderForm({ draft, orderId, isSaved, edit, drop }: Props) {
  const [form] = Form.useForm<StaffDraft>();
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const { quote, retry } = useQuote(draft);
  const shops = usePickupShops();
  const mode = modeOf(draft.type);
  const { address, landmark } = mode.fields();
  const { write, isPending } = useWrite('POST', '/orders/staff', {
    changes: [orders.name],
    done: ({ shortNumber }) => `Commande ${shortNumber} enregistrée`,
  });

  const setErrors = (errors: [path: string, messages: string[]][]) =>
    form.setFields(
      errors.flatMap(([path, messages]) => {
        const name = fieldOf(path, draft);
        return name ? [{ name, errors: messages }] : [];
      }),
    );
  function onValuesChange(changed: Partial<StaffDraft>) {
    // A city belongs to its country.
    const next = 'country' in changed ? { ...changed, city: '' } : changed;
    form.setFieldsValue(next);
    // The errors were about the former value.
    setErrors(Object.keys(next).map((path) => [path, []]));
    edit(next);
  }
  async function send() {
    if (!quote) return;
    setProblem(null);
    try {
      const placed = await write({ body: toStaffOrder(draft, orderId, quote.total) });
      await drop();
      navigate(`/orders/show/${placed.id}`);
    } catch (error) {
      setProblem(messageOf(error, 'La commande n’a pas pu être enregistrée'));
      setErrors(Object.entries(fieldMessagesOf(error)).map(([path, message]) => [path, [message]]));
      // The total may have changed: it is shown before the order is sent again.
      retry();
    }
  }

  return (
    <Form component="div" layout="vertical" form={form} initialValues={draft} onValuesChange={onValuesChange}>
      <div className="panels">
        <Panel title="Articles">
          <Form.Item name="lines" noStyle>
            <ProductPicker />
          </Form.Item>
        </Panel>
        <Panel title="Client et livraison">
          <Form.Item name="channel" label="Reçue par">
            <Select options={optionsOf(ORDER_CHANNEL_LABELS)} />
          </Form.Item>
          <Pair>
            <Form.Item name="nom" label="Nom">
              <Input />
            </Form.Item>
            <Form.Item name="prenom" label="Prénom">
              <Input />
            </Form.Item>
          </Pair>
          <Form.Item name="whatsapp" label="Téléphone (WhatsApp)">
            <Input />
          </Form.Item>
          <Form.Item name="type" label="Livraison">
            <Select
              options={DELIVERY_MODES.filter((mode) => !mode.isFetched || shops.length > 0).map(({ name, label }) => ({
                value: name,
                label,
              }))}
            />
          </Form.Item>
          {mode.isFetched ? (
            <Form.Item name="shop" label="Boutique">
              <Select
                options={[
                  NONE,
                  ...shops.map(({ name, address }) => ({ value: address, label: `${name}, ${address}` })),
                ]}
              />
            </Form.Item>
          ) : (
            <Pair>
              <Form.Item name="country" label="Pays">
                <Select options={[NONE, ...optionsOf(COUNTRY_NAMES)]} />
              </Form.Item>
              <Form.Item name="city" label="Ville">
                <Input />
              </Form.Item>
            </Pair>
          )}
          {address && (
            <Form.Item name="address" label={address.label}>
              <Input.TextArea />
            </Form.Item>
          )}
          {landmark && (
            <Form.Item name="landmark" label={landmark.label}>
              <Input />
            </Form.Item>
          )}
          <Pair>
            <Form.Item name="method" label="Paiement">
              <Select options={optionsOf(PAYMENT_LABELS)} />
            </Form.Item>
            <Form.Item name="promoCode" label="Code promo">
              <Input />
            </Form.Item>
          </Pair>
          <Form.Item name="note" label="Instructions">
            <Input.TextArea />
          </Form.Item>
        </Panel>
      </div>
      {quote?.refused.map(({ offerId, name, reason }) => (
        <Alert key={offerId} type="info" showIcon message={`${name} : ${reason}`} />
      ))}
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      <Flex wrap gap="middle" align="center" justify="space-between" style={{ marginTop: 16 }}>
        <span>
          {quote ? (
            <>
              <span>Sous-total {formatRoundedMoney(quote.subtotal)}</span>
              {quote.discount > 0 && <span>{` · remise −${formatRoundedMoney(quote.discount)}`}</span>}
              <span> · livraison {formatRoundedMoney(quote.fee)} · </span>
              <strong>total {formatRoundedMoney(quote.total)}</strong>
            </>
          ) : (
            <span className="quiet">Ajoutez un article pour voir le total.</span>
          )}
        </span>
        {isSaved && <span className="quiet">Brouillon enregistré</span>}
        <Button type="primary" disabled={!quote} loading={isPending} onClick={() => void send()}>
          Enregistrer la commande
        </Button>
      </Flex>
    </Form>
  );
}
