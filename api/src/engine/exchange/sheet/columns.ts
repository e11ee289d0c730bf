import { embeddedFields, type ResourceShape, TIMESTAMPS } from '@karite/shared/resource';
import type { Cell, NameMap } from '../../kinds/cell.ts';
import { storedAs } from '../../kinds/index.ts';
import type { StoredRow } from '../../kinds/kind.ts';
import type { RequestedField } from '../../read/projection.ts';
import { projectionKeys } from '../../read/select.ts';

/** A column of an exported sheet: its heading and how a record fills it. */
export type SheetColumn = { heading: string; field: string; read: (record: StoredRow) => Cell };

/** Names by which records are referred to, by field: a name that an import would not find again is none. */
type Names = Readonly<Record<string, NameMap>>;

/**
 * The columns of a resource's sheet: its id, every field that a cell can hold, and its times of creation and change.
 * `fields` limits them, beside the id, by which an import matches a record.
 */
export const sheetColumns = (
  resource: ResourceShape,
  fields: ReadonlySet<string> | null,
  names: Names,
): SheetColumn[] => [
  { heading: 'Identifiant', field: 'id', read: (record) => String(record.id) },
  ...Object.entries({ ...resource.fields, ...TIMESTAMPS }).flatMap(([name, field]): SheetColumn[] => {
    const { writeCell } = storedAs(field);
    return writeCell && (!fields || fields.has(name))
      ? [
          {
            heading: field.label,
            field: name,
            read: (record) => writeCell(record, { resource, name, field }, names[name]),
          },
        ]
      : [];
  }),
];

/** The keys of a record's response for some of its fields: their own, and their embedded records. */
export function keysOf(resource: ResourceShape, fields: ReadonlySet<string>): string[] {
  const embedded = embeddedFields(resource);
  return projectionKeys(resource).filter((key) => key === 'id' || fields.has(embedded.get(key) ?? key));
}

/** The fields that get a column where only these keys of a response are requested; `null`: all of them. */
export function requestedFields(
  resource: ResourceShape,
  requested: readonly RequestedField[] | null,
): ReadonlySet<string> | null {
  const embedded = embeddedFields(resource);
  return requested && new Set(requested.map(({ key }) => embedded.get(key) ?? key));
}
