import type { Field, Kind } from '@karite/shared/resource';
import type { BaseRecord } from '@refinedev/core';
import type { ReactNode } from 'react';
import type { DraftOf, FieldContext } from '../values.ts';

export type InputProps<K extends Kind> = FieldContext<K> & {
  /** The record being edited; `null` in an empty form. */
  record: BaseRecord | null;
  /** Draws the input of a field inside this one. */
  draw: (name: string, field: Field, value: unknown, onChange: (value: unknown) => void) => ReactNode;
  /** The form's own: it hands these three to whatever stands in one of its items. */
  id?: string;
  value?: DraftOf<K> | null;
  onChange?: (value: DraftOf<K> | null) => void;
};

/** How one kind of value is asked for. */
export type Input<K extends Kind> = (props: InputProps<K>) => ReactNode;
