import { messagesOf } from '@karite/shared/resource';
import { useList } from '@refinedev/core';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { type ListState, queryOf } from '../list/list-state.ts';
import type { ShopRecord } from '../values.ts';
import { BoardCard, type OnBoard } from './board-card.tsx';

/** So many cards a page of a column has. */
export const AT_A_TIME = 20;

type BoardCardsProps = OnBoard & {
  /** What the list asks for, in this state and on this page. */
  state: ListState;
  /** Hears how many there are in this state, on all pages. */
  told: (total: number) => void;
};

/** One page of the records in one state: those before it are not asked for again. */
export function BoardCards({ state, told, ...props }: BoardCardsProps) {
  const { resource } = props;
  const { result, query } = useList<ShopRecord>({
    resource: resource.name,
    ...queryOf(state),
    pagination: { currentPage: state.page, pageSize: AT_A_TIME, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const total = query.isSuccess ? (result.total ?? 0) : null;
  useEffect(() => {
    if (total !== null) told(total);
  }, [total, told]);
  if (query.isError)
    return (
      <li>
        <Alert type="error" showIcon message={messagesOf(resource).loadFailed} />
      </li>
    );
  if (query.isLoading)
    return (
      <li>
        <Loading />
      </li>
    );
  return result.data.map((record) => <BoardCard key={record.id} {...props} record={record} />);
}
