import { PlusOutlined } from '@ant-design/icons';
import { isWritten, type ResourceShape } from '@karite/shared/resource';
import { Button } from 'antd';
import { lazy, Suspense, useCallback } from 'react';
import { useParams } from 'react-router';
import { offersHere } from '../providers/access-control.ts';
import { mayHere } from '../providers/actor.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { formOf } from './form/form-of.ts';
import { RecordList } from './list/record-list.tsx';
import { RecordButtons } from './record-buttons.tsx';
import type { ResourcePageProps } from './resource-context.ts';
import { useOpenRecord } from './use-open-record.ts';
import type { ShopRecord } from './values.ts';
import './resource.css';

const FormModal = lazy(() => import('./form/form-modal.tsx'));
const RecordPage = lazy(() => import('./page/record-page.tsx'));
const ShowModal = lazy(() => import('./show-modal.tsx'));

const NO_ACTIONS: NonNullable<ResourcePageProps['actions']> = [];

type ListPageProps = ResourcePageProps & Required<Pick<ResourcePageProps, 'actions'>>;

/** The pages of a resource: its list, and each of its records at an address of its own. */
export function ResourcePage<R extends ResourceShape>(props: ResourcePageProps<R>) {
  const { id } = useParams();
  // What a page adds changes records: who only reads them is offered none of it.
  const actions = (mayHere(props.resource.name, 'update') && props.actions) || NO_ACTIONS;
  return id === undefined ? <ListPage {...props} actions={actions} /> : <RecordPage {...props} {...{ id, actions }} />;
}

/**
 * A whole page from a declaration: list, search, filters, and the modals to create, edit, see and delete. A page may add
 * what the declaration can't say; a resource that needs nothing of it is drawn with nothing to write.
 */
function ListPage(props: ListPageProps) {
  const { resource, above, actions, cells = {}, details } = props;
  const mayAct = mayHere(resource.name, 'update');
  const { isRestorable = isWritten(resource) } = props;
  const { opened, open } = useOpenRecord();
  const canCreate = offersHere(resource, 'create');
  const canEdit = offersHere(resource, 'update');
  const close = useCallback(() => open(null), [open]);

  const actionsOf = useCallback(
    (record: ShopRecord) => <RecordButtons resource={resource} record={record} open={open} actions={actions} />,
    [resource, open, actions],
  );
  const mayFill = opened?.mode === 'create' ? canCreate : opened?.mode === 'edit' && canEdit;

  return (
    <>
      <PageHeader title={resource.label.title ?? resource.label.many}>
        {canCreate && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open({ mode: 'create' })}>
            {resource.label.create ?? `Ajouter : ${resource.label.one}`}
          </Button>
        )}
      </PageHeader>
      {above}
      <RecordList
        {...props}
        bulk={mayAct ? props.bulk : undefined}
        cells={cells}
        actionsOf={actionsOf}
        open={(id) => open({ mode: 'show', id })}
        create={canCreate ? () => open({ mode: 'create' }) : null}
      />
      <Suspense>
        {opened && mayFill && (
          <FormModal
            key={opened.mode === 'create' ? `create ${opened.from ?? ''} ${opened.given ?? ''}` : opened.id}
            resource={formOf(resource, opened.mode === 'edit' ? 'update' : 'create')}
            id={opened.mode === 'edit' ? opened.id : null}
            from={opened.mode === 'create' ? opened.from : null}
            given={opened.mode === 'create' ? opened.given : null}
            onClose={close}
            go={(id, page) => open({ mode: 'edit', id }, page)}
            onSaved={opened.mode === 'create' ? props.onCreated : undefined}
          />
        )}
        {opened?.mode === 'show' && (
          <ShowModal
            resource={resource}
            id={opened.id}
            onClose={close}
            go={(id, page) => open({ mode: 'show', id }, page)}
            onCopy={canCreate ? () => open({ mode: 'create', from: opened.id }) : null}
            onEdit={canEdit ? () => open({ mode: 'edit', id: opened.id }) : null}
            actions={actions}
            cells={cells}
            details={details}
            isRestorable={isRestorable && mayHere('audit', 'update')}
          />
        )}
      </Suspense>
    </>
  );
}
