import type { ReactNode } from 'react';
import type { Fields } from './values.ts';

/** A cell of a page's own, by field name or by the declaration's `column.as`. */
export type NamedCell = (props: { value: unknown; record: Fields; isWhole: boolean }) => ReactNode;
