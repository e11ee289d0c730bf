import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import type { PeriodQuery } from './period-address.ts';

/** As people write days, and as addresses do. Years have four figures: while one is typed, it is not read as a shorter one. */
const FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD'];
const DAY = 'YYYY-MM-DD';
const dayOf = (day: string | undefined) => (day ? dayjs(day) : null);

type OwnDaysProps = { requested: PeriodQuery | null; choose: (change: Partial<PeriodQuery>) => void };

/** The first and the last day of a period of one's own. What can't be read as a day stays as it was typed, and is marked. */
export default function OwnDays({ requested, choose }: OwnDaysProps) {
  return (
    <>
      <label className="visually-hidden" htmlFor="period-from">
        Du
      </label>
      <label className="visually-hidden" htmlFor="period-to">
        Au
      </label>
      <DatePicker.RangePicker
        id={{ start: 'period-from', end: 'period-to' }}
        format={FORMATS}
        classNames={{ popup: { root: 'own-days' } }}
        preserveInvalidOnBlur
        allowClear={false}
        value={[dayOf(requested?.from), dayOf(requested?.to)]}
        onChange={(days) => {
          const [from, to] = days ?? [];
          if (from && to) choose({ from: from.format(DAY), to: to.format(DAY) });
        }}
      />
    </>
  );
}
