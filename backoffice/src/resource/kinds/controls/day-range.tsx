import { Input, Space } from 'antd';
import { LAST_DAY } from './moment-of.ts';

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
    <Input
      type="date"
      className="filter-bound"
      aria-label={`${label} ${word}`}
      max={LAST_DAY}
      value={value}
      onChange={(event) => onChange(event.target.value)}
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
