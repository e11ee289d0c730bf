import { lazy } from 'react';
import { fileAt } from './controls/file-at.ts';
import { FileLink } from './controls/file-link.tsx';
import type { KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    file: string | File;
  }
}

const FileInput = lazy(() => import('./controls/file-input.tsx'));

export const fileKind: KindDefinition<'file'> = {
  Cell: ({ value, isWhole }) => <FileLink path={value} isWhole={isWhole} />,
  Input: FileInput,
  filter: null,
  draft: {
    start: (value) => value,
    // Sent only when it changed: a file that a request does not name stays.
    payload: (draft, { name, before }) => ((draft ?? null) === (before ?? null) ? {} : { [name]: draft ?? null }),
    copied: async (draft) => (typeof draft === 'string' ? ((await fileAt(draft)) ?? '') : draft),
    comparable: (draft) => (draft instanceof File ? `file ${draft.name}` : (draft ?? null)),
    Shown: ({ name, draft, show }) => (draft instanceof File ? draft.name : show({ [name]: draft })),
  },
};
