import { FIGURES } from '@karite/shared/accounts';
import type { Answer } from '@karite/shared/client';
import { formatNumber } from '@karite/shared/format';
import { messages, orders } from '@karite/shared/resources';
import { useCustom } from '@refinedev/core';
import { Button, Spin } from 'antd';
import { Link } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { API } from '../providers/data-provider.ts';
import { is, useCount } from '../resource/use-count.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { DaySales } from './day-sales.tsx';
import './today-panel.css';

type Waiting = { label: string; count: string; to: string };

const Entry = ({ label, count, to }: Waiting) => (
  <li>
    <Link to={to}>
      <strong className="figure">{count}</strong>
      <span>{label}</span>
    </Link>
  </li>
);

/** What is counted apart: nothing where there is none. */
function Counted({ count, ...entry }: Omit<Waiting, 'count'> & { count: string | null }) {
  if (count === null) return <li aria-busy="true" hidden />;
  return count === '0' ? null : <Entry {...entry} count={count} />;
}

/** Messages that could not be sent. */
const FailedMessages = () => (
  <Counted
    label="Messages en échec"
    count={useCount(messages, [is('status', 'failed')])}
    to="/messages?status=failed"
  />
);

/** The short name of a section: the part before its explanation. */
const shortName = (label: string) => label.replace(/ : .*/, '');

/** Orders that are paid, and neither on their way nor refunded. */
const TO_PACK = [is('status', 'paid'), is('isRefunded', 'false')];

/** How many those are. */
const PaidOrders = () => (
  <Counted label="À préparer : payées" count={useCount(orders, TO_PACK)} to="/orders?status=paid&isRefunded=false" />
);

/** What was sold today, and what waits for somebody (R1504), each a way to its list. */
export function TodayPanel() {
  const { query } = useCustom<Answer<'GET', '/today'>>({
    url: `${API}/today`,
    method: 'get',
    errorNotification: false,
  });
  const sections = (query.data?.data ?? []).filter(({ total }) => total > 0);
  const seesOrders = mayHere(orders.name, 'read');
  return (
    <Panel title="Aujourd’hui" extra={<Link to="/today">Tout ce qui est à faire</Link>}>
      <div className="in-order">
        {mayHere(FIGURES, 'read') && <DaySales />}
        {query.isError && (
          <Alert
            type="error"
            message="Erreur lors du chargement"
            action={<Button onClick={() => void query.refetch()}>Réessayer</Button>}
          />
        )}
        {query.isLoading && <Spin />}
        {query.isSuccess && sections.length === 0 && <p className="quiet">Rien à faire pour le moment.</p>}
        <ul className="waiting">
          {seesOrders && <PaidOrders />}
          {sections.map(({ section, label, total }) => (
            <Entry key={section} label={shortName(label)} count={formatNumber(total)} to="/today" />
          ))}
          {mayHere(messages.name, 'read') && <FailedMessages />}
        </ul>
      </div>
    </Panel>
  );
}
