import type { Linked, ResourceShape } from '@karite/shared/resource';
import { useSelect } from '@refinedev/antd';
import type { BaseRecord, CrudFilter } from '@refinedev/core';
import type { SelectProps } from 'antd';
import { useCallback, useState } from 'react';
import { type Fields, nameOf } from '../../values.ts';

/** How many records a relation's list offers at a time; typing finds the others. */
const AT_A_TIME = 20;
/** A tree's list leaves out invalid options, so it requests more. */
const AT_A_TIME_IN_TREE = 100;

const idOf = (record: BaseRecord) => String(record.id);

type RelationOptions = {
  target: ResourceShape;
  /** The initial selection: its names are requested. */
  chosen: readonly string[];
  /** The options that came with a record: their names need no request. */
  linked?: readonly Linked[] | null | undefined;
  /** Records that may not be chosen. */
  isExcluded?: ((record: Fields) => boolean) | undefined;
};

type RelationSelect = Pick<
  SelectProps,
  'onSearch' | 'loading' | 'showSearch' | 'filterOption' | 'labelRender' | 'onFocus' | 'notFoundContent'
> & { options: { value: string; label: string }[] };

/** Refine's `useSelect` for the records of a resource: found by the server, a few at a time. */
export function useRelationOptions({ target, chosen, linked, isExcluded }: RelationOptions): RelationSelect {
  const [defaultValue] = useState([...chosen]);
  const [isWanted, setWanted] = useState(false);
  const search = (value: string): CrudFilter[] =>
    target.search ? [{ field: 'q', operator: 'eq', value }] : [{ field: target.display, operator: 'contains', value }];
  const { selectProps, query } = useSelect<BaseRecord>({
    resource: target.name,
    optionLabel: useCallback((record: BaseRecord) => nameOf(target, record), [target]),
    optionValue: idOf,
    sorters: [{ field: target.display, order: 'asc' }],
    pagination: { currentPage: 1, pageSize: isExcluded ? AT_A_TIME_IN_TREE : AT_A_TIME },
    defaultValue,
    // A list or form that is only read needs none of them.
    queryOptions: { enabled: isWanted },
    // Refine takes the options above for these as well: the names of what is chosen would wait for a click.
    defaultValueQueryOptions: { enabled: defaultValue.length > 0 },
    onSearch: (value) => (value.trim() ? search(value.trim()) : []),
    errorNotification: false,
  });
  const excluded = new Set((isExcluded ? query.data?.data.filter(isExcluded) : [])?.map(idOf));
  const loaded = selectProps.options?.map(({ value, label }) => ({ value: String(value), label: String(label) })) ?? [];
  const { onSearch, loading, showSearch, filterOption } = selectProps;
  const nameNow = (id: unknown) => {
    const record = linked?.find((each) => each.id === id);
    return record ? nameOf(target, record) : 'Chargement...';
  };
  return {
    ...{ onSearch, loading, showSearch, filterOption },
    options: loaded.filter(({ value }) => !excluded.has(value)),
    // An id is not shown while its name is loading.
    labelRender: ({ label, value }) => label ?? nameNow(value),
    onFocus: () => setWanted(true),
    notFoundContent:
      query.isFetching || !isWanted ? 'Chargement...' : query.isError ? 'Erreur lors du chargement' : 'Aucun résultat',
  };
}
