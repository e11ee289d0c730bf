import { formatNumber } from '@karite/shared/format';
import { orders } from '@karite/shared/resources';
import { Tabs } from 'antd';
import { type ComponentType, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { detailOf } from '../providers/http-client.ts';
import { readListState } from '../resource/list/list-state.ts';
import { FailedToLoad, LoadingRows } from '../resource/list/list-states.tsx';
import { useCount } from '../resource/use-count.ts';
import { useToday } from './use-today.ts';
import './today.css';

/** Who waits longest comes first. */
const OLDEST_FIRST = '_sort=createdAt&_order=asc';
/** Lines drawn before the first queue is there: its tabs, its heads and its rows. */
const LINES = 6;

const searchOf = (list: string | null): string => list?.split('?')[1] ?? '';

type QueueLabelProps = { label: string; total: number; search: string };

/** A queue with its number: counted by the list of orders itself, and again when an order changes. */
function QueueLabel({ label, total, search }: QueueLabelProps) {
  const { filters } = useMemo(() => readListState(orders, new URLSearchParams(search)), [search]);
  return `${label} (${useCount(orders, filters) ?? formatNumber(total)})`;
}

/** The orders to prepare, to ship and to collect, a queue each. `queue` draws the orders of an address. */
export function OrderQueues({ queue: Queue }: { queue: ComponentType<{ search: string }> }) {
  const { isLoading, error, refetch, queues } = useToday();
  const [params, setParams] = useSearchParams();
  const shown =
    queues.find(({ section }) => section === params.get('liste')) ?? queues.find(({ total }) => total > 0) ?? queues[0];
  if (isLoading) return <LoadingRows rows={LINES} />;
  if (error) return <FailedToLoad message="Erreur lors du chargement" detail={detailOf(error)} retry={refetch} />;
  if (queues.length === 0) return null;
  return (
    <Tabs
      activeKey={shown?.section}
      onChange={(section) => setParams({ liste: section }, { replace: true })}
      items={queues.map(({ section, label, total, list }) => ({
        key: section,
        label: <QueueLabel {...{ label, total }} search={searchOf(list)} />,
        children: <Queue search={`${searchOf(list)}&${OLDEST_FIRST}`} />,
      }))}
    />
  );
}
