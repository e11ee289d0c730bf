import { plainText } from '@karite/shared/resource/validation';
import type { KindDefinition } from '../kind.ts';
import { textColumn } from './text-column.ts';

const email = plainText().toLowerCase().max(254);

export const emailKind: KindDefinition<'email'> = {
  ...textColumn,
  isIndexedWithId: true,
  filterValue: () => email,
};
