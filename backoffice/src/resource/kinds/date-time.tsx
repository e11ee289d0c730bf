import { formatDate, formatDateTime } from '@karite/shared/format';
import { readMoment, shownIn } from '@karite/shared/reading';
import { Tooltip } from 'antd';
import { shopTimeZone } from '../../providers/shop-clock.ts';
import { valueDraft } from './controls/drafts.ts';
import { DayRange, MomentField } from './controls/lazy-days.tsx';
import type { KindDefinition } from './kind.ts';

/** One end of a day by the shop's clocks, so that a range holds its last day; blank where there is none. */
function endOf(day: string, isEnd: boolean): string {
  const reading = readMoment(day, { timeZone: shopTimeZone(), isEnd });
  return 'value' in reading ? reading.value : '';
}

const dayOf = (moment: string | undefined): string =>
  moment && !Number.isNaN(Date.parse(moment)) ? shownIn(shopTimeZone(), moment).slice(0, 10) : '';

/** A time: shown and typed in the shop's time zone, stored in UTC. */
export const dateTimeKind: KindDefinition<'dateTime'> = {
  Cell: ({ value, field, isWhole }) => {
    const isTimed = isWhole || field.withTime;
    return (
      <Tooltip title={isTimed ? undefined : formatDateTime(value, shopTimeZone())}>
        <time dateTime={value}>{(isTimed ? formatDateTime : formatDate)(value, shopTimeZone())}</time>
      </Tooltip>
    );
  },
  Input: ({ id, field, value, onChange }) => (
    <MomentField id={id} isEnd={field.isEnd} value={value} onChange={onChange} isInForm />
  ),
  filter: {
    by: ['gte', 'lte'],
    Control: ({ field, values, onChange }) => (
      <DayRange
        label={field.label}
        from={dayOf(values.gte)}
        to={dayOf(values.lte)}
        onFrom={(day) => onChange({ gte: day && endOf(day, false) })}
        onTo={(day) => onChange({ lte: day && endOf(day, true) })}
      />
    ),
  },
  draft: valueDraft,
};
