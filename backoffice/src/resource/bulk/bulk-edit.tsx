import '../form/form.css';
import { plural } from '@karite/shared/format';
import { type Field, kindOf, messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useNotification } from '@refinedev/core';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { messageOf } from '../../providers/message-of.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { formOf } from '../form/form-of.ts';
import { draftOf, isEditable, payloadOf } from '../form/form-values.ts';
import { problemsOf } from '../form/validate.ts';
import type { Draft } from '../kinds/index.ts';
import { useConfirmFall } from '../use-confirm-fall.tsx';
import { useRecordWrite } from '../use-record-write.ts';
import { useUndo } from '../use-undo.ts';
import { countFalls } from './count-falls.ts';
import { EachProgressDialog } from './each-progress.tsx';
import { useEach } from './use-each.ts';

const FAILED = "Erreur lors de l'enregistrement";

/** Whether many records may be given the same value of a field: one value, and no record's alone. */
const isForMany = (field: Field): boolean =>
  isEditable(field) && !field.unique && kindOf(field).storage === 'column' && !kindOf(field).hasFiles;

/** The fields that a selection can be given a value of. */
const fieldsForMany = (resource: ResourceShape): [string, Field][] =>
  Object.entries(formOf(resource, 'update').fields).filter(([, field]) => isForMany(field));

type BulkEditProps = { resource: ResourceShape; ids: readonly string[]; about: string; onClose: () => void };

/** Gives all ticked records the same value of one field, which is chosen here. */
export default function BulkEdit({ resource, ids, about, onClose }: BulkEditProps) {
  const [form] = Form.useForm<Draft>();
  const { write, refresh } = useRecordWrite(resource);
  const { open } = useNotification();
  const undo = useUndo(resource);
  const confirmFall = useConfirmFall();
  const { each, progress, stop } = useEach();
  const [name, choose] = useState<string | null>(null);
  const fields = fieldsForMany(resource);
  const field = fields.find(([each]) => each === name)?.[1];
  const only: ResourceShape | null = name && field ? { ...resource, form: undefined, fields: { [name]: field } } : null;

  async function submit(values: Draft) {
    if (!only || !name) return;
    const payload = payloadOf(only, values, 'edit', null);
    const [problem] = Object.values(problemsOf(only, payload, 'edit'));
    form.setFields([{ name, errors: problem ? [problem] : [] }]);
    if (problem) return;
    const refusals = new Set<string>();
    const saved: string[] = [];
    // An empty field is cleared, which a change expresses by null.
    const change = { [name]: payload[name] ?? null };
    try {
      if (!(await confirmFall([], await countFalls(resource, ids, name, payload[name])))) return;
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, FAILED), description: FAILED });
      return;
    }
    await each(
      ids,
      async (id) => {
        await write('patch', id, change);
        saved.push(id);
      },
      (error) => refusals.add(messageOf(error, FAILED)),
    );
    await refresh();
    const count = plural(saved.length, resource.label.one, resource.label.many).toLowerCase();
    if (saved.length > 0)
      open?.({ type: 'success', message: `${messagesOf(resource).updated} (${count})`, ...undo(saved) });
    if (refusals.size > 0) open?.({ type: 'error', message: [...refusals].join(' · '), description: FAILED });
    onClose();
  }

  return (
    <>
      <Dialog
        title={`Modifier ${about}`}
        width={560}
        okText="Appliquer"
        cancelText="Annuler"
        maskClosable={false}
        okButtonProps={{ disabled: !only }}
        confirmLoading={progress !== null}
        onOk={form.submit}
        onCancel={progress ? stop : onClose}
      >
        <Select
          aria-label="Champ à modifier"
          className="bulk-field"
          placeholder="Quel champ ?"
          value={name}
          options={fields.map(([value, { label }]) => ({ value, label }))}
          onChange={choose}
          showSearch
          optionFilterProp="label"
        />
        {only && (
          <Form<Draft>
            key={name}
            form={form}
            layout="vertical"
            initialValues={draftOf(only, null)}
            onFinish={submit}
            noValidate
          >
            <FormFields resource={only} record={null} />
          </Form>
        )}
      </Dialog>
      <EachProgressDialog title="Modification" progress={progress} stop={stop} />
    </>
  );
}
