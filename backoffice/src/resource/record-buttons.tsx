import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons';
import { grantsOn } from '@karite/shared/access';
import type { ResourceShape } from '@karite/shared/resource';
import { EditButton, ShowButton } from '@refinedev/antd';
import { Button } from 'antd';
import { offersHere } from '../providers/access-control.ts';
import { actorNow } from '../providers/actor.ts';
import { useIsWide } from '../ui/hooks/use-is-narrow.ts';
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

/** The buttons of one record in a list: see, the page's own actions, edit, delete; then its next steps. */
export function RecordButtons({ resource, record, open, actions }: RecordButtonsProps) {
  // A window confirms, and lists what is deleted with the record: Refine's own button shows one line only.
  const confirmDelete = useConfirmDelete(resource);
  // Some grants are of some records: the home page is changed, and not deleted.
  const mayNow = (operation: 'update' | 'delete') =>
    offersHere(resource, operation) && grantsOn(actorNow(), resource, operation, record).length > 0;
  const canEdit = mayNow('update');
  const canDelete = mayNow('delete');
  const name = nameOf(resource, record);
  const isWide = useIsWide();
  const isAlone = !canEdit && !canDelete && !resource.actions && actions.length === 0;
  const usual = {
    resource: resource.name,
    recordItemId: record.id,
    type: 'text',
    size: 'small',
    // Judged above for all rows at once: each button's own question would be a query a row.
    accessControl: { enabled: false },
  } as const;

  return (
    <span className={resource.card ? 'record-buttons is-line' : 'record-buttons'}>
      <span>
        <ShowButton
          {...usual}
          icon={<EyeOutlined aria-hidden />}
          title="Voir"
          aria-label={`Voir ${name}`}
          hideText={!isAlone && !isWide}
          onClick={() => open('show', record.id)}
        >
          Voir
        </ShowButton>
        {actions.map((Action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's actions never change places
          <Action key={index} record={record} isInRow />
        ))}
        {canEdit && (
          <EditButton
            {...usual}
            icon={<EditOutlined aria-hidden />}
            title="Modifier"
            aria-label={`Modifier ${name}`}
            hideText={!isWide}
            onClick={() => open('edit', record.id)}
          >
            Modifier
          </EditButton>
        )}
        {canDelete && (
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined aria-hidden />}
            title="Supprimer"
            aria-label={`Supprimer ${name}`}
            onClick={() => confirmDelete(record)}
          />
        )}
      </span>
      {/* With the row itself: what came later would push the others from beneath a finger. */}
      {resource.actions && <DeclaredActions {...{ resource, record }} isInRow />}
    </span>
  );
}
