import { firstStates, stateLabels } from '@karite/shared/resource';
import { Select } from 'antd';
import { StateBadge } from '../../ui/states/state-badge.tsx';
import { valueDraft } from './controls/drafts.ts';
import { OneOfFilter, optionsOf } from './controls/one-of-filter.tsx';
import { StateControl } from './controls/state-control.tsx';
import { statesOffered } from './controls/states-offered.ts';
import type { KindDefinition } from './kind.ts';

export const stateKind: KindDefinition<'state'> = {
  Cell: ({ value, name, field, record, resource, isWhole }) =>
    isWhole && !field.readOnly ? (
      <StateControl {...{ name, field, resource }} id={String(record.id)} listed={value} />
    ) : (
      <StateBadge states={field.states} value={value} />
    ),
  /** A new record begins where it may, as another goes on. */
  Input: ({ id, field, resource, record, name, value, onChange }) => {
    const from = record ? String(record[name]) : field.initial;
    const labels = stateLabels(field.states);
    return (
      <Select<string>
        id={id}
        value={value ?? from}
        options={(record ? [from, ...statesOffered(resource, field, from)] : firstStates(field)).map((state) => ({
          value: state,
          label: labels[state] ?? state,
        }))}
        onChange={(state) => onChange?.(state)}
      />
    );
  },
  filter: {
    by: ['eq'],
    Control: (props) => <OneOfFilter {...props} options={optionsOf(stateLabels(props.field.states))} />,
  },
  draft: { ...valueDraft, copied: async (_draft, { initial }) => initial },
};
