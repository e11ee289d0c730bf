import { useLayoutEffect, useState } from 'react';
import { DRAFT_KEY } from '../orders/draft-key.ts';
import { PLACE_KEY } from '../orders/place-key.ts';
import { readJson, writeJson } from '../storage/browser-storage.ts';
import { changeDraft, type Draft, EMPTY_DRAFT, readDraft } from './checkout-draft.ts';

/** Where nothing is filled in yet, the country and the city of the last order, or as chosen on a product. */
const storedDraft = (): Draft => readDraft(readJson(DRAFT_KEY, 'session') ?? readJson(PLACE_KEY));

/**
 * The form, stored for this tab: phones short of memory drop a page while its user reads a message. The change is applied to
 * the stored draft, which is read at once: before the input from before hydration is replayed.
 */
export function useDraft(): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  useLayoutEffect(() => setDraft(storedDraft()), []);
  const change = (part: Partial<Draft>) => {
    const after = changeDraft(storedDraft(), part, readDraft(readJson(PLACE_KEY)).country);
    writeJson(DRAFT_KEY, after, 'session');
    setDraft(after);
  };
  return [draft, change];
}
