import { formatDay } from '@karite/shared/resource';
import { Input } from 'antd';
import { DayRange } from './controls/day-range.tsx';
import { valueDraft } from './controls/drafts.ts';
import { LAST_DAY } from './controls/moment-of.ts';
import type { KindDefinition } from './kind.ts';

/** A day, picked with the browser's own calendar. */
export const dateKind: KindDefinition<'date'> = {
  Cell: ({ value }) => <time dateTime={value}>{formatDay(value)}</time>,
  Input: ({ id, value, onChange }) => (
    <Input
      id={id}
      type="date"
      max={LAST_DAY}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value || null)}
    />
  ),
  filter: {
    by: ['gte', 'lte'],
    Control: ({ field, values, onChange }) => (
      <DayRange
        label={field.label}
        from={values.gte ?? ''}
        to={values.lte ?? ''}
        onFrom={(gte) => onChange({ gte })}
        onTo={(lte) => onChange({ lte })}
      />
    ),
  },
  draft: valueDraft,
};
