import type { ResourceShape } from '@karite/shared/resource';
import { Neighbours } from '../neighbours.tsx';
import WhoElse from '../presence/who-else.tsx';
import { RecordModal } from '../record-modal.tsx';
import type { RecordHandler } from '../resource-context.ts';
import { nameOf } from '../values.ts';
import { FormBody } from './form-body.tsx';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
import { useSaveKeys } from './use-save-keys.ts';

type FormModalProps = RecordFormOptions & {
  onClose: () => void;
  /** Opens another record of the list, which is on that page of it; absent where the form belongs to no list. */
  go?: (id: string, page: number) => void;
  /** Called with the record that was saved, before the form closes. */
  onSaved?: RecordHandler | undefined;
};

const titleOf = ({ label }: ResourceShape, action: FormModalProps['action'], name: string): string =>
  action === 'edit' ? `Modifier${name && ` : ${name}`}` : (label.create ?? label.one);

/** The form of a record in a window: to create one, also as a copy of another, or to edit one. */
export default function FormModal({ onClose, go, onSaved, ...options }: FormModalProps) {
  const { resource, action } = options;
  const id = action === 'edit' ? options.id : null;
  const filled = useRecordForm(options, (record) => {
    onSaved?.(record);
    onClose();
  });
  const { form, record, saveButtonProps, isReady, isSaving, failure } = filled;
  useSaveKeys(isReady && !isSaving, form.submit);
  return (
    <RecordModal
      title={titleOf(resource, action, nameOf(resource, record))}
      okText="Enregistrer"
      cancelText="Annuler"
      maskClosable={false}
      okButtonProps={saveButtonProps}
      confirmLoading={isSaving}
      failure={failure}
      isLoading={!isReady && !failure}
      onOk={saveButtonProps.onClick}
      onCancel={onClose}
      footer={(buttons) => (
        <>
          {id && go && <Neighbours {...{ resource, id, go }} />}
          {buttons}
        </>
      )}
    >
      {id && <WhoElse {...{ resource, id }} isEditing />}
      <FormBody resource={resource} filled={filled} />
    </RecordModal>
  );
}
