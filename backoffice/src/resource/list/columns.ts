import { type Column, date, type Field, type Kind, type ResourceShape } from '@karite/shared/resource';

/** A column of a list, as derived from a declaration. */
export type ListColumn = {
  name: string;
  label: string;
  field: Field;
  options: Column;
  /** Shown until the reader chooses otherwise. */
  isShown: boolean;
};

/** Every record has these two, though no declaration names them. */
export const STAMPS = {
  createdAt: date({ label: 'Créé le', readOnly: true, column: { sortable: true } }),
  updatedAt: date({ label: 'Modifié le', readOnly: true, column: { sortable: true } }),
} as const satisfies Record<string, Field>;

/** Kinds that a row has no room for unless the declaration asks for them. */
const BULKY: readonly Kind[] = ['longText', 'images', 'image', 'children', 'lines'];

const optionsOf = (field: Field): Column => (typeof field.column === 'object' ? field.column : {});

/**
 * The columns that a list can show: those that the declaration asks for, then the ones that a reader may add. `dated`
 * names the creation date where a list shows it from the start.
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
  const others = fields.filter(([, field]) => !field.column && !BULKY.includes(field.kind));
  const shown = declared.map(([name, field]) => column(name, field, true));
  const first = shown.length > 0 ? shown : [column(resource.display, resource.fields[resource.display]!, true)];
  return [
    ...first,
    { ...column('createdAt', STAMPS.createdAt, dated !== undefined), label: dated ?? STAMPS.createdAt.label },
    ...others
      .filter(([name]) => !first.some((each) => each.name === name))
      .map(([name, field]) => column(name, field, false)),
    column('updatedAt', STAMPS.updatedAt, false),
  ];
}

/** Keeps the columns that a reader chose; an outdated choice never empties the list. */
export function chosenColumns(columns: readonly ListColumn[], choice: readonly string[] | null): ListColumn[] {
  const chosen = choice ? columns.filter((column) => choice.includes(column.name)) : [];
  return chosen.length > 0 ? chosen : columns.filter((column) => column.isShown);
}
