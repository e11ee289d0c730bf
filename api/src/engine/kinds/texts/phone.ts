import { formatPhone, normalisePhone } from '@karite/shared/region';
import { lineText } from '@karite/shared/resource/validation';
import { type KindDefinition, valueIn } from '../kind.ts';
import { textColumn } from './text-column.ts';

const phone = lineText()
  .max(30)
  .overwrite((text) => normalisePhone(text) ?? text);

export const phoneKind: KindDefinition<'phone'> = {
  ...textColumn,
  isIndexedWithId: true,
  filterValue: () => phone,
  writeCell: (record, place) => {
    const number = valueIn(record, place);
    return number ? formatPhone(number) : null;
  },
};
