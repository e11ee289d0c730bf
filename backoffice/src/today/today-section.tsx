import { formatNumber } from '@karite/shared/format';
import { useInfiniteList } from '@refinedev/core';
import { Button, List } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../providers/message-of.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { type Task, TodayLine } from './today-line.tsx';
import type { Section } from './use-today.ts';

/** More of a section are fetched by so many. */
const PAGE = 50;

/** A record may be there for two tasks that failed. */
const keyOf = ({ id, again }: Task): string => `${again?.task ?? ''} ${id}`;

/** The open work of one reason: the first lines, then all on request. */
export function TodaySection({ section, label, total, list, rows }: Section) {
  const [isOpen, open] = useState(false);
  const { result, query } = useInfiniteList<Task>({
    resource: `today/${section}`,
    pagination: { pageSize: PAGE },
    queryOptions: { enabled: isOpen },
    errorNotification: false,
  });
  const shown = result.data?.pages.flatMap(({ data }) => data) ?? rows;
  const left = total - shown.length;
  return (
    <Panel
      title={label}
      extra={
        list && total > 0 ? (
          <Link to={`/${list}`} aria-label={`Voir tout : ${label}`}>
            Voir tout ({formatNumber(total)})
          </Link>
        ) : (
          <span className="figure">{formatNumber(total)}</span>
        )
      }
    >
      <List
        rowKey={keyOf}
        dataSource={shown}
        locale={{ emptyText: <span className="quiet">Rien à faire ici.</span> }}
        renderItem={(task) => <TodayLine task={task} />}
        loadMore={
          query.isError ? (
            <Alert
              type="error"
              message={messageOf(query.error, 'La suite n’a pas pu être chargée')}
              action={<Button onClick={() => void query.refetch()}>Réessayer</Button>}
            />
          ) : (
            left > 0 && (
              <Button
                loading={query.isLoading || query.isFetchingNextPage}
                onClick={() => (isOpen ? void query.fetchNextPage() : open(true))}
              >
                Voir la suite ({formatNumber(left)})
              </Button>
            )
          )
        }
      />
    </Panel>
  );
}
