import type { FieldOf } from '@karite/shared/resource';
import { Switch } from 'antd';
import { Badge } from '../../ui/states/badge.tsx';
import { valueDraft } from './controls/drafts.ts';
import { OneOfFilter } from './controls/one-of-filter.tsx';
import type { KindDefinition } from './kind.ts';

/** What a value is called: by the declaration's words, else yes or no. */
function wordsOf({ column }: FieldOf<'boolean'>) {
  const { yes = 'Oui', no = 'Non', yesTone = 'good' } = typeof column === 'object' ? column : {};
  return { yes, no, yesTone };
}

export const booleanKind: KindDefinition<'boolean'> = {
  Cell: ({ value, field }) => {
    const { yes, no, yesTone } = wordsOf(field);
    return <Badge tone={value ? yesTone : 'plain'}>{value ? yes : no}</Badge>;
  },
  Input: ({ id, field, value, onChange }) => {
    const { yes, no } = wordsOf(field);
    return <Switch {...{ id, onChange }} checked={value ?? false} checkedChildren={yes} unCheckedChildren={no} />;
  },
  filter: {
    by: ['eq'],
    Control: (props) => {
      const { yes, no } = wordsOf(props.field);
      return (
        <OneOfFilter
          {...props}
          options={[
            { value: 'true', label: yes },
            { value: 'false', label: no },
          ]}
        />
      );
    },
  },
  draft: { ...valueDraft, start: (value, field) => value ?? field.initial ?? false },
};
