import { mayUndeleteAny } from '@karite/shared/access';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useDelete } from '@refinedev/core';
import { App } from 'antd';
import { lazy, Suspense } from 'react';
import { actorNow } from '../providers/actor.ts';
import { messageOf } from '../providers/message-of.ts';
import { STATE_ICONS } from '../ui/states/state-icons.tsx';
import { useUndo } from './use-undo.ts';
import { nameOf, type ShopRecord } from './values.ts';

const DeletionNote = lazy(() => import('./deletion-note.tsx'));

/** Confirms before a record is deleted, in the declaration's words, with what is deleted with it; then calls `gone`. */
export function useConfirmDelete(resource: ResourceShape, gone?: () => void) {
  const { modal } = App.useApp();
  const { mutateAsync: remove } = useDelete();
  const undo = useUndo(resource, mayUndeleteAny(actorNow(), resource));
  const { deleteConfirm, deleted, deleteFailed } = messagesOf(resource);
  return (record: ShopRecord) => {
    const { id } = record;
    const question = typeof deleteConfirm === 'function' ? deleteConfirm(record) : deleteConfirm;
    const name = nameOf(resource, record);
    modal.confirm({
      icon: STATE_ICONS.warning,
      title: question,
      content: (
        <>
          {!question.includes(name) && <p>{name}</p>}
          <Suspense>
            <DeletionNote resource={resource} ids={[id]} />
          </Suspense>
        </>
      ),
      okText: 'Supprimer',
      okButtonProps: { danger: true },
      cancelText: 'Annuler',
      onOk: () =>
        remove({
          resource: resource.name,
          id,
          invalidates: ['resourceAll'],
          successNotification: () => ({ type: 'success', message: deleted, ...undo([id]) }),
          errorNotification: (error) => ({
            type: 'error',
            message: messageOf(error, deleteFailed),
            description: deleteFailed,
          }),
        }).then(
          () => gone?.(),
          // The message is above: the window closes.
          () => undefined,
        ),
    });
  };
}
