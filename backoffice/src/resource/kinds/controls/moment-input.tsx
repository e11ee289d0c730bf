import { Input } from 'antd';
import { LAST_DAY, momentOf, said } from './moment-of.ts';

/** `2026-11-21T14:05` in the reader's own zone, as the browser's date field wants it. */
export function localMoment(iso: string): string {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

type MomentInputProps = {
  id?: string;
  /** In UTC; `null`: none. */
  value: string | null | undefined;
  onChange: ((moment: string | null) => void) | undefined;
};

/** A moment, picked in the reader's own zone by the browser's own field. */
export function MomentInput({ id, value, onChange }: MomentInputProps) {
  return (
    <Input
      id={id}
      type="datetime-local"
      value={value ? localMoment(value) : ''}
      max={`${LAST_DAY}T23:59`}
      onChange={(event) => said(momentOf(event.target.value), onChange)}
    />
  );
}
