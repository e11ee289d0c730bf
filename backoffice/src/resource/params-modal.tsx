import type { Action, ResourceShape } from '@karite/shared/resource';
import { Form } from 'antd';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { FormFields } from './form/form-fields.tsx';
import { draftOf, payloadOf } from './form/form-values.ts';
import { problemsOf } from './form/validate.ts';
import type { Draft } from './kinds/index.ts';
import { RecordSummary } from './record-summary.tsx';
import type { Fields, ShopRecord } from './values.ts';

type ParamsModalProps = {
  resource: ResourceShape;
  /** What is asked for (`paramsResource`). */
  params: ResourceShape;
  action: Action;
  /** Whose values the form begins with; `null` for a selection, which begins empty. */
  record: ShopRecord | null;
  /** What it is about: a record's name, or how many. */
  about: string;
  /** What `confirm` says. */
  question?: string;
  /** Whether it was done: the window then closes. */
  act: (values: Fields) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for what an action wants to know, judged as the API judges it, before it is done. */
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
