import type { Field, Kind, ResourceShape } from '@karite/shared/resource';
import type { BaseRecord } from '@refinedev/core';
import type { Input, InputProps } from '../inputs/input.ts';
import { inputs } from '../inputs/registry.ts';

type FieldInputProps = {
  name: string;
  field: Field;
  resource: ResourceShape;
  record: BaseRecord | null;
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
};

/** The input of a field's kind. Stands in a form's item, which hands it `id`, `value` and `onChange`. */
export function FieldInput(props: FieldInputProps) {
  const Control = inputs[props.field.kind] as Input<Kind>;
  const draw: InputProps<Kind>['draw'] = (name, field, value, onChange) => (
    <FieldInput {...{ name, field, value, onChange, resource: props.resource, record: null }} />
  );
  return <Control {...(props as unknown as InputProps<Kind>)} draw={draw} />;
}
