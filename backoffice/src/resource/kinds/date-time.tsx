import { formatDate, formatDateTime } from '@karite/shared/format';
import { Tooltip } from 'antd';
import { DayRange } from './controls/day-range.tsx';
import { valueDraft } from './controls/drafts.ts';
import { localMoment, MomentInput } from './controls/moment-input.tsx';
import { momentOf, said } from './controls/moment-of.ts';
import type { KindDefinition } from './kind.ts';

/** The last moment of a day in the reader's own zone, so that a range holds its last day. */
const endOf = (day: string) => momentOf(day && `${day}T23:59:59.999`);
const startOf = (day: string) => momentOf(day && `${day}T00:00:00`);

const dayOf = (moment: string | undefined): string =>
  moment && !Number.isNaN(Date.parse(moment)) ? localMoment(moment).slice(0, 10) : '';

/** A moment: shown and picked in the reader's own zone, kept in UTC. */
export const dateTimeKind: KindDefinition<'dateTime'> = {
  Cell: ({ value, isWhole }) => (
    <Tooltip title={isWhole ? undefined : formatDateTime(value)}>
      <time dateTime={value}>{isWhole ? formatDateTime(value) : formatDate(value)}</time>
    </Tooltip>
  ),
  Input: ({ id, value, onChange }) => <MomentInput id={id} value={value} onChange={onChange} />,
  filter: {
    by: ['gte', 'lte'],
    Control: ({ field, values, onChange }) => (
      <DayRange
        label={field.label}
        from={dayOf(values.gte)}
        to={dayOf(values.lte)}
        onFrom={(day) => said(startOf(day), (moment) => onChange({ gte: moment ?? '' }))}
        onTo={(day) => said(endOf(day), (moment) => onChange({ lte: moment ?? '' }))}
      />
    ),
  },
  draft: valueDraft,
};
