import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { formatNumber, plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { App, Button, ConfigProvider, Space } from 'antd';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { STATE_ICONS } from '../../ui/states/state-icons.tsx';
import type { BulkAction, StepNote } from '../resource-context.ts';
import { DeclaredBulkActions } from './declared-bulk-actions.tsx';
import { EachProgressDialog } from './each-progress.tsx';
import { useDeleteRecords } from './use-delete-records.ts';
import { useEach } from './use-each.ts';
import type { Selected } from './use-selection.ts';

const DeletionNote = lazy(() => import('../deletion-note.tsx'));
const BulkEdit = lazy(() => import('./bulk-edit.tsx'));

type BulkActionsProps = {
  resource: ResourceShape;
  selected: Selected;
  /** How many records the list finds in all, and the way to take them all; how many are counted so far. */
  total: number;
  selectAllMatching: () => void;
  loaded: number | null;
  /** Ticks these, and no others. */
  select: (ids: string[]) => void;
  canDelete: boolean;
  canEdit: boolean;
  more?: BulkAction;
  stepNote?: ComponentType<StepNote>;
};

/** What can be done with the ticked records: what the page adds, change or delete them all, or let go. */
export default function BulkActions(props: BulkActionsProps) {
  const {
    resource,
    selected,
    total,
    selectAllMatching,
    loaded,
    select,
    canDelete,
    canEdit,
    more: More,
    stepNote,
  } = props;
  const { modal } = App.useApp();
  const remove = useDeleteRecords(resource);
  const { each, progress, stop } = useEach();
  const [isEditing, setEditing] = useState(false);
  const ids = [...selected.keys()];
  const clear = () => select([]);
  const count = plural(ids.length, resource.label.one, resource.label.many).toLowerCase();
  const confirm = () =>
    modal.confirm({
      icon: STATE_ICONS.warning,
      title: `Supprimer ${count} ?`,
      content: (
        <>
          <p>Ils restent sous « Supprimés récemment », où ils peuvent être rétablis.</p>
          <Suspense>
            <DeletionNote resource={resource} ids={ids} />
          </Suspense>
        </>
      ),
      okText: 'Supprimer',
      okButtonProps: { danger: true },
      cancelText: 'Annuler',
      // Nobody waits in this window for what shows its own progress.
      onOk: () => {
        void remove(ids, each).then((gone) => select(ids.filter((id) => !gone.includes(id))));
      },
    });
  return (
    <Space className="bulk-actions">
      <strong>Sélection : {count}</strong>
      {ids.length < total && (
        <Button size="small" type="link" loading={loaded !== null} onClick={selectAllMatching}>
          {loaded ? formatNumber(loaded) : `Tout sélectionner (${formatNumber(total)})`}
        </Button>
      )}
      {/* An action meanwhile would affect only a part of the requested records. */}
      <ConfigProvider componentDisabled={loaded !== null}>
        {More && <More selected={ids} clear={clear} />}
        {resource.actions && (
          <DeclaredBulkActions resource={resource} selected={selected} clear={clear} note={stepNote} />
        )}
        {canEdit && (
          <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => setEditing(true)}>
            Modifier la sélection
          </Button>
        )}
        {canDelete && (
          <Button danger size="small" icon={<DeleteOutlined aria-hidden />} onClick={confirm}>
            Supprimer la sélection
          </Button>
        )}
      </ConfigProvider>
      <Button size="small" type="text" onClick={clear}>
        Annuler
      </Button>
      <EachProgressDialog title="Suppression" progress={progress} stop={stop} />
      <Suspense>
        {isEditing && <BulkEdit resource={resource} ids={ids} about={count} onClose={() => setEditing(false)} />}
      </Suspense>
    </Space>
  );
}
