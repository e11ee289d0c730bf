import { Select } from 'antd';
import { useState } from 'react';
import { useRelationOptions } from '../kinds/controls/relation-options.ts';
import { targetOf } from '../values.ts';
import { allOf, type Filter, type FilterProps } from './filter.ts';

type Option = { value: string; label: string };

const OneOf = ({
  name,
  field,
  values,
  onChange,
  options,
}: FilterProps<'choice' | 'boolean'> & { options: Option[] }) => (
  <Select
    className="filter"
    popupMatchSelectWidth={false}
    aria-label={field.label}
    value={values[name] ?? ''}
    options={[{ value: '', label: allOf(field) }, ...options]}
    onChange={(value) => onChange({ [name]: value })}
  />
);

export const ChoiceFilter: Filter<'choice'> = (props) => (
  <OneOf {...props} options={Object.entries(props.field.options).map(([value, label]) => ({ value, label }))} />
);

export const BooleanFilter: Filter<'boolean'> = (props) => {
  const column = typeof props.field.column === 'object' ? props.field.column : {};
  const options = [
    { value: 'true', label: column.yes ?? 'Oui' },
    { value: 'false', label: column.no ?? 'Non' },
  ];
  return <OneOf {...props} options={options} />;
};

/** Records of another resource, or of the tree itself. */
export const RelationFilter: Filter<'belongsTo' | 'manyToMany'> = ({ name, field, resource, values, onChange }) => {
  const [chosen] = useState(values[name] ? [values[name]] : []);
  const isBelow = (each: Record<string, unknown>) => each[name] !== null;
  const select = useRelationOptions({
    target: targetOf(resource, field),
    chosen,
    isExcluded: field.kind === 'belongsTo' && field.isParent ? isBelow : undefined,
  });
  return (
    <Select
      {...select}
      className="filter"
      popupMatchSelectWidth={false}
      aria-label={field.label}
      value={values[name] ?? ''}
      options={[{ value: '', label: allOf(field) }, ...(select.options ?? [])]}
      onChange={(value: string) => onChange({ [name]: value })}
    />
  );
};
