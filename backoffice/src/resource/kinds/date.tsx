import { formatDay } from '@karite/shared/resource';
import { valueDraft } from './controls/drafts.ts';
import { DayField, DayRange } from './controls/lazy-days.tsx';
import type { KindDefinition } from './kind.ts';

/** A day, typed or picked. */
export const dateKind: KindDefinition<'date'> = {
  Cell: ({ value }) => <time dateTime={value}>{formatDay(value)}</time>,
  Input: ({ id, value, onChange }) => <DayField id={id} value={value} onChange={onChange} isInForm />,
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
