import type { ResourceShape } from '@karite/shared/resource';
import { Form } from 'antd';
import { Alert } from '../../ui/states/alert.tsx';
import type { Fields } from '../values.ts';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { FormFields } from './form-fields.tsx';
import { DraftOffer } from './unsaved/draft-offer.tsx';
import type { RecordForm } from './use-record-form.ts';

type FormBodyProps = { resource: ResourceShape; filled: RecordForm; isReadOnly?: boolean };

/** The inputs of a record's form; above them what went wrong, a draft that waits, and both versions after a conflict. */
export function FormBody({ resource, filled, isReadOnly = false }: FormBodyProps) {
  const { formProps, form, conflict, unsaved, problem, lost, isReady, isSaving } = filled;
  return (
    <>
      {problem && (
        <Alert type="error" showIcon message={problem} description={lost} role="alert" style={{ marginBottom: 16 }} />
      )}
      {conflict.stale && <ConflictPanel resource={resource} form={form} conflict={conflict} stale={conflict.stale} />}
      {unsaved.offer && !isReadOnly && (
        <DraftOffer
          draft={unsaved.offer}
          isOutdated={unsaved.isOutdated}
          take={unsaved.take}
          decline={unsaved.decline}
        />
      )}
      {/* What was typed while a form is being saved would not be saved, and the window closes when the rest is. */}
      <Form<Fields> {...formProps} layout="vertical" disabled={isReadOnly || isSaving} noValidate>
        {isReady && <FormFields key={conflict.settled} resource={resource} record={conflict.loaded} />}
      </Form>
    </>
  );
}
