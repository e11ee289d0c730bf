import { useEffect, useState } from 'react';
import { readJson, writeJson } from '../storage/browser-storage.ts';
import { changeDraft, type Draft, EMPTY_DRAFT, readDraft } from './checkout-draft.ts';

const DRAFT_KEY = 'checkout-draft';

/** The form, kept for this tab: phones short of memory drop a page while its reader looks at a message. */
export function useDraft(): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  useEffect(() => setDraft(readDraft(readJson(DRAFT_KEY, 'session'))), []);
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const after = changeDraft(before, part);
      writeJson(DRAFT_KEY, after, 'session');
      return after;
    });
  return [draft, change];
}
