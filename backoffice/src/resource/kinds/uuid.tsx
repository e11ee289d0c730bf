import { Input } from 'antd';
import { valueDraft } from './controls/drafts.ts';
import type { KindDefinition } from './kind.ts';

export const uuidKind: KindDefinition<'uuid'> = {
  Cell: ({ value, isWhole }) => (isWhole ? value : <span title={value}>{value.slice(0, 8)}</span>),
  Input: ({ id, value, onChange }) => (
    <Input id={id} value={value ?? ''} onChange={(event) => onChange?.(event.target.value)} />
  ),
  filter: null,
  draft: valueDraft,
};
