import type { Answer } from '@karite/shared/client';
import { formatDateTime, formatNumber, formatWholeFcfa } from '@karite/shared/format';
import { CURRENCY_LABELS, type Currency, formatMoney, PAYMENT_STATUS_LABELS } from '@karite/shared/payments';
import { useCustom } from '@refinedev/core';
import { Alert, Button, Spin } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { mayHere } from '../providers/actor.ts';
import { call } from '../providers/call.ts';
import { API } from '../providers/data-provider.ts';
import { detailOf } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import './today.css';

type Section = Answer<'GET', '/today'>[number];
type Task = Section['rows'][number];

/** More of a section are fetched by so many. */
const PAGE = 50;

const isPaymentStatus = (note: string): note is keyof typeof PAYMENT_STATUS_LABELS => note in PAYMENT_STATUS_LABELS;
const noteOf = ({ note, record }: Task): string =>
  note && record === 'payments' && isPaymentStatus(note) ? PAYMENT_STATUS_LABELS[note] : (note ?? '');
const isCurrency = (code: string | null): code is Currency => code !== null && code in CURRENCY_LABELS;
const amountOf = ({ amount, currency }: Task): string =>
  amount === null ? '' : isCurrency(currency) ? formatMoney(amount, currency) : formatWholeFcfa(amount);
/** Where a line is dealt with: a product is edited, the others are opened. */
const addressOf = ({ record, id }: Task): string => `/${record}?${record === 'products' ? '_edit' : '_show'}=${id}`;

const Line = ({ task }: { task: Task }) => (
  <li>
    <Link to={addressOf(task)}>
      <span className="today-text">
        <strong>{task.title}</strong>
        <small className="quiet">
          {noteOf(task)} · {formatDateTime(task.at)}
        </small>
      </span>
      <span className="figure">{amountOf(task)}</span>
    </Link>
  </li>
);

function SectionPanel({ section, label, total, list, rows }: Section) {
  const [more, setMore] = useState<Task[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = [...rows, ...more];
  async function readMore() {
    setProblem(null);
    try {
      const query = { _start: shown.length, _end: shown.length + PAGE };
      const next = await call('GET', '/today/{section}', { path: { section }, query });
      setMore([...more, ...next]);
    } catch (error) {
      setProblem(messageOf(error, 'La suite n’a pas pu être chargée'));
    }
  }
  return (
    <Panel
      title={label}
      extra={
        list && total > 0 ? (
          <Link to={`/${list}`} aria-label={`Voir tout : ${label}`}>
            Voir tout ({formatNumber(total)})
          </Link>
        ) : (
          <span className="figure">{formatNumber(total)}</span>
        )
      }
    >
      {total === 0 && <p className="quiet">Rien à faire ici.</p>}
      <ul className="today">
        {shown.map((task) => (
          <Line key={task.id} task={task} />
        ))}
      </ul>
      {problem && <Alert type="error" message={problem} />}
      {shown.length < total && (
        <Button onClick={() => void readMore()}>Voir la suite ({formatNumber(total - shown.length)})</Button>
      )}
    </Panel>
  );
}

/** What waits for somebody this morning, each line a way to the record it is about. */
export default function TodayPage() {
  const { query } = useCustom<Section[]>({ url: `${API}/today`, method: 'get', errorNotification: false });
  return (
    <>
      <PageHeader title="À faire" subtitle="Ce qui attend quelqu'un, le plus ancien d'abord">
        {mayHere('orders', 'create') && (
          <Link to="/staff-order">
            <Button type="primary">Saisir une commande</Button>
          </Link>
        )}
        <Button onClick={() => query.refetch()}>Actualiser</Button>
      </PageHeader>
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      <div className="panels">
        {query.data?.data.map((section) => (
          <SectionPanel key={`${section.section}${query.dataUpdatedAt}`} {...section} />
        ))}
      </div>
    </>
  );
}
