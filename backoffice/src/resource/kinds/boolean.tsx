import type { FieldOf } from '@karite/shared/resource';
import { lazy } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { valueDraft } from './controls/drafts.ts';
import { OneOfFilter } from './controls/one-of-filter.tsx';
import type { KindDefinition } from './kind.ts';

/** Comes with the form: lists, which load the kinds of fields too, have no use for it. */
const SwitchInput = lazy(() => import('./controls/switch-input.tsx'));

/** What a value is called: by the declaration's words, else yes or no. */
function wordsOf({ column }: FieldOf<'boolean'>) {
  const { yes = 'Oui', no = 'Non', yesIs = 'good' } = typeof column === 'object' ? column : {};
  return { yes, no, yesIs };
}

export const booleanKind: KindDefinition<'boolean'> = {
  Cell: ({ value, field }) => (
    <Badge tone={value ? wordsOf(field).yesIs : 'plain'}>{value ? wordsOf(field).yes : wordsOf(field).no}</Badge>
  ),
  Input: ({ id, field, value, onChange }) => <SwitchInput {...{ id, value, onChange }} words={wordsOf(field)} />,
  filter: {
    by: ['eq'],
    Control: (props) => (
      <OneOfFilter
        {...props}
        options={[
          { value: 'true', label: wordsOf(props.field).yes },
          { value: 'false', label: wordsOf(props.field).no },
        ]}
      />
    ),
  },
  draft: { ...valueDraft, start: (value, field) => value ?? field.initial ?? false },
};
