import { formatNumber, plural } from '@karite/shared/format';
import { useCan } from '@refinedev/core';
import { Segmented } from 'antd';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { mayHere } from '../../providers/actor.ts';
import { Loading } from '../../ui/loading.tsx';
import { Pages } from '../../ui/pages.tsx';
import { useStoredChoice } from '../../ui/stored-choice.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { DeletedButton } from '../audit/deleted-button.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { ExchangeMenu } from '../exchange/exchange-menu.tsx';
import type { ListViewProps, ResourcePageProps } from '../resource-context.ts';
import { CardView } from './card-view.tsx';
import { chosenColumns, columnsOf } from './columns.ts';
import { LayoutMenu } from './layout-menu.tsx';
import { isNarrowed, type Sort } from './list-state.ts';
import { EmptyList, FailedToLoad, RemovedNotice } from './list-states.tsx';
import { TableView } from './table-view.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListLayout } from './use-list-layout.ts';
import { useListState } from './use-list-state.ts';
import { useOrder } from './use-order.tsx';
import { useRecords } from './use-records.ts';

const BulkActions = lazy(() => import('../bulk/bulk-actions.tsx'));

type RecordListProps = ResourcePageProps & Pick<ListViewProps, 'cells' | 'actionsOf' | 'open'>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The list of a resource: what narrows it, the records as a table, cards or the page's own view, and the pages. */
export function RecordList({ resource, cells, actionsOf, open, dated, views = [], empty, bulk }: RecordListProps) {
  const { state, change, removed, removeRefused } = useListState(resource);
  const [viewKey, chooseView] = useStoredChoice(`view.${resource.name}`, isText);
  const view = views.find((each) => each.key === viewKey) ?? views[0] ?? null;
  const toPage = useCallback((page: number) => change({ page }), [change]);
  const { layout, change: changeLayout } = useListLayout(resource.name);
  const { pageSize } = layout;
  const records = useRecords(resource, state, view?.isWhole ? null : pageSize, toPage, removeRefused);

  const columns = useMemo(() => columnsOf(resource, dated), [resource, dated]);
  const shown = chosenColumns(columns, layout.columns);

  const canDelete = useCan({ resource: resource.name, action: 'delete' }).data?.can ?? false;
  const canEdit = useCan({ resource: resource.name, action: 'edit' }).data?.can ?? false;
  const { selected, ids, select, selectAllFound, loaded } = useSelection(resource, state, records.rows);
  const selection = canDelete || canEdit || bulk || resource.actions ? { selected: ids, select } : null;
  const isNarrow = useIsNarrow();
  const first = (state.page - 1) * pageSize + 1;
  const sortBy = useCallback((sorts: readonly Sort[]) => change({ sorts }), [change]);

  const places = useOrder(resource, state);
  const drawn: ListViewProps = {
    resource,
    rows: records.rows,
    columns: shown,
    cells: { ...places, ...cells },
    actionsOf,
    open,
  };
  return (
    <section className="record-list">
      <Toolbar resource={resource} state={state} change={change}>
        {views.length > 0 && (
          <Segmented
            aria-label="Vue"
            value={view?.key}
            options={views.map(({ key, label, icon }) => ({ value: key, label, icon }))}
            onChange={(key) => chooseView(String(key))}
          />
        )}
        {canDelete && mayHere('audit', 'update') && <DeletedButton resource={resource} />}
        <ExchangeMenu resource={resource} state={state} ids={ids} />
        {!view && (
          <LayoutMenu
            {...{ columns, shown, layout }}
            change={(part) => {
              changeLayout(part);
              if (part.pageSize) toPage(1);
            }}
            sorts={state.sorts}
            sortBy={isNarrow ? sortBy : null}
          />
        )}
      </Toolbar>
      <RemovedNotice labels={removed} />
      <div className="record-count" aria-live="polite">
        {ids.length > 0 ? (
          <Suspense>
            <BulkActions
              {...{ resource, selected, selectAllFound, loaded, canDelete, canEdit }}
              total={records.total}
              clear={() => select([])}
              more={bulk}
            />
          </Suspense>
        ) : (
          !records.isLoading &&
          !records.error && (
            <span className="quiet">
              {plural(records.total, resource.label.one, resource.label.many).toLowerCase()}
              {!view?.isWhole &&
                records.total > pageSize &&
                ` · ${formatNumber(first)} à ${formatNumber(first + records.rows.length - 1)}`}
            </span>
          )
        )}
      </div>
      {records.error ? (
        <FailedToLoad {...records.error} retry={records.retry} />
      ) : records.isLoading ? (
        <Loading />
      ) : records.rows.length === 0 ? (
        <EmptyList isNarrowed={isNarrowed(state)} empty={empty} clear={() => change({ search: '', filters: {} })} />
      ) : view ? (
        <view.Draw {...drawn} />
      ) : isNarrow ? (
        <CardView {...drawn} selection={selection} />
      ) : (
        <TableView
          {...drawn}
          sorts={state.sorts}
          sortBy={sortBy}
          density={layout.density}
          selection={selection}
          isFetching={records.isFetching}
        />
      )}
      {!view?.isWhole && !records.error && (
        <Pages page={state.page} pageSize={pageSize} total={records.total} toPage={toPage} />
      )}
    </section>
  );
}
