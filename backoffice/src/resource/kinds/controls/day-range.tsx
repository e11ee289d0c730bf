import { Space } from 'antd';
import { DayField } from '../../../ui/fields/date-field.tsx';
import { useSlow } from '../../../ui/hooks/use-slow.ts';

type DayEndProps = { label: string; value: string; onChange: (day: string) => void };

/** One end of a range. What can't be read narrows nothing, and is named (R2103). */
function DayEnd({ label, value, onChange }: DayEndProps) {
  const [day, setDay] = useSlow(value, (typed) => (typed === '' || /^\d{4}-\d\d-\d\d$/.test(typed)) && onChange(typed));
  return <DayField aria-label={label} value={day || null} onChange={(typed) => setDay(typed ?? '')} />;
}

export type DayRangeProps = {
  label: string;
  /** Days as `2026-11-22`; blank where the range is open. */
  from: string;
  to: string;
  onFrom: (day: string) => void;
  onTo: (day: string) => void;
};

/** From one day to another, both included; either end may be open. */
export const DayRange = ({ label, from, to, onFrom, onTo }: DayRangeProps) => (
  <span className="filter-range">
    <span className="quiet">{label}</span>
    <Space.Compact>
      <DayEnd label={`${label} du`} value={from} onChange={onFrom} />
      <DayEnd label={`${label} au`} value={to} onChange={onTo} />
    </Space.Compact>
  </span>
);
