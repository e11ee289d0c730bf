import { NOTE_KIND_LABELS, RECEIPT_STATUS_LABELS } from '@karite/shared/cash';
import type { Answer } from '@karite/shared/client';
import type { DeliveryType } from '@karite/shared/delivery';
import { formatDateTime, plural } from '@karite/shared/format';
import { INVOICE_KINDS } from '@karite/shared/invoices';
import { MESSAGE_STATUS_LABELS } from '@karite/shared/messages';
import { formatMoney, PAYMENT_STATUS_LABELS, REFUND_STATUS_LABELS } from '@karite/shared/payments';
import { RETURN_STATUS_LABELS } from '@karite/shared/returns';
import { useCustom } from '@refinedev/core';
import { Alert, Button, Input, Spin } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { call } from '../providers/call.ts';
import { API } from '../providers/data-provider.ts';
import { detailOf } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { StatusBadge } from '../ui/order-status.tsx';

type Timeline = Answer<'GET', '/orders/{id}/timeline'>;
type Event = Timeline['events'][number];

type Kind = { label: string; states: Record<string, string>; page?: string };

/** What each kind is called, the words of its states, and the page where its record is opened. */
const KINDS: Record<Exclude<Event['kind'], 'status' | 'invoice'>, Kind> = {
  note: { label: 'Note', states: NOTE_KIND_LABELS },
  payment: { label: 'Paiement', states: PAYMENT_STATUS_LABELS, page: 'payments' },
  refund: { label: 'Remboursement', states: REFUND_STATUS_LABELS, page: 'refunds' },
  return: { label: 'Retour', states: RETURN_STATUS_LABELS, page: 'returns' },
  cash: { label: 'Espèces', states: RECEIPT_STATUS_LABELS, page: 'cash-receipts' },
  message: { label: 'Message', states: MESSAGE_STATUS_LABELS },
};

/** The words of an invoice's kinds, for the text that the line of time holds. */
const PAPERS: Readonly<Record<string, string>> = INVOICE_KINDS;

const amountOf = ({ amount, currency }: Event) => (amount === null ? null : formatMoney(amount, currency ?? 'XOF'));

/** An invoice or a credit note, with the way to its file. */
export type Paper = { id: string; number: string };
type PaperButton = (paper: Paper) => ReactNode;

type WhatProps = { event: Event; type: DeliveryType; paperButton: PaperButton };

function What({ event, type, paperButton }: WhatProps) {
  if (event.kind === 'status')
    return (
      <span>
        {event.from && (
          <>
            <StatusBadge status={event.from} type={type} /> →{' '}
          </>
        )}
        <StatusBadge status={event.what} type={type} />
        {event.text && <span>{` ${event.text}`}</span>}
      </span>
    );
  if (event.kind === 'invoice') {
    const [number = ''] = (event.text ?? '').split(' · ');
    const kind = PAPERS[event.what] ?? event.what;
    return (
      <>
        <span>{[kind, event.text, amountOf(event)].filter(Boolean).join(' · ')}</span>
        {event.record && paperButton({ id: event.record, number })}
      </>
    );
  }
  const { label, states, page } = KINDS[event.kind];
  return (
    <span>
      <span>{page && event.record ? <Link to={`/${page}/show/${event.record}`}>{label}</Link> : label}</span>
      <span>
        {['', states[event.what] ?? event.what, amountOf(event), event.text].filter((it) => it !== null).join(' · ')}
      </span>
    </span>
  );
}

/**
 * An order's life in one line of time: status, notes, payments, refunds, papers, returns, cash, messages; and the way to
 * note that the customer was called. What staff say to each other are comments, below.
 */
export function OrderTimeline({ orderId, type, paperButton }: { orderId: string } & Omit<WhatProps, 'event'>) {
  const { query } = useCustom<Timeline>({
    url: `${API}/orders/${orderId}/timeline`,
    method: 'get',
    errorNotification: false,
  });
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const timeline = query.data?.data;
  async function noteCall() {
    setProblem(null);
    try {
      await call('POST', '/orders/{id}/notes', { path: { id: orderId }, body: { kind: 'call', body } });
      setBody('');
      await query.refetch();
    } catch (error) {
      setProblem(messageOf(error, "La note n'a pas pu être enregistrée"));
    }
  }
  return (
    <>
      <h2>Historique</h2>
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      {timeline && timeline.refusals > 0 && (
        <Alert
          type="warning"
          showIcon
          message={`${plural(timeline.refusals, 'commande refusée', 'commandes refusées')} à la porte pour ce numéro`}
        />
      )}
      <ol className="history">
        {timeline?.events.map((event) => (
          <li key={`${event.kind}${event.at}${event.what}${event.text}`}>
            <time className="quiet" dateTime={event.at}>
              {formatDateTime(event.at)}
            </time>
            <What event={event} type={type} paperButton={paperButton} />
            {event.by && <span className="quiet">par {event.by}</span>}
          </li>
        ))}
      </ol>
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      {mayHere('order-notes', 'create') && (
        <div className="note-form">
          <Input.TextArea
            aria-label="Ce que le client a dit"
            placeholder="Ce que le client a dit (facultatif)"
            autoSize={{ minRows: 1, maxRows: 4 }}
            maxLength={1000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
          <Button onClick={() => void noteCall()}>Client appelé</Button>
        </div>
      )}
    </>
  );
}
