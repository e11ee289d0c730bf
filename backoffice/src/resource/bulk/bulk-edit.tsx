import '../form/form.css';
import { formatNumber, plural } from '@karite/shared/format';
import { type Field, messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useNotification } from '@refinedev/core';
import { Form, Segmented, Select } from 'antd';
import { useState } from 'react';
import { dataProvider, etagOf } from '../../providers/data-provider.ts';
import { messageOf } from '../../providers/message-of.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/states/alert.tsx';
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
import { PercentChange } from './percent-change.tsx';
import { useEach } from './use-each.ts';
import { changedValue, MOST_AT_ONCE, percentProblem, WAYS, type Way, waysOf } from './ways.ts';

/** A fall by more, in percent, is confirmed (R2105). */
const STEEP = 50;
const FAILED = "Erreur lors de l'enregistrement";

/** The fields that can be changed of a selection. */
const fieldsForMany = (resource: ResourceShape): [string, Field][] =>
  Object.entries(formOf(resource, 'update').fields).filter(
    ([, field]) => isEditable(field) && waysOf(field).length > 0,
  );

type BulkEditProps = { resource: ResourceShape; ids: readonly string[]; about: string; onClose: () => void };

/** Changes one field, which is chosen here, of all ticked records: to one value, or from what each has (R2177). */
export default function BulkEdit({ resource, ids, about, onClose }: BulkEditProps) {
  const [form] = Form.useForm<Draft>();
  const { write, refresh } = useRecordWrite(resource);
  const { open } = useNotification();
  const undo = useUndo(resource);
  const confirmFall = useConfirmFall();
  const { each, progress, stop } = useEach();
  const [name, choose] = useState<string | null>(null);
  const [chosenWay, setWay] = useState<Way | null>(null);
  const fields = fieldsForMany(resource);
  const field = fields.find(([each]) => each === name)?.[1];
  const ways = field ? waysOf(field) : [];
  const way = ways.find((each) => each === chosenWay) ?? ways[0] ?? 'value';
  // Alone it is always shown, in no section.
  const shown = field && { ...field, visibleWhen: undefined, section: undefined };
  const only: ResourceShape | null = name && shown ? { ...resource, form: undefined, fields: { [name]: shown } } : null;
  const isTooMuch = ids.length > MOST_AT_ONCE;

  /** Changes a record from what it has, in the version that was read. */
  async function changeFrom(id: string, value: unknown): Promise<boolean> {
    if (!name || !field) return false;
    const answer = await dataProvider.getOne({ resource: resource.name, id });
    const changed = changedValue(answer.data, { name, field, way, value });
    if (changed !== undefined) await write('patch', id, { [name]: changed }, etagOf(answer));
    return changed !== undefined;
  }

  async function submit(values: Draft) {
    if (!only || !name) return;
    const payload = payloadOf(only, values, 'edit', null);
    const value = way === 'percent' ? values[name] : payload[name];
    const isEmpty = (way === 'add' || way === 'remove') && Array.isArray(value) && value.length === 0;
    const [other] = way === 'percent' ? [percentProblem(value)] : Object.values(problemsOf(only, payload, 'edit'));
    const problem = isEmpty ? 'Choisissez-en un' : other;
    form.setFields([{ name, errors: problem ? [problem] : [] }]);
    if (problem) return;
    const refusals = new Set<string>();
    const saved: string[] = [];
    // An empty field is cleared, which a change expresses by null.
    const change = { [name]: payload[name] ?? null };
    try {
      const isSteep = way === 'percent' && typeof value === 'number' && value < -STEEP;
      const falls = way === 'percent' ? (isSteep ? ids.length : 0) : await countFalls(resource, ids, name, value);
      if (!(await confirmFall([], falls))) return;
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, FAILED), description: FAILED });
      return;
    }
    await each(
      ids,
      async (id) => {
        if (way !== 'value') return (await changeFrom(id, value)) && saved.push(id);
        await write('patch', id, change);
        saved.push(id);
      },
      (error) => refusals.add(messageOf(error, FAILED)),
    );
    await refresh();
    const count = plural(saved.length, resource.label.one, resource.label.many).toLowerCase();
    if (saved.length === 0 && refusals.size === 0) open?.({ type: 'success', message: 'Rien à changer' });
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
        okButtonProps={{ disabled: !only || isTooMuch }}
        confirmLoading={progress !== null}
        onOk={form.submit}
        onCancel={progress ? stop : onClose}
      >
        <Select
          aria-label="Champ à modifier"
          className="bulk-field"
          placeholder="Quel champ ?"
          value={name}
          options={fields.map(([value, { label }]) => ({ value, label }))}
          onChange={choose}
          showSearch
          optionFilterProp="label"
        />
        {isTooMuch && <Alert type="warning" showIcon message={`${formatNumber(MOST_AT_ONCE)} à la fois au plus`} />}
        {ways.length > 1 && (
          <Segmented<Way>
            aria-label="Comment le modifier"
            style={{ marginBottom: 16 }}
            value={way}
            options={ways.map((value) => ({ value, label: WAYS[value] }))}
            onChange={setWay}
          />
        )}
        {only && (
          <Form<Draft>
            key={`${name} ${way}`}
            form={form}
            layout="vertical"
            initialValues={draftOf(only, null)}
            onFinish={submit}
            noValidate
          >
            {way === 'percent' && name && field ? (
              <PercentChange {...{ resource, name, field, ids }} />
            ) : (
              <FormFields resource={only} record={null} />
            )}
          </Form>
        )}
      </Dialog>
      <EachProgressDialog title="Modification" progress={progress} stop={stop} />
    </>
  );
}
