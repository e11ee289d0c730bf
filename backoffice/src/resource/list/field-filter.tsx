import { type FieldOf, filterKey, type Kind, type ResourceShape } from '@karite/shared/resource';
import { kinds } from '../kinds/index.ts';
import type { ListState } from './list-state.ts';

type FieldFilterProps<K extends Kind> = {
  name: string;
  field: FieldOf<K>;
  resource: ResourceShape;
  filters: ListState['filters'];
  /** Sets some keys; an empty text takes one away. */
  change: (part: ListState['filters']) => void;
};

/** What narrows a list by a field: the filter of its kind, with its comparisons as keys of the address. */
export function FieldFilter<K extends Kind>({ name, field, resource, filters, change }: FieldFilterProps<K>) {
  const { filter } = kinds[field.kind];
  if (!filter) return null;
  const { by, Control } = filter;
  const keys = by.map((operator) => [operator, filterKey(name, operator)] as const);
  return (
    <Control
      {...{ name, field, resource }}
      values={Object.fromEntries(keys.map(([operator, key]) => [operator, filters[key]]))}
      onChange={(part) =>
        change(
          Object.fromEntries(
            keys.flatMap(([operator, key]) => (operator in part ? [[key, part[operator] ?? '']] : [])),
          ),
        )
      }
    />
  );
}
