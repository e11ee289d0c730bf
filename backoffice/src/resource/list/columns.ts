import { allows, type Column, type Field, kindOf, type ResourceShape, TIMESTAMPS } from '@karite/shared/resource';
import type { Fields } from '../values.ts';

/** A column of a list, as derived from a declaration. */
export type ListColumn = {
  name: string;
  label: string;
  field: Field;
  options: Column;
  /** Shown until the reader chooses otherwise. */
  isShown: boolean;
};

const isDate = ({ kind }: Field): boolean => kind === 'date' || kind === 'dateTime';

const optionsOf = (field: Field): Column => (typeof field.column === 'object' ? field.column : {});

/**
 * The columns that a list can show: the declared ones, then the ones that a reader may add. `dated`
 * names the creation date where a list shows it from the start: so does one of records that nobody changes, without a date.
 */
export function columnsOf(resource: ResourceShape, dated?: string): ListColumn[] {
  const column = (name: string, field: Field, isShown: boolean): ListColumn => ({
    name,
    label: field.label,
    field,
    options: optionsOf(field),
    isShown,
  });
  const fields = Object.entries(resource.fields);
  const declared = fields.filter(([, field]) => field.column);
  const shown = declared.length > 0 ? declared : fields.filter(([name]) => name === resource.display);
  const others = fields.filter(
    ([name, field]) => !shown.some(([each]) => each === name) && !field.isInternal && kindOf(field).fitsInRow,
  );
  const { createdAt, updatedAt } = TIMESTAMPS;
  const isDated = dated !== undefined || !(allows(resource, 'update') || shown.some(([, field]) => isDate(field)));
  return [
    ...shown.map(([name, field]) => column(name, field, !optionsOf(field).isExtra)),
    { ...column('createdAt', createdAt, isDated), label: dated ?? createdAt.label },
    ...others.map(([name, field]) => column(name, field, false)),
    column('updatedAt', updatedAt, false),
  ];
}

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Keeps the columns that a reader chose; an outdated choice never empties the list. Without a choice, a column that is blank
 * in every row is left out, but not the only one.
 */
export function chosenColumns(
  columns: readonly ListColumn[],
  choice: readonly string[] | null,
  rows: readonly Fields[] = [],
): ListColumn[] {
  const chosen = choice ? columns.filter((column) => choice.includes(column.name)) : [];
  if (chosen.length > 0) return chosen;
  const shown = columns.filter((column) => column.isShown);
  const filled = shown.filter(({ name }) => rows.length < 2 || rows.some((row) => !isBlank(row[name])));
  return filled.length > 0 ? filled : shown;
}
