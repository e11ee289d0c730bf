import { Input, Space } from 'antd';
import { SearchBox } from '../../ui/search-box.tsx';
import type { Filter } from './filter.ts';

/** From one number to another, both included. */
export const NumberFilter: Filter<'integer' | 'decimal' | 'price'> = ({ name, field, values, onChange }) => {
  const bound = (key: string, label: string) => (
    <SearchBox
      key={key}
      type="number"
      className="filter-bound"
      placeholder={`${field.label} ${label}`}
      value={values[key] ?? ''}
      onChange={(value) => onChange({ [key]: value })}
    />
  );
  return <Space.Compact>{[bound(`${name}_gte`, 'min'), bound(`${name}_lte`, 'max')]}</Space.Compact>;
};

/** The last moment of a day in the reader's own zone, so that a range holds its last day. */
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

function dayOf(moment: string | undefined): string {
  if (!moment || Number.isNaN(Date.parse(moment))) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** From one day to another, both included, in the reader's own zone. */
export const DateFilter: Filter<'date'> = ({ name, field, values, onChange }) => {
  const bound = (key: string, label: string, toMoment: (day: string) => string) => (
    <Input
      key={key}
      type="date"
      className="filter-bound"
      aria-label={`${field.label} ${label}`}
      value={dayOf(values[key])}
      onChange={(event) => onChange({ [key]: event.target.value ? toMoment(event.target.value) : '' })}
    />
  );
  return (
    <span className="filter-range">
      <span className="quiet">{field.label}</span>
      <Space.Compact>{[bound(`${name}_gte`, 'du', startOf), bound(`${name}_lte`, 'au', endOf)]}</Space.Compact>
    </span>
  );
};
