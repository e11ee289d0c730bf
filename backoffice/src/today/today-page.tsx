import type { Answer } from '@karite/shared/client';
import { formatDateTime, formatNumber, formatWholeFcfa } from '@karite/shared/format';
import { CURRENCY_LABELS, type Currency, formatMoney, PAYMENT_STATUS_LABELS } from '@karite/shared/payments';
import { useCustom } from '@refinedev/core';
import { Alert, Button, Spin } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
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
/** A record may be there for two tasks that failed. */
const keyOf = ({ id, again }: Task): string => `${again?.task ?? ''} ${id}`;
/** Where a line is dealt with: a product is edited, the others are opened. */
const addressOf = ({ record, id }: Task): string => `/${record}?${record === 'products' ? '_edit' : '_show'}=${id}`;

/** The way to try again what failed. The attempt comes within a minute, or at the task's next run. */
function Retry({ again }: { again: NonNullable<Task['again']> }) {
  const [state, setState] = useState<'waiting' | 'busy' | 'asked'>('waiting');
  const [problem, setProblem] = useState<string | null>(null);
  const retry = async () => {
    setState('busy');
    setProblem(null);
    try {
      await call('POST', '/today/failed/retry', { body: again });
      setState('asked');
    } catch (error) {
      setState('waiting');
      setProblem(messageOf(error, 'La demande n’est pas passée'));
    }
  };
  if (state === 'asked') return <output className="quiet">Un nouvel essai suit dans la minute.</output>;
  return (
    <>
      {problem && <Alert type="error" message={problem} />}
      <Button loading={state === 'busy'} onClick={retry}>
        Réessayer
      </Button>
    </>
  );
}

const Line = ({ task }: { task: Task }) => (
  <li className={task.again ? 'today-failed' : undefined}>
    <Link to={addressOf(task)}>
      <span className="today-text">
        <strong>{task.title}</strong>
        <small className="quiet">
          {noteOf(task)} · {formatDateTime(task.at)}
        </small>
      </span>
      <span className="figure">{amountOf(task)}</span>
    </Link>
    {task.again && <Retry again={task.again} />}
  </li>
);

type MoreProps = {
  section: Section['section'];
  start: number;
  /** When the page was read, in ms since 1970: what follows is read again with it. */
  readAt: number;
};

/** So many more of a section as are fetched at once. */
function More({ section, start, readAt }: MoreProps) {
  const { query } = useCustom<Task[]>({
    url: `${API}/today/${section}`,
    method: 'get',
    config: { query: { _start: start, _end: start + PAGE } },
    queryOptions: { queryKey: ['today', section, start, readAt], placeholderData: (before) => before },
    errorNotification: false,
  });
  const { data, error, isLoading } = query;
  if (error)
    return (
      <li>
        <Alert
          type="error"
          message={messageOf(error, 'La suite n’a pas pu être chargée')}
          action={<Button onClick={() => void query.refetch()}>Réessayer</Button>}
        />
      </li>
    );
  if (isLoading)
    return (
      <li>
        <Spin />
      </li>
    );
  return data?.data.map((task) => <Line key={keyOf(task)} task={task} />);
}

function SectionPanel({ section, label, total, list, rows, readAt }: Section & { readAt: number }) {
  const [pages, setPages] = useState(0);
  const shown = rows.length + pages * PAGE;
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
        {rows.map((task) => (
          <Line key={keyOf(task)} task={task} />
        ))}
        {Array.from({ length: pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is what stands at its place
          <More key={index} {...{ section, readAt }} start={rows.length + index * PAGE} />
        ))}
      </ul>
      {shown < total && (
        <Button onClick={() => setPages(pages + 1)}>Voir la suite ({formatNumber(total - shown)})</Button>
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
          <SectionPanel key={section.section} {...section} readAt={query.dataUpdatedAt} />
        ))}
      </div>
    </>
  );
}
