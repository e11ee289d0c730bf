import type { Field, Kind } from '@karite/shared/resource';
import type { ReactNode } from 'react';
import type { FieldContext, ShopRecord, ValueOf } from '../values.ts';

export type CellProps<K extends Kind> = FieldContext<K> & {
  /** Never empty: an empty value is drawn the same way for all kinds. */
  value: ValueOf<K>;
  record: ShopRecord;
  /** In the details there is room for the whole value; in a row there is not. */
  isWhole: boolean;
  /** Draws a field of a row inside this value. */
  draw: (name: string, field: Field, row: Record<string, unknown>) => ReactNode;
};

/** How one kind of value is shown. */
export type Cell<K extends Kind> = (props: CellProps<K>) => ReactNode;

/** A cell of a page's own, by field name or by the declaration's `column.as`. */
export type NamedCell = (props: { value: unknown; record: ShopRecord; isWhole: boolean }) => ReactNode;
