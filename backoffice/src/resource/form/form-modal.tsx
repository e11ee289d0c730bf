import type { ResourceShape } from '@karite/shared/resource';
import { RecordModal } from '../record-modal.tsx';
import type { Told } from '../resource-context.ts';
import { nameOf } from '../values.ts';
import { FormBody } from './form-body.tsx';
import { useRecordForm } from './use-record-form.ts';

type FormModalProps = {
  resource: ResourceShape;
  id: string | null;
  onClose: () => void;
  /** Told of the record that was saved, before the form closes. */
  onSaved?: Told | undefined;
};

/** The form of a resource in a window, to create a record or to edit one. */
export default function FormModal({ resource, id, onClose, onSaved }: FormModalProps) {
  const filled = useRecordForm({
    resource,
    id,
    onSaved: (record) => {
      onSaved?.(record);
      onClose();
    },
  });
  const { form, record, isReady, isSaving, problem, failure } = filled;
  return (
    <RecordModal
      title={
        id ? `Modifier${record ? ` : ${nameOf(resource, record)}` : ''}` : (resource.label.create ?? resource.label.one)
      }
      okText="Enregistrer"
      cancelText="Annuler"
      maskClosable={false}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={isSaving}
      problem={problem}
      failure={failure}
      isLoading={!isReady && !failure}
      onOk={form.submit}
      onCancel={onClose}
    >
      <FormBody resource={resource} {...filled} />
    </RecordModal>
  );
}
