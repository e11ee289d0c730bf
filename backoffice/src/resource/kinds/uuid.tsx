import { valueDraft } from './controls/drafts.ts';
import { TypedText } from './controls/typed-text.tsx';
import type { KindDefinition } from './kind.ts';

export const uuidKind: KindDefinition<'uuid'> = {
  Cell: ({ value, isWhole }) => (isWhole ? value : <span title={value}>{value.slice(0, 8)}</span>),
  Input: ({ id, value, onChange }) => <TypedText {...{ id, value, onChange }} />,
  filter: null,
  draft: valueDraft,
};
