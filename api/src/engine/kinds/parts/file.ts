import { sql } from 'drizzle-orm';
import { columnName } from '../../../platform/database/names.ts';
import { receiveDocument } from '../../../platform/media/receive-document.ts';
import { readText } from '../cell.ts';
import { type KindDefinition, valueIn } from '../kind.ts';
import { identifier } from '../sql-parts.ts';
import { textColumn } from '../texts/text-column.ts';

export const fileKind: KindDefinition<'file'> = {
  ...textColumn,
  received: async (upload, { accept }) => receiveDocument(upload, accept),
  pictures: ({ resource, name }) => {
    const column = identifier(columnName(name));
    return sql`select id::text as id, ${column} as url from ${identifier(resource.name)} where ${column} is not null`;
  },
  writeCell: (record, place) => valueIn(record, place) ?? null,
  readCell: readText,
};
