import type { Action, ResourceShape } from '@karite/shared/resource';
import { Form } from 'antd';
import { useState } from 'react';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FormFields } from './form/form-fields.tsx';
import { draftOf, payloadOf } from './form/form-values.ts';
import { problemsOf } from './form/validate.ts';
import type { Draft } from './kinds/index.ts';
import { RecordSummary } from './record-summary.tsx';
import type { Fields, ShopRecord } from './values.ts';

type ParamsModalProps = {
  resource: ResourceShape;
  /** The action's parameters (`paramsResource`). */
  params: ResourceShape;
  action: Action;
  /** The record with the initial values; `null` for a selection, which starts empty. */
  record: ShopRecord | null;
  /** What it is about: a record's name, or how many. */
  about: string;
  /** The text of `confirm`. */
  question?: string;
  /** Whether it was done: the window then closes. */
  act: (values: Fields) => Promise<boolean>;
  onClose: () => void;
};

/** The form of an action's parameters, validated like in the API, before the action runs. */
export default function ParamsModal({
  resource,
  params,
  action,
  record,
  about,
  question,
  act,
  onClose,
}: ParamsModalProps) {
  const [form] = Form.useForm<Draft>();
  const [isBusy, setBusy] = useState(false);

  async function submit(values: Draft) {
    const payload = payloadOf(params, values, 'edit', record);
    const problems = Object.entries(problemsOf(params, payload, 'edit'));
    form.setFields(problems.map(([name, message]) => ({ name, errors: [message] })));
    if (problems.length > 0) return;
    setBusy(true);
    if (await act(payload)) onClose();
    else setBusy(false);
  }

  return (
    <Dialog
      title={action.label}
      width={560}
      okText={action.label}
      cancelText="Annuler"
      maskClosable={false}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onClose}
    >
      {question && <p>{question}</p>}
      <p>
        <strong>{about}</strong>
      </p>
      {record && <RecordSummary {...{ resource, record }} />}
      <Form<Draft> form={form} layout="vertical" initialValues={draftOf(params, record)} onFinish={submit} noValidate>
        <FormFields resource={params} record={null} />
      </Form>
    </Dialog>
  );
}
