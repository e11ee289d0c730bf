import type { ReactNode } from 'react';
import type { Fields } from './values.ts';

/**
 * Draws something of a record. A page knows its own records, while lists and modals hand on any: as a method's, the
 * parameter may be narrower there. `ResourcePage` checks that it is a record of the page's own resource.
 */
export type Draws<Props> = { draw(props: Props): ReactNode }['draw'];

/** A cell of a page's own, by field name or by the declaration's `column.as`; `undefined`: as the field's kind draws it. */
export type NamedCell<Shown = Fields> = Draws<{ value: unknown; record: Shown; isWhole: boolean }>;
export type NamedCells<Shown = Fields> = Readonly<Record<string, NamedCell<Shown>>>;
