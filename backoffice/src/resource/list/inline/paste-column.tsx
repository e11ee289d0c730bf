import { formatNumber, plural } from '@karite/shared/format';
import { fallText, type ResourceShape, steepFalls } from '@karite/shared/resource';
import { useNotification } from '@refinedev/core';
import { Table, Typography } from 'antd';
import { useState } from 'react';
import { messageOf } from '../../../providers/message-of.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EachProgressDialog } from '../../bulk/each-progress.tsx';
import { useEach } from '../../bulk/use-each.ts';
import { FieldValue } from '../../field-value.tsx';
import { useConfirmFall } from '../../use-confirm-fall.tsx';
import { useRecordWrite } from '../../use-record-write.ts';
import { nameOf, type ShopRecord } from '../../values.ts';
import { type PastedValue, pastedValues } from './pasted-values.ts';
import type { Pasted } from './use-inline-edit.ts';
import { writeOver } from './write-over.ts';

const FAILED = "Erreur lors de l'enregistrement";

type PasteColumnProps = {
  resource: ResourceShape;
  rows: readonly ShopRecord[];
  pasted: Pasted;
  onClose: () => void;
};

/** Shows what a pasted column would write, old and new, before any of it is written; then writes it, record by record. */
export default function PasteColumn({ resource, rows, pasted, onClose }: PasteColumnProps) {
  const { name, lines } = pasted;
  const { write, refresh } = useRecordWrite(resource);
  const { open: notify } = useNotification();
  const { each, progress, stop } = useEach();
  const confirmFall = useConfirmFall();
  // As they were when it was pasted: what is written is what was shown.
  const [changes] = useState(() => pastedValues(resource, rows, pasted));
  const field = resource.fields[name];
  if (!field) return null;
  const { one, many } = resource.label;
  const count = (n: number) => plural(n, one, many).toLowerCase();
  const written = changes.filter(({ isSame, problem }) => !isSame && problem === null);
  const beyond = lines.length - changes.length;

  const falls = written.flatMap(({ record, value }) =>
    steepFalls(resource, record, { [name]: value }).map((fall) => `${nameOf(resource, record)} · ${fallText(fall)}`),
  );

  async function save() {
    if (!(await confirmFall(falls))) return;
    const refusals: string[] = [];
    let done = 0;
    await each(
      written,
      async ({ record, value }) => {
        await writeOver(write, resource, record, name, { [name]: value });
        done += 1;
      },
      (error, { record }) => refusals.push(`${nameOf(resource, record)} : ${messageOf(error, FAILED)}`),
    );
    await refresh();
    if (done > 0) notify?.({ type: 'success', message: `${field?.label} : ${count(done)}` });
    if (refusals.length > 0) notify?.({ type: 'error', message: refusals.join(' · '), description: FAILED });
    onClose();
  }

  const show = (value: unknown) => (
    <FieldValue name={name} field={field} record={{ [name]: value }} resource={resource} />
  );
  return (
    <>
      <Dialog
        title={`Coller dans « ${field.label} »`}
        width={640}
        okText={`Modifier ${count(written.length)}`}
        okButtonProps={{ disabled: written.length === 0 }}
        cancelText="Annuler"
        confirmLoading={progress !== null}
        onOk={save}
        onCancel={progress ? stop : onClose}
      >
        <p>
          <span>
            {plural(lines.length, 'ligne collée', 'lignes collées')} · {count(written.length)} à modifier
          </span>
          {beyond > 0 && <span>{` · ${formatNumber(beyond)} au-delà de cette page, laissées de côté`}</span>}
        </p>
        <Table<PastedValue>
          size="small"
          pagination={false}
          rowKey={({ record }) => record.id}
          dataSource={changes}
          columns={[
            { title: one, rowScope: 'row', render: (_, { record }) => nameOf(resource, record) },
            { title: 'Maintenant', render: (_, { record }) => show(record[name]) },
            {
              title: 'Ensuite',
              render: (_, { value, problem }) =>
                problem ? <Typography.Text type="danger">{problem}</Typography.Text> : show(value),
            },
          ]}
          rowClassName={({ isSame }) => (isSame ? 'quiet' : '')}
        />
      </Dialog>
      <EachProgressDialog title="Modification" progress={progress} stop={stop} />
    </>
  );
}
