import { formatDate, formatDateTime } from '@karite/shared/format';
import { Input, Space, Tooltip } from 'antd';
import { valueDraft } from './controls/drafts.ts';
import type { FilterProps, KindDefinition } from './kind.ts';

/** `2026-11-21T14:05` in the reader's own zone, as the browser's date field wants it. */
function localMoment(iso: string): string {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The last moment of a day in the reader's own zone, so that a range holds its last day. */
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

const dayOf = (moment: string | undefined): string =>
  moment && !Number.isNaN(Date.parse(moment)) ? localMoment(moment).slice(0, 10) : '';

/** From one day to another, both included, in the reader's own zone. */
function DateFilter({ field, values, onChange }: FilterProps<'date'>) {
  const bound = (by: 'gte' | 'lte', label: string, toMoment: (day: string) => string) => (
    <Input
      key={by}
      type="date"
      className="filter-bound"
      aria-label={`${field.label} ${label}`}
      value={dayOf(values[by])}
      onChange={(event) => onChange({ [by]: event.target.value ? toMoment(event.target.value) : '' })}
    />
  );
  return (
    <span className="filter-range">
      <span className="quiet">{field.label}</span>
      <Space.Compact>{[bound('gte', 'du', startOf), bound('lte', 'au', endOf)]}</Space.Compact>
    </span>
  );
}

/** A moment: shown and picked in the reader's own zone, kept in UTC. */
export const dateKind: KindDefinition<'date'> = {
  Cell: ({ value, isWhole }) => (
    <Tooltip title={isWhole ? undefined : formatDateTime(value)}>
      <time dateTime={value}>{isWhole ? formatDateTime(value) : formatDate(value)}</time>
    </Tooltip>
  ),
  Input: ({ id, value, onChange }) => (
    <Input
      id={id}
      type="datetime-local"
      value={value ? localMoment(value) : ''}
      onChange={(event) => onChange?.(event.target.value ? new Date(event.target.value).toISOString() : null)}
    />
  ),
  filter: { by: ['gte', 'lte'], Control: DateFilter },
  draft: valueDraft,
};
