import type { FieldOf, Kind, ResourceShape } from '@karite/shared/resource';
import { FieldValue } from '../../field-value.tsx';
import { type DraftOf, kinds } from '../../kinds/index.ts';
import type { Fields } from '../../values.ts';

type DraftValueProps<K extends Kind> = {
  resource: ResourceShape;
  name: string;
  field: FieldOf<K>;
  draft: DraftOf<K>;
  /** The record that it would be saved over. */
  current: Fields;
  isWhole: boolean;
};

/** The value of a form's field, drawn as the record would show it once it is saved. */
export function DraftValue<K extends Kind>({ resource, name, field, draft, current, isWhole }: DraftValueProps<K>) {
  const show = (part: Fields) => (
    <FieldValue {...{ resource, name, field, isWhole }} record={{ ...current, ...part }} />
  );
  const { Shown } = kinds[field.kind].draft;
  return Shown ? <Shown {...{ resource, name, field, draft, show }} /> : show({ [name]: draft });
}
