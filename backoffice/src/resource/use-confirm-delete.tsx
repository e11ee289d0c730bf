import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { App } from 'antd';
import { lazy, Suspense } from 'react';
import { useDeleteRecords } from './use-delete-records.ts';
import { nameOf, type ShopRecord } from './values.ts';

const DeletionNote = lazy(() => import('./deletion-note.tsx'));

/** What is asked before a record goes: the declaration's own words. */
function deleteQuestion(resource: ResourceShape, record: ShopRecord): string {
  const question = messagesOf(resource).deleteConfirm;
  return typeof question === 'function' ? question(record) : question;
}

/** Asks before a record is deleted, with what would go with it; `gone` is called when it is. */
export function useConfirmDelete(resource: ResourceShape, gone?: () => void) {
  const { modal } = App.useApp();
  const remove = useDeleteRecords(resource);
  return (record: ShopRecord) => {
    const question = deleteQuestion(resource, record);
    const name = nameOf(resource, record);
    modal.confirm({
      title: question,
      content: (
        <>
          {!question.includes(name) && <p>{name}</p>}
          <Suspense>
            <DeletionNote resource={resource} ids={[record.id]} />
          </Suspense>
        </>
      ),
      okText: 'Supprimer',
      okButtonProps: { danger: true },
      cancelText: 'Annuler',
      onOk: async () => {
        if ((await remove([record.id])).length > 0) gone?.();
      },
    });
  };
}
