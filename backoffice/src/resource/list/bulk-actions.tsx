import { DeleteOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { App, Button, Space } from 'antd';
import { lazy, Suspense } from 'react';
import type { BulkAction } from '../resource-context.ts';
import { useDeleteRecords } from '../use-delete-records.ts';
import type { ShopRecord } from '../values.ts';

const DeclaredBulkActions = lazy(() =>
  import('../declared-actions.tsx').then((it) => ({ default: it.DeclaredBulkActions })),
);
const DeletionNote = lazy(() => import('../deletion-note.tsx'));

type BulkActionsProps = {
  resource: ResourceShape;
  selected: readonly string[];
  /** The records in sight, the ticked ones among them. */
  rows: readonly ShopRecord[];
  clear: () => void;
  canDelete: boolean;
  more?: BulkAction;
};

/** What can be done with the ticked records: what the page adds, delete them all, or let go. */
export function BulkActions({ resource, selected, rows, clear, canDelete, more: More }: BulkActionsProps) {
  const { modal } = App.useApp();
  const remove = useDeleteRecords(resource);
  const count = plural(selected.length, resource.label.one, resource.label.many).toLowerCase();
  const confirm = () =>
    modal.confirm({
      title: `Supprimer ${count} ?`,
      content: (
        <>
          <p>Ils restent sous « Supprimés récemment », où ils peuvent être rétablis.</p>
          <Suspense>
            <DeletionNote resource={resource} ids={selected} />
          </Suspense>
        </>
      ),
      okText: 'Supprimer',
      okButtonProps: { danger: true },
      cancelText: 'Annuler',
      onOk: async () => {
        await remove(selected);
        clear();
      },
    });
  return (
    <Space wrap>
      <strong>Sélection : {count}</strong>
      {More && <More selected={selected} clear={clear} />}
      {resource.actions && (
        <Suspense>
          <DeclaredBulkActions
            resource={resource}
            records={rows.filter(({ id }) => selected.includes(id))}
            clear={clear}
          />
        </Suspense>
      )}
      {canDelete && (
        <Button danger size="small" icon={<DeleteOutlined aria-hidden />} onClick={confirm}>
          Supprimer la sélection
        </Button>
      )}
      <Button size="small" type="text" onClick={clear}>
        Annuler
      </Button>
    </Space>
  );
}
