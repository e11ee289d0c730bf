import type { ResourceShape } from '@karite/shared/resource';
import { columnsOf } from './list/columns.ts';
import { RecordDetails } from './record-details.tsx';
import { type ShopRecord, valueIn } from './values.ts';

type RecordSummaryProps = { resource: ResourceShape; record: ShopRecord };

/** The list fields of a record besides its name, whole, for confirmations. */
export function RecordSummary({ resource, record }: RecordSummaryProps) {
  const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '';
  const only = columnsOf(resource)
    .filter(({ name, field, isShown }) => isShown && name !== resource.display && isSaid(valueIn(record, name, field)))
    .map(({ name }) => name);
  return <RecordDetails resource={resource} record={record} only={only} />;
}
