import { BarsOutlined, ProjectOutlined } from '@ant-design/icons';
import { formatNumber, plural } from '@karite/shared/format';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { offersHere } from '../../providers/access-control.ts';
import { mayHere } from '../../providers/actor.ts';
import { Loading } from '../../ui/loading.tsx';
import { Pages } from '../../ui/pages.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { DeletedButton } from '../audit/deleted-button.tsx';
import { type StateField, stateFieldOf } from '../board/state-field.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { ExchangeMenu } from '../exchange/exchange-menu.tsx';
import type { ListViewProps, ResourcePageProps } from '../resource-context.ts';
import type { SavedView } from '../views/saved-view.ts';
import { useSavedView } from '../views/use-saved-view.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { CardView } from './card-view.tsx';
import { chosenColumns, columnsOf } from './columns.ts';
import { KeyHints } from './key-hints.tsx';
import { LayoutMenu } from './layout-menu.tsx';
import { isNarrowed, type Sort } from './list-state.ts';
import { EmptyList, FailedList, LoadingRows, RemovedNotice } from './list-states.tsx';
import { LiveLine } from './live-line.tsx';
import { TableView } from './table-view.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListLayout } from './use-list-layout.ts';
import { useListState } from './use-list-state.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useOrder } from './use-order.tsx';
import { useRecords } from './use-records.ts';
import { ViewSwitch } from './view-switch.tsx';

const TotalsLine = lazy(() => import('./totals-line.tsx'));
const Board = lazy(() => import('../board/board.tsx'));
const BulkActions = lazy(() => import('../bulk/bulk-actions.tsx'));

type SavedProps = { saved: SavedView | null; openSaved: ReturnType<typeof useSavedView>['openView'] };
type RecordListProps = ResourcePageProps &
  Pick<ListViewProps, 'cells' | 'actionsOf' | 'open'> & {
    /** Opens an empty form; `null` for those who may not create. */
    create: (() => void) | null;
  };

const TABLE = 'table';
const BOARD = 'board';
const drawingsBy = ({ field }: StateField) => [
  { key: TABLE, label: 'Liste', icon: <BarsOutlined aria-hidden /> },
  { key: BOARD, label: `Par ${field.label.toLowerCase()}`, icon: <ProjectOutlined aria-hidden /> },
];

/** The list of a resource, as the saved view has it that the address names. */
export function RecordList(props: RecordListProps) {
  const saved = useSavedView(props.resource);
  return saved.isOpening ? (
    <section className="record-list">
      <Loading />
    </section>
  ) : (
    <PresentList {...props} saved={saved.view} openSaved={saved.openView} />
  );
}

/** What narrows a list, the records as a table, cards or the page's own view, and the pages. */
function PresentList(props: RecordListProps & SavedProps) {
  const {
    resource,
    cells,
    actionsOf,
    open,
    create,
    dated,
    views = [],
    empty,
    bulk,
    stepNote,
    saved,
    openSaved,
    setState,
  } = props;
  const { state, change, removed, removeRefused } = useListState(resource);
  const toPage = useCallback((page: number) => change({ page }), [change]);
  const { layout, change: changeLayout, reset } = useListLayout(resource.name, saved);
  const view = views.find(({ key }) => key === layout.drawing) ?? views[0] ?? null;
  const by = views.length === 0 ? stateFieldOf(resource) : null;
  const isBoard = by !== null && layout.drawing === BOARD;
  const { pageSize } = layout;
  const asked = { pageSize: view?.isWhole ? null : pageSize, isCounted: isBoard };
  const records = useRecords(resource, state, asked, toPage, removeRefused);

  const live = useLiveRows(resource, state, records);

  const columns = useMemo(() => columnsOf(resource, dated), [resource, dated]);
  const shown = chosenColumns(columns, layout.columns);

  const canDelete = offersHere(resource, 'delete');
  const canEdit = offersHere(resource, 'update');
  const { selected, ids, select, selectAllFound, loaded } = useSelection(resource, state, records);
  const selection = canDelete || canEdit || bulk || resource.actions ? { selected: ids, select } : null;
  const isNarrow = useIsNarrow();
  const first = (state.page - 1) * pageSize + 1;
  const sortBy = useCallback((sorts: readonly Sort[]) => change({ sorts }), [change]);
  // A head adds to what is sorted by at that moment, which the table may not show yet.
  const sortNext = useCallback(
    (next: (before: readonly Sort[]) => Sort[]) => change(({ sorts }) => ({ sorts: next(sorts) })),
    [change],
  );

  const places = useOrder(resource, state, view?.isInOrder);
  const drawn: ListViewProps = {
    resource,
    rows: live.rows,
    columns: shown,
    cells: { ...places, ...cells },
    actionsOf,
    open,
  };
  return (
    <section className="record-list">
      <Toolbar resource={resource} state={state} change={change}>
        {views.length > 0 && (
          <ViewSwitch views={views} shown={view?.key} choose={(drawing) => changeLayout({ drawing })} />
        )}
        {by && (
          <ViewSwitch
            views={drawingsBy(by)}
            shown={isBoard ? BOARD : TABLE}
            choose={(drawing) => changeLayout({ drawing: drawing === TABLE ? null : drawing })}
          />
        )}
        {canDelete && mayHere('audit', 'update') && <DeletedButton resource={resource} />}
        <ExchangeMenu {...{ resource, state, ids }} columns={shown.map(({ name }) => name)} total={records.total} />
        <ViewsMenu
          {...{ resource, state, layout }}
          view={saved}
          openView={(next) => {
            reset();
            openSaved(next);
          }}
        />
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
              select={select}
              more={bulk}
              stepNote={stepNote}
            />
          </Suspense>
        ) : (
          !records.isLoading &&
          !records.error && (
            <span className="quiet">
              <span>{plural(records.total, resource.label.one, resource.label.many).toLowerCase()}</span>
              {!view?.isWhole && !isBoard && records.total > pageSize && (
                <span>{` · ${formatNumber(first)} à ${formatNumber(first + records.rows.length - 1)}`}</span>
              )}
            </span>
          )
        )}
        <LiveLine
          label={resource.label}
          {...live}
          show={() => {
            live.show();
            // What is new stands first.
            if (live.added > 0 && state.page > 1) toPage(1);
          }}
        />
      </div>
      {records.error ? (
        <FailedList {...records.error} retry={records.retry} />
      ) : records.isLoading ? (
        <LoadingRows rows={pageSize} />
      ) : records.total === 0 ? (
        <EmptyList
          {...{ empty, create }}
          isNarrowed={isNarrowed(state)}
          clear={() => change({ search: '', filters: {} })}
        />
      ) : view ? (
        <view.Draw {...drawn} />
      ) : isBoard ? (
        <Suspense fallback={<Loading />}>
          <Board {...{ resource, by, state, cells, open, setState }} columns={shown} />
        </Suspense>
      ) : isNarrow ? (
        <CardView {...drawn} selection={selection} />
      ) : (
        <TableView
          {...drawn}
          sorts={state.sorts}
          sortBy={sortNext}
          density={layout.density}
          selection={selection}
          canEdit={canEdit}
          isFetching={records.isFetching}
        />
      )}
      {layout.hasTotals && !view && records.total > 0 && (
        <Suspense>
          <TotalsLine {...{ resource, state }} columns={shown} total={records.total} readAt={records.readAt} />
        </Suspense>
      )}
      {!view && !isBoard && !isNarrow && records.rows.length > 0 && <KeyHints resource={resource} />}
      {!view?.isWhole && !isBoard && !records.error && (
        <Pages page={state.page} pageSize={pageSize} total={records.total} toPage={toPage} />
      )}
    </section>
  );
}
