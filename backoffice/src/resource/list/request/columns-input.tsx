import type { ResourceShape } from '@karite/shared/resource';
import { Select } from 'antd';
import { columnLabels, columnsIn } from './listed.ts';

export type ListInputProps = {
  resource: ResourceShape;
  id?: string;
  label: string;
  value: string;
  change: (text: string) => void;
};

/** The requested columns of a list, by their labels; none chosen: all. */
export const ColumnsInput = ({ resource, id, value, change }: ListInputProps) => (
  <Select<string[]>
    id={id}
    mode="multiple"
    allowClear
    optionFilterProp="label"
    placeholder="Toutes les colonnes"
    value={columnsIn(value)}
    options={[...columnLabels(resource)].map(([name, label]) => ({ value: name, label }))}
    onChange={(names) => change(names.join(','))}
  />
);
