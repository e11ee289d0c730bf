import { embeddedName, type Field, type Kind, type ResourceShape } from '@karite/shared/resource';

/** Between the items of one cell. */
export const SEPARATOR = ' | ';

type Cell = string | number | boolean | null;
/** A column of an exported sheet: its heading and how a record fills it. */
export type SheetColumn = { heading: string; field: string; read: (record: Record<string, unknown>) => Cell };

const names = (field: Field, resource: ResourceShape, value: unknown): string => {
  const target = 'target' in field && field.target !== 'self' ? field.target : resource;
  return (value as Record<string, unknown>[]).map((item) => String(item[target.display])).join(SEPARATOR);
};

/** How a value is written in a sheet, by kind: as people read it, and as an import reads it back. */
const write: { [K in Kind]: (value: never, field: Field, resource: ResourceShape) => Cell } = {
  text: (value: string) => value,
  longText: (value: string) => value,
  integer: (value: number) => value,
  price: (value: number) => value,
  decimal: (value: number) => value,
  boolean: (value: boolean) => (value ? 'Oui' : 'Non'),
  colour: (value: string) => value,
  choice: (value: string, field) => (field as { options: Record<string, string> }).options[value] ?? value,
  date: (value: string) => value,
  image: (value: string) => value,
  images: (value: { url: string }[]) => value.map((image) => image.url).join(SEPARATOR),
  belongsTo: (value: string) => value,
  manyToMany: (value, field, resource) => names(field, resource, value),
  children: (value, field, resource) => names(field, resource, value),
  lines: (value: Record<string, unknown>[], field) =>
    value
      .map((row) =>
        Object.keys((field as { fields: object }).fields)
          .map((name) => String(row[name] ?? ''))
          .join(', '),
      )
      .join(SEPARATOR),
};

function columnOf(resource: ResourceShape, name: string, field: Field): SheetColumn {
  if (field.kind === 'belongsTo') {
    // People know a brand by its name, not by its id.
    const display = field.target === 'self' ? resource.display : field.target.display;
    const read = (record: Record<string, unknown>) => {
      const target = record[embeddedName(name)] as Record<string, unknown> | null;
      return target ? String(target[display] ?? target.id) : null;
    };
    return { heading: field.label, field: name, read };
  }
  const read = (record: Record<string, unknown>) => {
    const value = record[name];
    return value === null || value === undefined ? null : write[field.kind](value as never, field, resource);
  };
  return { heading: field.label, field: name, read };
}

/** The columns of a resource's sheet: its id, every field, and when the record was made and changed. */
export const sheetColumns = (resource: ResourceShape): SheetColumn[] => [
  { heading: 'Identifiant', field: 'id', read: (record) => String(record.id) },
  ...Object.entries(resource.fields).map(([name, field]) => columnOf(resource, name, field)),
  { heading: 'Créé le', field: 'createdAt', read: (record) => String(record.createdAt) },
  { heading: 'Modifié le', field: 'updatedAt', read: (record) => String(record.updatedAt) },
];
