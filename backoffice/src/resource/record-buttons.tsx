import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons';
import type { ResourceShape } from '@karite/shared/resource';
import { Button, Tooltip } from 'antd';
import { offersHere } from '../providers/access-control.ts';
import { useIsWide } from '../ui/use-is-narrow.ts';
import { DeclaredActions } from './declared-actions.tsx';
import type { RecordAction } from './resource-context.ts';
import { useConfirmDelete } from './use-confirm-delete.tsx';
import { nameOf, type ShopRecord } from './values.ts';

type RecordButtonsProps = {
  resource: ResourceShape;
  record: ShopRecord;
  open: (action: 'show' | 'edit', id: string) => void;
  actions: readonly RecordAction[];
};

/** The buttons of one record in a list: see, the page's own actions, edit, delete. */
export function RecordButtons({ resource, record, open, actions }: RecordButtonsProps) {
  const confirmDelete = useConfirmDelete(resource);
  const canEdit = offersHere(resource, 'update');
  const canDelete = offersHere(resource, 'delete');
  const name = nameOf(resource, record);
  const isWide = useIsWide();
  const isAlone = !canEdit && !canDelete && !resource.actions && actions.length === 0;

  return (
    <span className="record-buttons">
      <Tooltip title={isAlone || isWide ? undefined : 'Voir'}>
        <Button
          type="text"
          size="small"
          icon={<EyeOutlined aria-hidden />}
          aria-label={`Voir ${name}`}
          onClick={() => open('show', record.id)}
        >
          {(isAlone || isWide) && 'Voir'}
        </Button>
      </Tooltip>
      {actions.map((Action, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's actions never change places
        <Action key={index} record={record} isInRow />
      ))}
      {/* With the row itself: what came later would push the others from beneath a finger. */}
      {resource.actions && <DeclaredActions {...{ resource, record }} isInRow />}
      {canEdit && (
        <Tooltip title={isWide ? undefined : 'Modifier'}>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined aria-hidden />}
            aria-label={`Modifier ${name}`}
            onClick={() => open('edit', record.id)}
          >
            {isWide && 'Modifier'}
          </Button>
        </Tooltip>
      )}
      {canDelete && (
        <Tooltip title="Supprimer">
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Supprimer ${name}`}
            onClick={() => confirmDelete(record)}
          />
        </Tooltip>
      )}
    </span>
  );
}
