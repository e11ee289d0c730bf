import { PlusOutlined } from '@ant-design/icons';
import { isWritten, type ResourceShape } from '@karite/shared/resource';
import { List } from '@refinedev/antd';
import { lazy, Suspense, useCallback } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { offersHere } from '../providers/access-control.ts';
import { mayHere } from '../providers/actor.ts';
import { PageTitle } from '../ui/page/page-header.tsx';
import { Loading } from '../ui/states/loading.tsx';
import { RecordList } from './list/record-list.tsx';
import { presentAddress } from './page/address.ts';
import { RecordButtons } from './record-buttons.tsx';
import type { ResourcePageProps } from './resource-context.ts';
import { useWindows } from './use-windows.ts';
import { createLabel, type ShopRecord } from './values.ts';
import './resource.css';

const FormWindow = lazy(() => import('./form/form-window.tsx'));
const RecordPage = lazy(() => import('./page/record-page.tsx'));
const ShowModal = lazy(() => import('./show-modal.tsx'));

const NO_ACTIONS: NonNullable<ResourcePageProps['actions']> = [];

type ListPageProps = ResourcePageProps & Required<Pick<ResourcePageProps, 'actions'>>;

/**
 * The pages of a resource: its list with the windows above it, which are routes of their own, and each of its records at a
 * page of its own. A page may add what the declaration can't express; other resources need no
 * code.
 */
export function ResourcePage<R extends ResourceShape>(props: ResourcePageProps<R>) {
  const { resource } = props;
  const { pathname, search } = useLocation();
  const present = presentAddress(pathname, search);
  if (present) return <Navigate to={present} replace />;
  // What a page adds changes records: who only reads them is offered none of it.
  const actions = (mayHere(resource.name, 'update') && props.actions) || NO_ACTIONS;
  const canCreate = offersHere(resource, 'create');
  const canEdit = offersHere(resource, 'update');
  const isRestorable = (props.isRestorable ?? isWritten(resource)) && mayHere('audit', 'update');
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path=":id" element={<RecordPage {...props} actions={actions} />} />
        <Route element={<ListPage {...props} actions={actions} />}>
          <Route index element={null} />
          {canCreate && (
            <>
              <Route
                path="create"
                element={<FormWindow resource={resource} action="create" onSaved={props.onCreated} />}
              />
              <Route
                path="clone/:id"
                element={<FormWindow resource={resource} action="clone" onSaved={props.onCreated} />}
              />
            </>
          )}
          {canEdit && <Route path="edit/:id" element={<FormWindow resource={resource} action="edit" />} />}
          <Route
            path="show/:id"
            element={
              <ShowModal
                resource={resource}
                actions={actions}
                cells={props.cells ?? {}}
                details={props.details}
                isRestorable={isRestorable}
              />
            }
          />
          <Route path="*" element={<Navigate to={`/${resource.name}${search}`} replace />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** The list of a resource; its windows are drawn above it. */
function ListPage(props: ListPageProps) {
  const { resource, above, buttons, actions, cells = {} } = props;
  const { open } = useWindows(resource);
  const canCreate = offersHere(resource, 'create');
  const actionsOf = useCallback(
    (record: ShopRecord) => <RecordButtons resource={resource} record={record} open={open} actions={actions} />,
    [resource, open, actions],
  );
  const title = resource.label.title ?? resource.label.many;
  return (
    <List
      title={<PageTitle>{title}</PageTitle>}
      breadcrumb={false}
      headerProps={{ className: 'list-frame' }}
      canCreate={canCreate}
      {...(buttons && {
        headerButtons: ({ defaultButtons }) => (
          <>
            {buttons}
            {defaultButtons}
          </>
        ),
      })}
      createButtonProps={{
        icon: <PlusOutlined aria-hidden />,
        children: createLabel(resource),
        accessControl: { enabled: false },
        onClick: () => open('create'),
      }}
    >
      {above}
      <RecordList
        {...props}
        bulk={mayHere(resource.name, 'update') ? props.bulk : undefined}
        cells={cells}
        actionsOf={actionsOf}
        open={(id) => open('show', id)}
        create={canCreate ? () => open('create') : null}
      />
      <Suspense>
        <Outlet />
      </Suspense>
    </List>
  );
}
