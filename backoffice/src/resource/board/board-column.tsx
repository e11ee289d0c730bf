import { useDroppable } from '@dnd-kit/core';
import { formatNumber } from '@karite/shared/format';
import { messagesOf, stateLabels } from '@karite/shared/resource';
import { useInfiniteList } from '@refinedev/core';
import { Button } from 'antd';
import { Alert } from '../../ui/states/alert.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { StateBadge } from '../../ui/states/state-badge.tsx';
import type { ListState } from '../list/list-state.ts';
import type { ShopRecord } from '../values.ts';
import { DraggableCard, type OnBoard } from './board-card.tsx';

/** So many cards a page of a column has. */
const AT_A_TIME = 20;

type BoardColumnProps = OnBoard & {
  value: string;
  /** The list's filters, in this state. */
  state: ListState;
  /** Whether what is dragged may come here; absent where nothing is, or it is from here. */
  target: 'open' | 'closed' | undefined;
};

/** The records in one state: how many, and the first of them, with as many more at each request (R1532). */
export function BoardColumn({ value, state, target, ...onBoard }: BoardColumnProps) {
  const { resource, by } = onBoard;
  const { setNodeRef } = useDroppable({ id: value, disabled: target !== 'open' });
  const { result, query } = useInfiniteList<ShopRecord>({
    resource: resource.name,
    ...state,
    pagination: { pageSize: AT_A_TIME },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const pages = result.data?.pages ?? [];
  const total = pages[0]?.total;
  const label = stateLabels(by.field.states)[value];
  return (
    <section ref={setNodeRef} className="board-column" aria-label={label} data-target={target}>
      <h2>
        <StateBadge states={by.field.states} value={value} />
        <span className="figure">{total !== undefined && formatNumber(total)}</span>
      </h2>
      {query.isError && <Alert type="error" showIcon message={messagesOf(resource).loadFailed} />}
      {query.isLoading && <Loading />}
      <ul>
        {pages
          .flatMap(({ data }) => data)
          .map((record) => (
            <DraggableCard key={record.id} {...onBoard} record={record} />
          ))}
      </ul>
      {result.hasNextPage && (
        <Button block type="text" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {`Voir la suite de « ${label} »`}
        </Button>
      )}
    </section>
  );
}
