import type { ResourceShape } from '@karite/shared/resource';
import { TIMESTAMPS } from '@karite/shared/resource';
import type { Cell } from '../kinds/cell.ts';
import { storedAs } from '../kinds/index.ts';
import type { Answered } from '../kinds/kind.ts';

/** A column of an exported sheet: its heading and how a record fills it. */
export type SheetColumn = { heading: string; field: string; read: (record: Answered) => Cell };

/** The columns of a resource's sheet: its id, every field that a cell can say, and when the record was made and changed. */
export const sheetColumns = (resource: ResourceShape): SheetColumn[] => [
  { heading: 'Identifiant', field: 'id', read: (record) => String(record.id) },
  ...Object.entries({ ...resource.fields, ...TIMESTAMPS }).flatMap(([name, field]): SheetColumn[] => {
    const { writeCell } = storedAs(field);
    return writeCell
      ? [{ heading: field.label, field: name, read: (record) => writeCell(record, { resource, name, field }) }]
      : [];
  }),
];
