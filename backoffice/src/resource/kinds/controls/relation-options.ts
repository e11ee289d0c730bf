import type { Linked, ResourceShape } from '@karite/shared/resource';
import { type BaseRecord, type CrudFilter, useSelect } from '@refinedev/core';
import type { SelectProps } from 'antd';
import { useCallback, useState } from 'react';
import { type Fields, nameOf } from '../../values.ts';

/** How many records a relation's list offers at a time; typing finds the others. */
const AT_A_TIME = 20;
/** A tree's list leaves out what can't be chosen, so it asks for more. */
const AT_A_TIME_IN_TREE = 100;

const idOf = (record: BaseRecord) => String(record.id);

type RelationOptions = {
  target: ResourceShape;
  /** What is chosen when the form or the list opens: its names are asked for. */
  chosen: readonly string[];
  /** Those of them that came with a record: their names are known before they are asked for. */
  linked?: readonly Linked[] | null | undefined;
  /** Records that may not be chosen. */
  isExcluded?: (record: Fields) => boolean;
};

/** What an antd Select needs to offer the records of a resource: found by the server, a few at a time. */
export function useRelationOptions({ target, chosen, linked, isExcluded }: RelationOptions) {
  const [defaultValue] = useState([...chosen]);
  const [isWanted, setWanted] = useState(false);
  const search = (value: string): CrudFilter[] =>
    target.search ? [{ field: 'q', operator: 'eq', value }] : [{ field: target.display, operator: 'contains', value }];
  const labelOf = useCallback((record: BaseRecord) => nameOf(target, record), [target]);
  const { options, onSearch, query, defaultValueQuery } = useSelect<BaseRecord>({
    resource: target.name,
    optionLabel: labelOf,
    optionValue: idOf,
    sorters: [{ field: target.display, order: 'asc' }],
    pagination: { currentPage: 1, pageSize: isExcluded ? AT_A_TIME_IN_TREE : AT_A_TIME },
    defaultValue,
    queryOptions: { enabled: isWanted },
    // Refine takes the options above for these as well: the names of what is chosen would wait for a click.
    defaultValueQueryOptions: { enabled: defaultValue.length > 0 },
    onSearch: (value) => (value.trim() ? search(value.trim()) : []),
    errorNotification: false,
  });
  const excluded = new Set((isExcluded ? query.data?.data.filter(isExcluded) : [])?.map(idOf));
  const known = options
    .filter(({ value }) => !excluded.has(String(value)))
    .map(({ value, label }) => ({ value: String(value), label }));
  // An id says nothing to anybody while its name is on the way.
  const nameNow = (id: string) => {
    const record = linked?.find((each) => each.id === id);
    return record ? nameOf(target, record) : '…';
  };
  const unnamed = defaultValueQuery.query.isLoading
    ? defaultValue
        .filter((id) => !known.some(({ value }) => value === id))
        .map((value) => ({ value, label: nameNow(value) }))
    : [];
  return {
    options: [...unnamed, ...known],
    onSearch,
    // Who only looks at a list or a form needs none of them.
    onFocus: () => setWanted(true),
    showSearch: true,
    filterOption: false,
    loading: defaultValueQuery.query.isFetching || query.isFetching,
    notFoundContent:
      query.isFetching || !isWanted ? 'Chargement...' : query.isError ? 'Erreur lors du chargement' : 'Aucun résultat',
  } satisfies SelectProps;
}
