import { NOTE_KIND_LABELS, RECEIPT_STATUS_LABELS } from '@karite/shared/cash';
import { type Answer, addressOf } from '@karite/shared/client';
import type { DeliveryType } from '@karite/shared/delivery';
import { formatDateTime, plural } from '@karite/shared/format';
import { INVOICE_KINDS } from '@karite/shared/invoices';
import { MESSAGE_STATUS_LABELS } from '@karite/shared/messages';
import { formatMoney } from '@karite/shared/money';
import { PAYMENT_STATUS_LABELS, REFUND_STATUS_LABELS } from '@karite/shared/payments';
import { orders } from '@karite/shared/resources';
import { RETURN_STATUS_LABELS } from '@karite/shared/returns';
import { useCustom, useKeys } from '@refinedev/core';
import { Button, Flex, Input, Spin, Timeline } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { API } from '../providers/api.ts';
import { detailOf } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { useWrite } from '../providers/use-write.ts';
import { Alert } from '../ui/states/alert.tsx';
import { StatusBadge } from '../ui/states/order-status.tsx';

type Life = Answer<'GET', '/orders/{id}/timeline'>;
type Event = Life['events'][number];

type Kind = { label: string; states: Record<string, string>; page?: string };

/** What each kind is called, the words of its states, and the page where its record is opened. */
const KINDS: Record<Exclude<Event['kind'], 'status' | 'invoice'>, Kind> = {
  note: { label: 'Note', states: NOTE_KIND_LABELS },
  payment: { label: 'Paiement', states: PAYMENT_STATUS_LABELS, page: 'payments' },
  refund: { label: 'Remboursement', states: REFUND_STATUS_LABELS, page: 'refunds' },
  return: { label: 'Retour', states: RETURN_STATUS_LABELS, page: 'returns' },
  cash: { label: 'Espèces', states: RECEIPT_STATUS_LABELS, page: 'cash-receipts' },
  message: { label: 'Message', states: MESSAGE_STATUS_LABELS, page: 'messages' },
};

/** The words of an invoice's kinds, for the text that the line of time holds. */
const PAPERS: Readonly<Record<string, string>> = INVOICE_KINDS;

const amountOf = ({ amount, currency }: Event) => (amount === null ? null : formatMoney(amount, currency ?? undefined));

/** All that happened to an order. */
export function useTimeline(id: string) {
  const { keys } = useKeys();
  const { query } = useCustom<Life>({
    url: API + addressOf('/orders/{id}/timeline', { path: { id } }),
    method: 'get',
    errorNotification: false,
    // Read again with the orders, whose changes are its events.
    queryOptions: { queryKey: [...keys().data('default').resource(orders.name).get(), 'timeline', id] },
  });
  const read = async () => void (await query.refetch());
  return { life: query.data?.data, isLoading: query.isLoading, error: query.error, read };
}

/** An invoice or a credit note, with the way to its file. */
export type Paper = { id: string; number: string };

/** What other features show of an event's record: a paper's file, or what can be done about a payment. */
export type EventParts = {
  paper: (paper: Paper) => ReactNode;
  payment: (id: string) => ReactNode;
  refund: (id: string) => ReactNode;
  message: (id: string) => ReactNode;
};
type WhatProps = { event: Event; type: DeliveryType; parts: EventParts };

/** The part of an event that is below its line. */
function Part({ event: { kind, record }, parts }: Pick<WhatProps, 'event' | 'parts'>) {
  return record && (kind === 'payment' || kind === 'refund' || kind === 'message') ? parts[kind](record) : null;
}

/** The dots that are seen first: what went wrong, and what came in. */
const DOTS: Readonly<Record<string, string>> = {
  cancelled: 'red',
  failed: 'red',
  refused: 'red',
  paid: 'green',
  received: 'green',
  completed: 'green',
};

function What({ event, type, parts }: WhatProps) {
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
        {event.record && parts.paper({ id: event.record, number })}
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
 * note that the customer was called. Comments of the staff are below.
 */
export function OrderTimeline({ orderId, type, parts }: { orderId: string } & Omit<WhatProps, 'event'>) {
  const { life, isLoading, error, read } = useTimeline(orderId);
  return (
    <>
      <h2>Historique</h2>
      {error && <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(error)} />}
      {isLoading && <Spin />}
      {life && life.refusals > 0 && (
        <Alert
          type="warning"
          showIcon
          message={`${plural(life.refusals, 'commande refusée', 'commandes refusées')} à la porte pour ce numéro`}
        />
      )}
      <Timeline
        items={life?.events.map((event) => ({
          key: `${event.kind}${event.at}${event.what}${event.text}`,
          color: DOTS[event.what] ?? 'gray',
          children: (
            <>
              <Flex wrap gap="4px 14px" align="baseline">
                <time className="quiet" dateTime={event.at}>
                  {formatDateTime(event.at)}
                </time>
                <What event={event} type={type} parts={parts} />
                {event.by && <span className="quiet">par {event.by}</span>}
              </Flex>
              <Part event={event} parts={parts} />
            </>
          ),
        }))}
      />
      {mayHere('order-notes', 'create') && <CallNote orderId={orderId} onNoted={read} />}
    </>
  );
}

/** Notes that the customer was called, and their answer. */
function CallNote({ orderId, onNoted }: { orderId: string; onNoted: () => Promise<unknown> }) {
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { write, isPending } = useWrite('POST', '/orders/{id}/notes');
  async function noteCall() {
    setProblem(null);
    try {
      await write({ path: { id: orderId }, body: { kind: 'call', body } });
      setBody('');
      await onNoted();
    } catch (error) {
      setProblem(messageOf(error, 'La note n’a pas pu être enregistrée'));
    }
  }
  return (
    <>
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      <Flex wrap gap="small">
        <Input.TextArea
          aria-label="Ce que le client a dit"
          placeholder="Ce que le client a dit (facultatif)"
          style={{ flex: '1 1 240px' }}
          autoSize={{ minRows: 1, maxRows: 4 }}
          maxLength={1000}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <Button loading={isPending} onClick={() => void noteCall()}>
          Client appelé
        </Button>
      </Flex>
    </>
  );
}
