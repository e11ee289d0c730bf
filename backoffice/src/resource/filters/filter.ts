import type { Kind } from '@karite/shared/resource';
import type { ReactNode } from 'react';
import type { FieldContext } from '../values.ts';

export type FilterProps<K extends Kind> = FieldContext<K> & {
  /** By key of the address: `status`, `price_gte`. */
  values: Readonly<Record<string, string>>;
  /** Sets some keys; an empty text takes one away. */
  onChange: (part: Record<string, string>) => void;
};

/** How a list is narrowed by one kind of field. */
export type Filter<K extends Kind> = (props: FilterProps<K>) => ReactNode;

/** The first option of a choice, which narrows nothing. */
export const allOf = (field: { label: string; filter?: true | { all: string } }): string =>
  typeof field.filter === 'object' ? field.filter.all : `${field.label} : tout`;
