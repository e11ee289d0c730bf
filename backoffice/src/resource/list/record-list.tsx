import { BarsOutlined, ProjectOutlined, TableOutlined } from '@ant-design/icons';
import { formatNumber, plural } from '@karite/shared/format';
import { Segmented } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { offersHere } from '../../providers/access-control.ts';
import { mayHere } from '../../providers/actor.ts';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { Loading } from '../../ui/states/loading.tsx';
import { DeletedButton } from '../audit/deleted-button.tsx';
import { stateFieldOf } from '../board/state-field.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { ExchangeMenu } from '../exchange/exchange-menu.tsx';
import type { ListViewProps, ResourcePageProps } from '../resource-context.ts';
import type { SavedView } from '../views/saved-view.ts';
import { useSavedView } from '../views/use-saved-view.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { chosenColumns, columnsOf } from './columns.ts';
import { ListPages } from './list-pages.tsx';
import { isNarrowed } from './list-state.ts';
import { EmptyList, FailedList, LoadingRows, RemovedFilters } from './list-states.tsx';
import { LiveLine } from './live-line.tsx';
import { KeyHints } from './shortcuts.tsx';
import { TableView } from './table-view.tsx';
import { ToolPopover } from './tool-popover.tsx';
import { Toolbar } from './toolbar.tsx';
import { TotalsLine, useTotals } from './totals.tsx';
import { useListLayout } from './use-list-layout.ts';
import { useOrder } from './use-order.tsx';
import { useRecordTable } from './use-record-table.ts';
import { useStrayKeys } from './use-stray-keys.ts';

const Board = lazy(() => import('../board/board.tsx'));
const BulkActions = lazy(() => import('../bulk/bulk-actions.tsx'));
const OrderedRows = lazy(() => import('./ordered-rows.tsx'));
/** Phones alone have cards. */
const CardView = lazy(() => import('./card-view.tsx'));
const LayoutPanel = lazy(() => import('./layout-panel.tsx'));

type RecordListProps = ResourcePageProps &
  Pick<ListViewProps, 'cells' | 'actionsOf' | 'open'> & {
    /** Opens an empty form; `null` for those who may not create. */
    create: (() => void) | null;
  };
type PresentListProps = RecordListProps & {
  saved: SavedView | null;
  openSaved: ReturnType<typeof useSavedView>['openView'];
  removed: readonly string[];
  removeRefused: (fields: object) => boolean;
};

const TABLE = 'table';
const BOARD = 'board';

/** The list of a resource by the saved view of the address, once the address has supported parameters alone. */
export function RecordList(props: RecordListProps) {
  const saved = useSavedView(props.resource);
  const { isClean, removed, removeRefused } = useStrayKeys(props.resource);
  return (
    <section className="record-list">
      {saved.isOpening || !isClean ? (
        <Loading />
      ) : (
        <PresentList {...props} {...{ removed, removeRefused }} saved={saved.view} openSaved={saved.openView} />
      )}
    </section>
  );
}

/** What narrows a list, the records as a table, cards, a board or the page's own view, and the pages. */
function PresentList(props: PresentListProps) {
  const { resource, cells, actionsOf, open, create, dated, views = [], empty, bulk, stepNote, saved, setState } = props;
  const { layout, change: changeLayout, reset: resetLayout } = useListLayout(resource.name, saved);
  const view = views.find(({ key }) => key === layout.drawing) ?? views[0] ?? null;
  const by = views.length === 0 ? stateFieldOf(resource) : null;
  const isBoard = by !== null && layout.drawing === BOARD;
  const { pageSize } = layout;
  const table = useRecordTable(resource, {
    pageSize,
    isWhole: view?.isWhole ?? false,
    isCounted: isBoard,
    removeRefused: props.removeRefused,
  });
  const { state, rows, total, currentPage, setCurrentPage, narrow, sort, live } = table;
  const { filters, sorters } = state;

  const columns = useMemo(() => columnsOf(resource, dated), [resource, dated]);
  const shown = chosenColumns(columns, layout.columns, rows);
  const canDelete = offersHere(resource, 'delete');
  const canEdit = offersHere(resource, 'update');
  const { selected, ids, select, selectAllMatching, loaded } = useSelection(resource, filters, table);
  const selection = canDelete || canEdit || bulk || resource.actions ? { ids, select } : null;
  const isNarrow = useIsNarrow();
  const totals = useTotals(resource, layout.hasTotals && !view, { ...table, columns: shown, filters });
  const { places, move, isOrdered } = useOrder(resource, state, view?.isInOrder);

  const drawn: ListViewProps = {
    resource,
    rows,
    columns: shown,
    cells: { ...places, ...cells },
    actionsOf,
    open,
  };
  const drawings = by
    ? [
        { value: TABLE, label: 'Liste', icon: <BarsOutlined aria-hidden /> },
        { value: BOARD, label: `Par ${by.field.label.toLowerCase()}`, icon: <ProjectOutlined aria-hidden /> },
      ]
    : views.map(({ key, label, icon }) => ({ value: key, label, icon }));
  const none = <EmptyList {...{ resource, empty, create }} isNarrowed={isNarrowed(filters)} clear={() => narrow([])} />;
  const first = (currentPage - 1) * pageSize + 1;
  const hasPages = !view?.isWhole && !isBoard && !table.error;

  const body = () => {
    if (table.error) return <FailedList {...table.error} retry={table.retry} />;
    if (table.isLoading) return <LoadingRows rows={pageSize} />;
    if ((view || isBoard) && total === 0) return none;
    if (view) return <view.Draw {...drawn} />;
    if (by && isBoard)
      return (
        <Suspense fallback={<Loading />}>
          <Board {...{ resource, by, state, cells, open, setState }} columns={shown} />
        </Suspense>
      );
    if (isNarrow)
      return (
        <Suspense fallback={<LoadingRows rows={pageSize} />}>
          <CardView {...drawn} selection={selection} empty={none} />
        </Suspense>
      );
    return (
      <TableView
        {...drawn}
        {...{ filters, sorters, narrow, sort, selection, canEdit, totals }}
        density={layout.density}
        isFetching={table.isFetching}
        empty={none}
      />
    );
  };
  const exchange = <ExchangeMenu {...{ resource, state, ids, total }} columns={shown.map(({ name }) => name)} />;
  const tools = (
    <>
      {drawings.length > 0 && (
        <Segmented
          aria-label="Vue"
          value={view?.key ?? (isBoard ? BOARD : TABLE)}
          options={drawings}
          onChange={(drawing) => changeLayout({ drawing: drawing === TABLE ? null : drawing })}
        />
      )}
      {canDelete && mayHere('audit', 'update') && <DeletedButton resource={resource} />}
      {exchange}
      <ViewsMenu
        {...{ resource, state, layout }}
        view={saved}
        openView={(next) => {
          resetLayout();
          props.openSaved(next);
        }}
      />
      {!view && (
        <ToolPopover icon={<TableOutlined aria-hidden />} title="Affichage" text="Affichage">
          {() => (
            <LayoutPanel
              {...{ columns, shown, layout, sorters }}
              change={(part) => {
                changeLayout(part);
                if (part.pageSize) setCurrentPage(1);
              }}
              sortBy={isNarrow ? sort : null}
            />
          )}
        </ToolPopover>
      )}
    </>
  );
  return (
    <>
      <Toolbar
        {...{ resource, filters, narrow }}
        reset={
          isNarrowed(filters) || sorters.length > 0 || currentPage > 1
            ? () => {
                narrow([]);
                sort([]);
              }
            : null
        }
      >
        {isNarrow && tools}
      </Toolbar>
      <RemovedFilters labels={props.removed} />
      <div className={ids.length > 0 ? 'record-count selection-bar' : 'record-count'}>
        <div className="record-news" aria-live="polite">
          {ids.length > 0 ? (
            <Suspense>
              <BulkActions
                {...{ resource, selected, selectAllMatching, loaded, canDelete, canEdit, total, select, stepNote }}
                more={bulk}
              />
            </Suspense>
          ) : (
            !table.isLoading &&
            !table.error && (
              <span className="quiet">
                <span>{plural(total, resource.label.one, resource.label.many).toLowerCase()}</span>
                {hasPages && total > pageSize && (
                  <span>{` · ${formatNumber(first)} à ${formatNumber(first + rows.length - 1)}`}</span>
                )}
              </span>
            )
          )}
          <LiveLine
            label={resource.label}
            {...live}
            show={() => {
              live.show();
              // New records come first.
              if (live.added > 0) setCurrentPage(1);
            }}
          />
        </div>
        {/* What is ticked takes the place of how the list is drawn; on a phone all of it scrolls with the filters. */}
        {!isNarrow && <span className="toolbar-end">{ids.length > 0 ? exchange : tools}</span>}
      </div>
      {isOrdered ? (
        <Suspense fallback={<Loading />}>
          <OrderedRows ids={rows.map(({ id }) => id)} move={move}>
            {body()}
          </OrderedRows>
        </Suspense>
      ) : (
        body()
      )}
      {totals && (isNarrow || isBoard) && <TotalsLine {...{ resource, totals }} columns={shown} />}
      {!view && !isBoard && !isNarrow && total > 0 && <KeyHints resource={resource} />}
      {hasPages && table.pagination && <ListPages pages={table.pagination} />}
    </>
  );
}
