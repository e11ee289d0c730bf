import { kindOf } from '@karite/shared/resource';
import { Input } from 'antd';
import { valueDraft } from './controls/drafts.ts';
import { TextCell } from './controls/text-cell.tsx';
import { TextFilter } from './controls/text-filter.tsx';
import type { KindDefinition } from './kind.ts';

const MOST_CHARACTERS = 5_000;

export const longTextKind: KindDefinition<'longText'> = {
  Cell: (props) => <TextCell {...props} value={kindOf(props.field).text?.(props.value, props.field) ?? props.value} />,
  Input: ({ id, field, value, onChange }) => (
    <Input.TextArea
      id={id}
      value={value ?? ''}
      maxLength={field.maxLength ?? MOST_CHARACTERS}
      autoSize={{ minRows: 3, maxRows: 10 }}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  filter: { by: ['like'], Control: TextFilter },
  draft: valueDraft,
};
