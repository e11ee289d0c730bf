import { formatNumber } from '@karite/shared/format';
import { orders } from '@karite/shared/resources';
import { useCustom, useInvalidate } from '@refinedev/core';
import { Button, Spin, Tabs } from 'antd';
import { type ComponentType, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { API } from '../providers/api.ts';
import { detailOf } from '../providers/http-client.ts';
import { readListState } from '../resource/list/list-state.ts';
import { useCount } from '../resource/use-count.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Alert } from '../ui/states/alert.tsx';
import type { Section } from './today-line.tsx';
import { TodaySection } from './today-section.tsx';

/** The sections that somebody works through, order by order. */
const QUEUES: readonly string[] = ['prepare', 'ship', 'collect', 'hand-over'];
/** Who waits longest comes first. */
const OLDEST_FIRST = '_sort=createdAt&_order=asc';

const searchOf = (list: string | null): string => list?.split('?')[1] ?? '';

type QueueLabelProps = { label: string; total: number; search: string };

/** A queue with its number: counted by the list of orders itself, and again when an order changes. */
function QueueLabel({ label, total, search }: QueueLabelProps) {
  const { filters } = useMemo(() => readListState(orders, new URLSearchParams(search)), [search]);
  return `${label} (${useCount(orders, filters) ?? formatNumber(total)})`;
}

const isQueue = ({ section }: Section) => QUEUES.includes(section);

/**
 * The day: the orders to prepare, to ship and to collect as a queue, then what waits for an answer. `queue` draws the orders
 * of an address.
 */
export function TodayPage({ queue: Queue }: { queue: ComponentType<{ search: string }> }) {
  const { query } = useCustom<Section[]>({ url: `${API}/today`, method: 'get', errorNotification: false });
  const invalidate = useInvalidate();
  const [params, setParams] = useSearchParams();
  const sections = query.data?.data ?? [];
  const queues = sections.filter(isQueue);
  const waiting = sections.filter((section) => !isQueue(section) && section.total > 0);
  const shown =
    queues.find(({ section }) => section === params.get('liste')) ?? queues.find(({ total }) => total > 0) ?? queues[0];
  return (
    <>
      <PageHeader title="À faire" subtitle="Ce qui attend quelqu'un, le plus ancien d'abord">
        {mayHere('orders', 'create') && (
          <Link to="/staff-order">
            <Button type="primary">Saisir une commande</Button>
          </Link>
        )}
        <Button onClick={() => invalidate({ invalidates: ['all'] })}>Actualiser</Button>
      </PageHeader>
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      {queues.length > 0 && (
        <Tabs
          activeKey={shown?.section}
          onChange={(section) => setParams({ liste: section }, { replace: true })}
          items={queues.map(({ section, label, total, list }) => ({
            key: section,
            label: <QueueLabel {...{ label, total }} search={searchOf(list)} />,
            children: <Queue search={`${searchOf(list)}&${OLDEST_FIRST}`} />,
          }))}
        />
      )}
      {query.isSuccess && (
        <>
          <h2>Attend une réponse</h2>
          {waiting.length === 0 && <p className="quiet">Rien n’attend de réponse.</p>}
          <div className="panels">
            {waiting.map((section) => (
              <TodaySection key={section.section} {...section} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
