import './form.css';
import type { ResourceShape } from '@karite/shared/resource';
import { Form } from 'antd';
import type { Fields } from '../values.ts';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { FormFields } from './form-fields.tsx';
import { DraftOffer } from './unsaved/draft-offer.tsx';
import { LeaveQuestion } from './unsaved/leave-question.tsx';
import type { RecordForm } from './use-record-form.ts';

/** The inputs of a record's form; where another version is there by now, both above them. */
export const FormBody = ({
  resource,
  form,
  conflict,
  draft,
  unsaved,
  save,
  isReady,
  isSaving,
  isReadOnly = false,
}: RecordForm & { resource: ResourceShape; isReadOnly?: boolean }) => (
  <>
    {conflict.stale && (
      <ConflictPanel
        resource={resource}
        form={form}
        loaded={conflict.loaded}
        stale={conflict.stale}
        sideOf={conflict.sideOf}
        choose={conflict.choose}
      />
    )}
    {unsaved.offer && !isReadOnly && (
      <DraftOffer draft={unsaved.offer} isOutdated={unsaved.isOutdated} take={unsaved.take} decline={unsaved.decline} />
    )}
    {unsaved.isLeaving && (
      <LeaveQuestion stay={unsaved.stay} leave={(isKept) => unsaved.leave(isKept, form.getFieldsValue(true))} />
    )}
    <Form<Fields>
      form={form}
      layout="vertical"
      initialValues={draft}
      onFinish={save}
      onValuesChange={() => unsaved.typed({ ...draft, ...form.getFieldsValue(true) })}
      // What was typed meanwhile would not be saved, and the window closes when the rest is.
      disabled={isReadOnly || isSaving}
      noValidate
    >
      {isReady && <FormFields key={conflict.settled} resource={resource} record={conflict.loaded} />}
    </Form>
  </>
);
