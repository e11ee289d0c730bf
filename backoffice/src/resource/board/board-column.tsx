import { formatNumber } from '@karite/shared/format';
import { messagesOf, stateLabels } from '@karite/shared/resource';
import { useList } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { type ListState, queryOf } from '../list/list-state.ts';
import type { ShopRecord } from '../values.ts';
import { BoardCard, type OnBoard } from './board-card.tsx';

/** So many cards a column shows, and as many more when they are asked for. */
const AT_A_TIME = 20;

type BoardColumnProps = OnBoard & {
  value: string;
  /** What the list asks for, in this state. */
  state: ListState;
  /** Takes what is dragged; `null` where nothing is that may come here. */
  drop: (() => unknown) | null;
  isClosed: boolean;
};

/** The records in one state: how many, and the first of them. */
export function BoardColumn({ value, state, drop, isClosed, ...props }: BoardColumnProps) {
  const { resource, by } = props;
  const [size, setSize] = useState(AT_A_TIME);
  const { result, query } = useList<ShopRecord>({
    resource: resource.name,
    ...queryOf(state),
    pagination: { currentPage: 1, pageSize: size, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const total = result.total ?? 0;
  const label = stateLabels(by.field.states)[value];
  return (
    <section
      className="board-column"
      aria-label={label}
      data-target={drop ? 'open' : isClosed ? 'closed' : undefined}
      onDragOver={(event) => drop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drop?.();
      }}
    >
      <h2>
        <StateBadge states={by.field.states} value={value} />
        <span className="figure">{query.isSuccess && formatNumber(total)}</span>
      </h2>
      {query.isError ? (
        <Alert type="error" showIcon message={messagesOf(resource).loadFailed} />
      ) : query.isLoading ? (
        <Loading />
      ) : (
        <ul>
          {result.data.map((record) => (
            <BoardCard key={record.id} {...props} record={record} />
          ))}
        </ul>
      )}
      {total > size && (
        <Button block type="text" loading={query.isFetching} onClick={() => setSize(size + AT_A_TIME)}>
          {`Voir la suite de « ${label} »`}
        </Button>
      )}
    </section>
  );
}
