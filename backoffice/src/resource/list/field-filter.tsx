import { type FieldOf, filterKey, type Kind, type ResourceShape, TIMESTAMPS } from '@karite/shared/resource';
import { EmptyFilter } from '../kinds/controls/empty-filter.tsx';
import { comparisonsFor, kinds } from '../kinds/index.ts';
import type { Comparisons } from '../kinds/kind.ts';
import type { Keys } from './list-state.ts';

type FieldFilterProps<K extends Kind> = {
  name: string;
  field: FieldOf<K>;
  resource: ResourceShape;
  filters: Keys;
  /** Sets some keys; an empty text takes one away. */
  change: (part: Keys) => void;
};

/** What narrows a list by a field: the filter of its kind, with its comparisons as keys of the address. */
export function FieldFilter<K extends Kind>({ name, field, resource, filters, change }: FieldFilterProps<K>) {
  const { filter } = kinds[field.kind];
  const declared = { ...resource.fields, ...TIMESTAMPS }[name];
  const by = declared ? comparisonsFor(declared) : [];
  const keys = by.map((operator) => [operator, filterKey(name, operator)] as const);
  const values: Comparisons = Object.fromEntries(keys.map(([operator, key]) => [operator, filters[key]]));
  const onChange = (part: Comparisons) =>
    change(
      Object.fromEntries(keys.flatMap(([operator, key]) => (operator in part ? [[key, part[operator] ?? '']] : []))),
    );
  const hasEmptyOption = filter?.by.includes('empty') ?? false;
  return (
    <>
      {filter && <filter.Control {...{ name, field, resource, values, onChange }} />}
      {by.includes('empty') && !hasEmptyOption && (
        <EmptyFilter label={field.label} values={values} onChange={onChange} />
      )}
    </>
  );
}
