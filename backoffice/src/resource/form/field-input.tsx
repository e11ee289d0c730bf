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
  /** Whether it comes into a form that is drawn already: nothing of it is hidden until this one's code is here. */
  isLater?: boolean;
  value?: DraftOf<K>;
  onChange?: (value: DraftOf<K>) => void;
};

/** The input of a field's kind, once its code is here. Stands in a form's item, which hands it `id`, `value` and `onChange`. */
export function FieldInput<K extends Kind>({ isLater = false, ...props }: FieldInputProps<K>) {
  const { Input } = kinds[props.field.kind];
  const draw: InputProps<K>['draw'] = (name, field, value, onChange) => (
    <FieldInput {...{ name, field, value, onChange, resource: props.resource, record: null }} isLater />
  );
  return (
    <Suspense
      fallback={
        <span className="quiet" aria-busy={!isLater}>
          Chargement…
        </span>
      }
    >
      <Input {...props} draw={draw} startOf={startOf} />
      <FieldWarning field={props.field} value={props.value} />
    </Suspense>
  );
}
