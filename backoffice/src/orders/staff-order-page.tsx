import { ORDER_CHANNEL_LABELS } from '@karite/shared/cash';
import { formatDateTime, formatWholeFcfa } from '@karite/shared/format';
import { optionsOf } from '@karite/shared/labels';
import { COUNTRY_NAMES, DELIVERY_LABELS, PAYMENT_LABELS } from '@karite/shared/orders';
import { useNotification } from '@refinedev/core';
import { Alert, Button, Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../providers/call.ts';
import { fieldMessagesOf, messageOf } from '../providers/message-of.ts';
import { ageText } from '../ui/age-text.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProductPicker } from './product-picker.tsx';
import { toStaffOrder } from './staff-draft.ts';
import { usePickupShops } from './use-pickup-shops.ts';
import { useQuote } from './use-quote.ts';
import { useStaffDraft } from './use-staff-draft.ts';
import './staff-order.css';

const Field = ({ label, error, children }: { label: string; error?: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is what the caller draws
  <label className="staff-field">
    <span>{label}</span>
    {children}
    {error && <small role="alert">{error}</small>}
  </label>
);

/** An order that somebody gives on the phone, entered by staff: priced by the server, which says what it comes to. */
export default function StaffOrderPage() {
  const { draft, orderId, keptAt, isKept, edit, drop, beginAnew } = useStaffDraft();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { open } = useNotification();
  const { quote, retry } = useQuote(draft);
  const shops = usePickupShops();
  const text = (name: 'nom' | 'prenom' | 'whatsapp' | 'city' | 'promoCode', label: string, field: string) => (
    <Field label={label} error={fields[field]}>
      <Input value={draft[name]} onChange={(event) => edit({ [name]: event.target.value })} />
    </Field>
  );

  async function send() {
    if (!quote) return;
    setBusy(true);
    setProblem(null);
    setFields({});
    try {
      const placed = await call('POST', '/orders/staff', { body: toStaffOrder(draft, orderId, quote.total) });
      await drop();
      open?.({ type: 'success', message: `Commande ${placed.shortNumber} enregistrée` });
      navigate(`/orders/show/${placed.id}`);
    } catch (error) {
      setProblem(messageOf(error, "La commande n'a pas pu être enregistrée"));
      setFields(fieldMessagesOf(error));
      // The total may be another one by now: it is shown before it is asked again.
      retry();
      setBusy(false);
    }
  }

  return (
    <>
      <PageHeader title="Saisir une commande" subtitle="Prise au téléphone, par WhatsApp ou au comptoir" />
      {keptAt !== null && (
        <Alert
          className="staff-draft"
          type="info"
          showIcon
          role="status"
          message={`Brouillon repris, ${ageText(Date.now() - keptAt)} (${formatDateTime(new Date(keptAt).toISOString())})`}
          action={
            <Button size="small" onClick={beginAnew}>
              Recommencer
            </Button>
          }
        />
      )}
      <div className="panels">
        <Panel title="Articles">
          <ProductPicker lines={draft.lines} onChange={(lines) => edit({ lines })} />
        </Panel>
        <Panel title="Client et livraison">
          <div className="staff-fields">
            <Field label="Reçue par">
              <Select
                value={draft.channel}
                onChange={(channel) => edit({ channel })}
                options={optionsOf(ORDER_CHANNEL_LABELS)}
              />
            </Field>
            {text('nom', 'Nom', 'customerInfo.nom')}
            {text('prenom', 'Prénom', 'customerInfo.prenom')}
            {text('whatsapp', 'Téléphone (WhatsApp)', 'customerInfo.whatsapp')}
            <Field label="Livraison">
              <Select
                value={draft.type}
                onChange={(type) => edit({ type })}
                options={optionsOf(DELIVERY_LABELS).filter(({ value }) => value !== 'retrait' || shops.length > 0)}
              />
            </Field>
            {draft.type === 'retrait' ? (
              <Field label="Boutique" error={fields['delivery.address'] ?? fields['delivery.type']}>
                <Select
                  value={draft.shop}
                  onChange={(shop) => edit({ shop })}
                  options={[
                    { value: '', label: '—' },
                    ...shops.map(({ name, address }) => ({ value: address, label: `${name}, ${address}` })),
                  ]}
                />
              </Field>
            ) : (
              <>
                <Field label="Pays" error={fields['delivery.country']}>
                  <Select
                    value={draft.country}
                    onChange={(country) => edit({ country, city: '' })}
                    options={[{ value: '', label: '—' }, ...optionsOf(COUNTRY_NAMES)]}
                  />
                </Field>
                {text('city', 'Ville', 'delivery.city')}
              </>
            )}
            {draft.type === 'domicile' && (
              <Field label="Adresse" error={fields['delivery.address']}>
                <Input.TextArea value={draft.address} onChange={(event) => edit({ address: event.target.value })} />
              </Field>
            )}
            <Field label="Paiement" error={fields['payment.method']}>
              <Select
                value={draft.method}
                onChange={(method) => edit({ method })}
                options={optionsOf(PAYMENT_LABELS)}
              />
            </Field>
            {text('promoCode', 'Code promo', 'promoCode')}
            <Field label="Instructions">
              <Input.TextArea value={draft.note} onChange={(event) => edit({ note: event.target.value })} />
            </Field>
          </div>
        </Panel>
      </div>
      {quote?.refused.map(({ offerId, name, reason }) => (
        <Alert key={offerId} type="info" showIcon message={`${name} : ${reason}`} />
      ))}
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      <div className="staff-end">
        <span>
          {quote ? (
            <>
              <span>Sous-total {formatWholeFcfa(quote.subtotal)}</span>
              {quote.discount > 0 && <span>{` · remise −${formatWholeFcfa(quote.discount)}`}</span>}
              <span> · livraison {formatWholeFcfa(quote.fee)} · </span>
              <strong>total {formatWholeFcfa(quote.total)}</strong>
            </>
          ) : (
            <span className="quiet">Ajoutez un article pour voir le total.</span>
          )}
        </span>
        {isKept && <span className="quiet">Brouillon gardé</span>}
        <Button type="primary" disabled={!quote} loading={isBusy} onClick={() => void send()}>
          Enregistrer la commande
        </Button>
      </div>
    </>
  );
}
