import { sql } from 'drizzle-orm';
import { columnName } from '../../../platform/database/names.ts';
import { receiveDocument } from '../../../platform/media/receive-document.ts';
import type { KindDefinition, Place } from '../kind.ts';
import { identifier } from '../sql-parts.ts';
import { textColumn } from '../texts/text-column.ts';

const pathColumn = {
  ...textColumn,
  pictures: ({ resource, name }: Place<'file' | 'image'>) => {
    const column = identifier(columnName(name));
    return sql`select id::text as id, ${column} as url, id as record from ${identifier(resource.name)} where ${column} is not null`;
  },
};

export const imageKind: KindDefinition<'image'> = pathColumn;

export const fileKind: KindDefinition<'file'> = {
  ...pathColumn,
  received: async (upload, { accept }) => receiveDocument(upload, accept),
};
