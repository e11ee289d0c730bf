import { relationTarget } from '@karite/shared/resource';
import { lazy } from 'react';
import { linksDraft } from './controls/drafts.ts';
import { LinkedRecords, WithRecords } from './controls/linked-records.tsx';
import type { KindDefinition } from './kind.ts';

const OrderedRecords = lazy(() => import('./controls/ordered-records.tsx'));

/** Several records of another resource, in the order that they are dragged into. */
export const orderedManyKind: KindDefinition<'orderedMany'> = {
  Cell: ({ value, field, resource, isWhole }) => (
    <LinkedRecords items={value} of={relationTarget(field, resource)} isWhole={isWhole} />
  ),
  Input: OrderedRecords,
  filter: null,
  draft: {
    ...linksDraft,
    // Their order counts.
    comparable: (ids) => ids ?? [],
    Shown: ({ name, field, resource, draft, show }) => (
      <WithRecords of={relationTarget(field, resource)} ids={draft ?? []}>
        {(records) => show({ [name]: (draft ?? []).flatMap((id) => records.find((record) => record.id === id) ?? []) })}
      </WithRecords>
    ),
  },
};
