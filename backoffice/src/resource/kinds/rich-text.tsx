import { truncate } from '@karite/shared/format';
import { textOfHtml } from '@karite/shared/resource';
import { lazy, Suspense } from 'react';
import { valueDraft } from './controls/drafts.ts';
import { RichTextView } from './controls/rich-text-view.tsx';
import { TextFilter } from './controls/text-filter.tsx';
import type { KindDefinition } from './kind.ts';

// Apart: only a form with such a field needs the editor.
const RichTextEditor = lazy(() => import('./controls/rich-text-editor.tsx'));

const SHOWN = 80;

/** A text with headings, lists and links: in a row its first words. */
export const richTextKind: KindDefinition<'richText'> = {
  Cell: ({ value, field: { column }, isWhole }) =>
    isWhole ? (
      <RichTextView html={value} />
    ) : (
      truncate(textOfHtml(value), (typeof column === 'object' && column.truncate) || SHOWN)
    ),
  Input: ({ id, field, value, onChange }) => (
    <Suspense fallback={<span className="quiet">Chargement de l’éditeur...</span>}>
      <RichTextEditor id={id} label={field.label} html={value ?? ''} onChange={(html) => onChange?.(html)} />
    </Suspense>
  ),
  filter: { by: ['like'], Control: TextFilter },
  draft: valueDraft,
};
