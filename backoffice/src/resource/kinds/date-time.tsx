import { formatDate, formatDateTime } from '@karite/shared/format';
import { Input, Tooltip } from 'antd';
import { DayRange } from './controls/day-range.tsx';
import { valueDraft } from './controls/drafts.ts';
import type { KindDefinition } from './kind.ts';

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

/** A moment: shown and picked in the reader's own zone, kept in UTC. */
export const dateTimeKind: KindDefinition<'dateTime'> = {
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
  filter: {
    by: ['gte', 'lte'],
    Control: ({ field, values, onChange }) => (
      <DayRange
        label={field.label}
        from={dayOf(values.gte)}
        to={dayOf(values.lte)}
        onFrom={(day) => onChange({ gte: day && startOf(day) })}
        onTo={(day) => onChange({ lte: day && endOf(day) })}
      />
    ),
  },
  draft: valueDraft,
};
