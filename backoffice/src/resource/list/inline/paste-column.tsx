import { formatNumber, plural } from '@karite/shared/format';
import { fallText, type ResourceShape, steepFalls } from '@karite/shared/resource';
import { useInvalidate, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { messageOf } from '../../../providers/message-of.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EachProgressDialog } from '../../bulk/each-progress.tsx';
import { useEach } from '../../bulk/use-each.ts';
import { FieldValue } from '../../field-value.tsx';
import { useAskFall } from '../../use-ask-fall.tsx';
import { nameOf, type ShopRecord } from '../../values.ts';
import { pastedValues } from './pasted-values.ts';
import type { Pasted } from './use-inline-edit.ts';
import { writeOver } from './write-over.ts';
import './inline.css';

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
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const { each, progress, stop } = useEach();
  const askFall = useAskFall();
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

  async function write() {
    if (!(await askFall(falls))) return;
    const refusals: string[] = [];
    let done = 0;
    await each(
      written,
      async ({ record, value }) => {
        await writeOver(resource, record, name, { [name]: value });
        done += 1;
      },
      (error, { record }) => refusals.push(`${nameOf(resource, record)} : ${messageOf(error, FAILED)}`),
    );
    await invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
    if (done > 0) notify?.({ type: 'success', message: `${field?.label} : ${count(done)}` });
    if (refusals.length > 0) notify?.({ type: 'error', message: refusals.join(' · '), description: FAILED });
    onClose();
  }

  const show = (value: unknown) => (
    <FieldValue name={name} field={field} record={{ [name]: value }} resource={resource} />
  );
  return (
    <>
      <Dialog
        title={`Coller dans « ${field.label} »`}
        width={640}
        okText={`Modifier ${count(written.length)}`}
        okButtonProps={{ disabled: written.length === 0 }}
        cancelText="Annuler"
        confirmLoading={progress !== null}
        onOk={write}
        onCancel={progress ? stop : onClose}
      >
        <p>
          <span>
            {plural(lines.length, 'ligne collée', 'lignes collées')} · {count(written.length)} à modifier
          </span>
          {beyond > 0 && <span>{` · ${formatNumber(beyond)} au-delà de cette page, laissées de côté`}</span>}
        </p>
        <table className="pasted">
          <thead>
            <tr>
              <th>{one}</th>
              <th>Maintenant</th>
              <th>Ensuite</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ record, value, isSame, problem }) => (
              <tr key={record.id} className={isSame ? 'quiet' : undefined}>
                <th scope="row">{nameOf(resource, record)}</th>
                <td>{show(record[name])}</td>
                <td>{problem ? <span className="cell-problem">{problem}</span> : show(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
      <EachProgressDialog title="Modification" progress={progress} stop={stop} />
    </>
  );
}
