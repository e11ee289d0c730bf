import { formatNumber } from '@karite/shared/format';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useList } from '@refinedev/core';
import { Empty } from 'antd';
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { mayHere } from '../../providers/actor.ts';
import { detailOf } from '../../providers/http-client.ts';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import type { NamedCells } from '../named-cell.ts';
import { RecordButtons } from '../record-buttons.tsx';
import type { RecordAction } from '../resource-context.ts';
import type { ShopRecord } from '../values.ts';
import { columnsOf } from './columns.ts';
import { readListState } from './list-state.ts';
import { FailedList, LoadingRows } from './list-states.tsx';
import { KeyHints } from './shortcuts.tsx';
import { TableView } from './table-view.tsx';
import '../resource.css';

const CardView = lazy(() => import('./card-view.tsx'));

/** So many records are shown at once: each that is done makes place for another. */
const PAGE = 5;

type RecordQueueProps = {
  resource: ResourceShape;
  /** The query of the list's address that shows the same records, in their order: `nextStep=ship&_sort=createdAt`. */
  search: string;
  cells?: NamedCells;
  actions?: readonly RecordAction[];
  dated?: string;
  empty: ReactNode;
};

/**
 * Records that somebody works through, one after the other: the rows of the list, with the keys of its actions. A record
 * that an action takes out of the queue gives its place, and the focus, to the next one.
 */
export function RecordQueue(props: RecordQueueProps) {
  const { resource, search, cells = {}, dated, empty } = props;
  const actions = (mayHere(resource.name, 'update') && props.actions) || [];
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const { filters, sorters } = useMemo(() => readListState(resource, new URLSearchParams(search)), [resource, search]);
  const { result, query } = useList<ShopRecord>({
    resource: resource.name,
    filters,
    sorters,
    pagination: { currentPage: 1, pageSize: PAGE, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    liveMode: 'auto',
    errorNotification: false,
  });
  // Its window is above the same list, and goes on to the next record.
  const open = useCallback(
    (action: 'show' | 'edit', id: string) =>
      void navigate(`/${resource.name}/${action}/${id}?${search}`, { state: { isWindow: true } }),
    [navigate, resource, search],
  );
  const total = result.total ?? 0;
  const view = {
    resource,
    rows: result.data,
    columns: columnsOf(resource, dated).filter(({ isShown }) => isShown),
    cells,
    actionsOf: (record: ShopRecord) => <RecordButtons {...{ resource, record, open, actions }} />,
    open: (id: string) => open('show', id),
  };
  if (query.isError)
    return (
      <FailedList
        message={messagesOf(resource).loadFailed}
        detail={detailOf(query.error)}
        retry={() => void query.refetch()}
      />
    );
  if (query.isLoading) return <LoadingRows rows={PAGE} />;
  if (total === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />;
  return (
    <section className="record-list">
      {isNarrow ? (
        <Suspense fallback={<LoadingRows rows={PAGE} />}>
          <CardView {...view} selection={null} empty={empty} />
        </Suspense>
      ) : (
        <TableView
          {...view}
          {...{ filters, sorters }}
          narrow={null}
          sort={null}
          selection={null}
          density="middle"
          canEdit={false}
          isFetching={query.isFetching}
          empty={empty}
          totals={null}
        />
      )}
      {!isNarrow && <KeyHints resource={resource} />}
      {total > PAGE && <Link to={`/${resource.name}?${search}`}>Voir tout ({formatNumber(total)})</Link>}
    </section>
  );
}
