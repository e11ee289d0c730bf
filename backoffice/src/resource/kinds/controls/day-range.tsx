import { readDay, typedDay } from '@karite/shared/reading';
import { Space } from 'antd';
import { ReadBox } from './read-box.tsx';

type DayRangeProps = {
  label: string;
  /** Days as `2026-11-22`; blank where the range is open. */
  from: string;
  to: string;
  onFrom: (day: string) => void;
  onTo: (day: string) => void;
};

/** From one day to another, both included. */
export function DayRange({ label, from, to, onFrom, onTo }: DayRangeProps) {
  const bound = (word: string, value: string, onChange: (day: string) => void) => (
    <ReadBox
      label={`${label} ${word}`}
      placeholder="jj/mm/aaaa"
      value={value}
      onChange={onChange}
      read={readDay}
      write={typedDay}
    />
  );
  return (
    <span className="filter-range">
      <span className="quiet">{label}</span>
      <Space.Compact>
        {bound('du', from, onFrom)}
        {bound('au', to, onTo)}
      </Space.Compact>
    </span>
  );
}
