import type { FieldOf, Kind, ResourceShape } from '@karite/shared/resource';
import { Suspense } from 'react';
import { FieldWarning } from '../field-warning.tsx';
import { type DraftOf, type InputProps, kinds } from '../kinds/index.ts';
import type { Fields } from '../values.ts';
import { startOf } from './form-values.ts';

type FieldInputProps<K extends Kind> = {
  name: string;
  field: FieldOf<K>;
  resource: ResourceShape;
  record: Fields | null;
  id?: string;
  value?: DraftOf<K>;
  onChange?: (value: DraftOf<K>) => void;
};

/** The input of a field's kind. It is the child of a form's item, which hands it `id`, `value` and `onChange`. */
export function FieldInput<K extends Kind>(props: FieldInputProps<K>) {
  const { Input } = kinds[props.field.kind];
  const draw: InputProps<K>['draw'] = (name, field, value, onChange) => (
    <LazyInput {...{ name, field, value, onChange, resource: props.resource, record: null }} />
  );
  return (
    <>
      <Input {...props} draw={draw} startOf={startOf} />
      <FieldWarning field={props.field} value={props.value} />
    </>
  );
}

/** The same in a form that is drawn already: nothing of it is hidden until this input's code is there. */
export const LazyInput = <K extends Kind>(props: FieldInputProps<K>) => (
  <Suspense fallback={<span className="quiet">Chargement…</span>}>
    <FieldInput {...props} />
  </Suspense>
);
