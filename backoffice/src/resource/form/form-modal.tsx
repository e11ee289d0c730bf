import type { ResourceShape } from '@karite/shared/resource';
import { Neighbours } from '../neighbours.tsx';
import WhoElse from '../presence/who-else.tsx';
import { RecordModal } from '../record-modal.tsx';
import type { Told } from '../resource-context.ts';
import { type Fields, nameOf } from '../values.ts';
import { FormBody } from './form-body.tsx';
import { useRecordForm } from './use-record-form.ts';
import { useSaveKeys } from './use-save-keys.ts';

type FormModalProps = {
  resource: ResourceShape;
  id: string | null;
  /** The record that a new one is a copy of. */
  from?: string | null;
  /** Texts that a new one begins with, as a query says them. */
  given?: string | null;
  /** What it is saved with besides what is asked: the record that it belongs to. */
  fixed?: Fields;
  onClose: () => void;
  /** Goes on to another record, which stands on that page of the list; a form of one record alone has no others. */
  go?: (id: string, page: number) => void;
  /** Told of the record that was saved, before the form closes. */
  onSaved?: Told | undefined;
};

/** The form of a resource in a window, to create a record, also as a copy of another, or to edit one. */
export default function FormModal({
  resource,
  id,
  from = null,
  given = null,
  fixed,
  onClose,
  go,
  onSaved,
}: FormModalProps) {
  const filled = useRecordForm({
    resource,
    id,
    from,
    given,
    ...(fixed && { fixed }),
    onSaved: (record) => {
      onSaved?.(record);
      onClose();
    },
  });
  const { form, record, unsaved, isReady, isSaving, problem, failure } = filled;
  useSaveKeys(isReady && !isSaving && !unsaved.isLeaving, form.submit);
  return (
    <RecordModal
      title={
        id ? `Modifier${record ? ` : ${nameOf(resource, record)}` : ''}` : (resource.label.create ?? resource.label.one)
      }
      okText="Enregistrer"
      cancelText="Annuler"
      maskClosable={false}
      okButtonProps={{ disabled: !isReady, title: 'Enregistrer (Ctrl+S)' }}
      confirmLoading={isSaving}
      problem={problem}
      failure={failure}
      isLoading={!isReady && !failure}
      onOk={form.submit}
      onCancel={onClose}
      footer={(buttons) => (
        <>
          {id && go && <Neighbours {...{ resource, id, go }} />}
          {buttons}
        </>
      )}
    >
      {id && <WhoElse {...{ resource, id }} isEditing />}
      <FormBody resource={resource} {...filled} />
    </RecordModal>
  );
}
