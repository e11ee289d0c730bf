import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { type Field, fallText, type ResourceShape, steepFalls } from '@karite/shared/resource';
import { Button, Typography } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fieldMessagesOf, messageOf } from '../../../providers/message-of.ts';
import { FieldValue } from '../../field-value.tsx';
import { FieldInput } from '../../form/field-input.tsx';
import { draftOf, payloadOf } from '../../form/form-values.ts';
import type { Draft } from '../../kinds/index.ts';
import { useConfirmFall } from '../../use-confirm-fall.tsx';
import { useFreshRecord } from '../../use-fresh-record.ts';
import { useRecordWrite } from '../../use-record-write.ts';
import { nameOf, type ShopRecord } from '../../values.ts';
import './inline.css';

const FAILED = "Erreur lors de l'enregistrement";

type CellEditorProps = {
  resource: ResourceShape;
  name: string;
  field: Field;
  /** The record as the list shows it. */
  listed: ShopRecord;
  leave: () => void;
  step: (by: -1 | 1) => void;
  paste: (lines: readonly string[]) => void;
};

/** Focuses the input of the value. Returns whether it exists. */
function focusIn(place: HTMLElement): boolean {
  const input = place.querySelector<HTMLElement>(
    ['input:not(:disabled)', 'button', '[tabindex]'].map((it) => `label ${it}`).join(),
  );
  input?.focus();
  if (input instanceof HTMLInputElement) input.select();
  return input !== null;
}

/** An open choice takes Enter and Escape for itself. */
const isChoosing = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

/**
 * Edits one field in its cell, on the current version of the record: Enter saves, Tab saves and goes on, Escape leaves. A
 * save applies to the version that was read. Where somebody else saved meanwhile, a message says so, and a second Enter
 * replaces that value.
 */
export default function CellEditor({ resource, name, field, listed, leave, step, paste }: CellEditorProps) {
  const only: ResourceShape = { ...resource, form: undefined, fields: { [name]: field } };
  const { record, etag, isRead, refuse } = useFreshRecord<ShopRecord>(resource.name, listed);
  const { write, refresh } = useRecordWrite(resource);
  const confirmFall = useConfirmFall();
  const box = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<{ value: Draft[string] } | null>(null);
  const [problem, setProblem] = useState<{ text: string; isStale: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const value = typed ? typed.value : draftOf(only, record)[name];

  useEffect(() => {
    const place = box.current;
    if (!isRead || !place || focusIn(place)) return;
    // An input of the kind that is still being fetched: what is typed until then would be keys of the row.
    const coming = new MutationObserver(() => focusIn(place) && coming.disconnect());
    coming.observe(place, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [isRead]);

  async function save(then: () => void) {
    if (isBusy) return;
    if (!typed) return then();
    setBusy(true);
    const change = { [name]: payloadOf(only, { [name]: value }, 'edit', record)[name] ?? null };
    if (!(await confirmFall(steepFalls(only, record, change).map(fallText)))) return setBusy(false);
    try {
      await write('patch', record.id, change, etag);
      await refresh();
      then();
    } catch (error) {
      const text = fieldMessagesOf(error)[name] ?? messageOf(error, FAILED);
      const isStale = refuse(error);
      setProblem({
        text: isStale ? 'Quelqu’un l’a modifié entre-temps ; Entrée remplace ce qu’il y a maintenant :' : text,
        isStale,
      });
      setBusy(false);
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isChoosing(event)) return;
    if (event.key === 'Enter') void save(leave);
    else if (event.key === 'Escape') leave();
    else if (event.key === 'Tab') void save(() => step(event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const shown = <FieldValue name={name} field={field} record={record} resource={resource} />;
  if (!isRead) return shown;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks of the input within
    <span
      ref={box}
      className="cell-editor"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const lines = event.clipboardData
          .getData('text')
          .replace(/\r?\n$/, '')
          .split(/\r?\n/);
        if (lines.length < 2) return;
        event.preventDefault();
        paste(lines);
      }}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input of the field's kind */}
      <label>
        <span className="visually-hidden">{`${field.label} de ${nameOf(resource, record)}`}</span>
        <FieldInput
          {...{ name, field, resource, record, value }}
          // What is typed while it is being saved would be in no save.
          onChange={(next: Draft[string]) => isBusy || setTyped({ value: next })}
        />
      </label>
      <Button
        size="small"
        type="text"
        loading={isBusy}
        icon={<CheckOutlined aria-hidden />}
        aria-label="Enregistrer"
        title="Enregistrer (Entrée)"
        onClick={() => save(leave)}
      />
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label="Annuler"
        title="Annuler (Échap)"
        onClick={leave}
      />
      {problem && (
        <Typography.Text type="danger" role="alert" className="cell-problem">
          <span>{problem.text} </span>
          {problem.isStale && shown}
        </Typography.Text>
      )}
    </span>
  );
}
