import { Input as AntInput } from 'antd';
import type { Input } from './input.ts';

/** The browser's own colour picker beside the code: light, and at home on every phone. */
export const ColourInput: Input<'colour'> = ({ id, field, value, onChange }) => (
  <span className="colour-input">
    <input
      type="color"
      aria-label={`${field.label} : nuancier`}
      value={/^#[0-9a-f]{6}$/i.test(value ?? '') ? value! : '#000000'}
      onChange={(event) => onChange?.(event.target.value)}
    />
    <AntInput id={id} value={value ?? ''} maxLength={7} onChange={(event) => onChange?.(event.target.value)} />
  </span>
);

/** `2026-11-21T14:05` in the reader's own zone, as the browser's date field wants it. */
export function localMoment(iso: string): string {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A moment, picked in the reader's own zone and kept in UTC. */
export const DateInput: Input<'date'> = ({ id, value, onChange }) => (
  <AntInput
    id={id}
    type="datetime-local"
    value={value ? localMoment(value) : ''}
    onChange={(event) => onChange?.(event.target.value ? new Date(event.target.value).toISOString() : null)}
  />
);
