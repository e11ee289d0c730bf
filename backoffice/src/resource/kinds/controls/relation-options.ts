import type { ResourceShape } from '@karite/shared/resource';
import { useSelect } from '@refinedev/antd';
import type { BaseRecord, CrudFilter } from '@refinedev/core';
import type { SelectProps } from 'antd';
import { useCallback } from 'react';
import { nameOf } from '../../values.ts';

/** How many records a relation's list offers at a time; typing finds the others. */
const AT_A_TIME = 20;
/** A tree's list leaves out what can't be chosen, so it asks for more. */
const AT_A_TIME_IN_TREE = 100;

const EMPTY: string[] = [];
const idOf = (record: BaseRecord) => String(record.id);

type RelationOptions = {
  target: ResourceShape;
  /** What was chosen when the form or the list opened: its names are asked for. */
  chosen?: string[];
  /** Records that may not be chosen. */
  isExcluded?: (record: BaseRecord) => boolean;
};

/** What an antd Select needs to offer the records of a resource: found by the server, a few at a time. */
export function useRelationOptions({ target, chosen = EMPTY, isExcluded }: RelationOptions): SelectProps<string> {
  const search = (value: string): CrudFilter[] =>
    target.search ? [{ field: 'q', operator: 'eq', value }] : [{ field: target.display, operator: 'contains', value }];
  const labelOf = useCallback((record: BaseRecord) => nameOf(target, record), [target]);
  const { selectProps, query } = useSelect<BaseRecord>({
    resource: target.name,
    optionLabel: labelOf,
    optionValue: idOf,
    sorters: [{ field: target.display, order: 'asc' }],
    pagination: { currentPage: 1, pageSize: isExcluded ? AT_A_TIME_IN_TREE : AT_A_TIME },
    defaultValue: chosen,
    onSearch: (value) => (value.trim() ? search(value.trim()) : []),
    errorNotification: false,
  });
  const excluded = new Set((isExcluded ? query.data?.data.filter(isExcluded) : [])?.map((record) => String(record.id)));
  return {
    ...(selectProps as SelectProps<string>),
    options: (selectProps.options ?? [])
      .filter((option) => !excluded.has(String(option.value)))
      .map((option) => ({ value: String(option.value), label: option.label })),
    loading: selectProps.loading || query.isFetching,
    notFoundContent: query.isFetching
      ? 'Chargement...'
      : query.isError
        ? 'Erreur lors du chargement'
        : 'Aucun résultat',
  };
}
